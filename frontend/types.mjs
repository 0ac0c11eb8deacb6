// Writes src/api/document.ts: the types of the overview document, from the schema in the package.
// With --check it writes nothing, and fails if the file is not what the schema says.

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const HERE = dirname(fileURLToPath(import.meta.url));
const SCHEMA = join(HERE, "..", "tensorboard_plugin_overview", "overview", "overview.schema.json");
const TYPES = join(HERE, "src", "api", "document.ts");

const schema = withoutRules(JSON.parse(await readFile(SCHEMA, "utf8")));
// The page asks for a category's column by its id.
schema.$defs.StepColumns.additionalProperties = {
  type: "array",
  items: { type: ["number", "string", "boolean", "null"] },
};

const types = await compile(schema, "Overview", {
  bannerComment:
    "/* Do not edit: written by `npm run types` from\n" +
    " * tensorboard_plugin_overview/overview/overview.schema.json. */",
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { printWidth: 110 },
});

if (process.argv.includes("--check")) {
  if (types !== (await readFile(TYPES, "utf8"))) {
    console.error("src/api/document.ts is stale: run `npm run types` in frontend/ and commit it.");
    process.exit(1);
  }
  console.log("The types of the document are fresh.");
} else {
  await writeFile(TYPES, types);
}

/** The schema without what types cannot say, and without what would give one type several names. */
function withoutRules(node) {
  if (Array.isArray(node)) return node.map(withoutRules);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const { allOf, dependentRequired, maxItems, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutRules(value)]));
}
