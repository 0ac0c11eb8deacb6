// Writes from the schema in the package src/api/document.ts, the types of the overview document, and
// src/api/columns.ts, what the columns of its tables mean and how they are computed.
// With --check it writes nothing, and fails if the files are not what the schema says.

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const HERE = dirname(fileURLToPath(import.meta.url));
const SCHEMA = join(HERE, "..", "tensorboard_plugin_overview", "overview", "overview.schema.json");
const BANNER =
  "/* Do not edit: written by `npm run types` from\n" +
  " * tensorboard_plugin_overview/overview/overview.schema.json. */";

const source = JSON.parse(await readFile(SCHEMA, "utf8"));
const schema = withoutRules(source);
// The page asks for a category's column by its id.
schema.$defs.StepColumns.additionalProperties = {
  type: "array",
  items: { type: ["number", "string", "boolean", "null"] },
};

const types = await compile(schema, "Overview", {
  bannerComment: BANNER,
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { printWidth: 110 },
});

const written = { "document.ts": types, "columns.ts": columns(source.$defs) };

for (const [name, text] of Object.entries(written)) {
  const path = join(HERE, "src", "api", name);
  if (!process.argv.includes("--check")) {
    await writeFile(path, text);
  } else if (text !== (await readFile(path, "utf8"))) {
    console.error(`src/api/${name} is stale: run \`npm run types\` in frontend/ and commit it.`);
    process.exit(1);
  } else {
    console.log(`src/api/${name} is fresh.`);
  }
}

/** The module of the tables: their window and files, and of each column that has one the definition. */
function columns(definitions) {
  const tables = {};
  for (const [name, table] of Object.entries(definitions)) {
    if (table["x-window"] === undefined) continue;
    const defined = Object.entries(table.properties).filter(([, field]) => field["x-definition"]);
    tables[name] = {
      origin: { window: table["x-window"], files: table["x-files"] },
      columns: Object.fromEntries(
        defined.map(([key, field]) => [key, { definition: field["x-definition"], formula: field["x-formula"] }]),
      ),
    };
  }
  return `${BANNER}\n\nexport const TABLES = ${JSON.stringify(tables, null, 2)} as const;\n`;
}

/** The schema without what types cannot say, and without what would give one type several names. */
function withoutRules(node) {
  if (Array.isArray(node)) return node.map(withoutRules);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const { allOf, dependentRequired, maxItems, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutRules(value)]));
}
