import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { formatCount } from "../logic/format";

export interface Column {
  key: string;
  head: ComponentChildren;
  numeric?: boolean;
  /** Meaning of the column, one line. The head of the column opens it, with the formula. */
  definition?: string;
  /** Given if the definition does not make it plain. */
  formula?: string;
  /** The formula with the values of a row substituted; null if the row has none. */
  substituted?: (row: number) => string | null;
  /** The first column names the row. */
  cell: (row: number) => ComponentChildren;
}

export interface Origin {
  window: string;
  files: string;
}

interface Props {
  caption: string;
  columns: Column[];
  rowCount: number;
  pageSize?: number;
  rowClass?: (row: number) => string | undefined;
  /** Name of a row, shown with its `substituted` formula. */
  rowName?: (row: number) => string;
  /** The window and the files of the numbers. */
  origin?: Origin;
  /** The row that is scrolled to and marked. */
  pointedRow?: number | null;
}

/** A table of any number of rows, one page of which is in the document. */
export function DataTable(props: Props) {
  const { caption, columns, rowCount, pageSize = 50, rowClass, rowName, origin, pointedRow = null } = props;
  const pages = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosen, setPage] = useState(0);
  /** Key of the column whose definition is open; "" if those of all are. */
  const [opened, setOpened] = useState<string | null>(null);
  const details = useId();
  const pointed = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (pointedRow !== null) setPage(Math.floor(pointedRow / pageSize));
  }, [pointedRow]);
  const page = Math.min(chosen, pages - 1);
  const first = page * pageSize;
  const last = Math.min(rowCount, first + pageSize);
  useEffect(() => {
    if (pointedRow !== null) pointed.current?.scrollIntoView?.({ block: "center" });
  }, [pointedRow, page]);
  const rows = Array.from({ length: last - first }, (_, i) => first + i);
  return (
    <div class="table-block">
      <div class="table-scroll" tabindex={0} role="group" aria-label={caption}>
        <table>
          <caption class="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" class={column.numeric ? "numeric" : undefined}>
                  {column.definition ? (
                    <button
                      type="button"
                      class="column-head"
                      title={column.definition}
                      aria-expanded={opened === column.key}
                      aria-controls={details}
                      onClick={() => setOpened(opened === column.key ? null : column.key)}
                    >
                      {column.head}
                    </button>
                  ) : (
                    column.head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row}
                ref={row === pointedRow ? pointed : undefined}
                class={[rowClass?.(row), row === pointedRow ? "is-pointed" : ""].filter(Boolean).join(" ") || undefined}
              >
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" class={column.numeric ? "numeric" : undefined}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} class={column.numeric ? "numeric" : undefined}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && <Pager page={page} pages={pages} onTurn={setPage} rows={[first + 1, last, rowCount]} />}
      <ColumnDefinitions
        id={details}
        columns={columns}
        rows={rows}
        rowName={rowName}
        origin={origin}
        opened={opened}
        onOpen={setOpened}
      />
    </div>
  );
}

function Pager({
  page,
  pages,
  onTurn,
  rows,
}: {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  rows: [first: number, last: number, count: number];
}) {
  const [first, last, count] = rows.map(formatCount);
  return (
    <div class="pager" role="group" aria-label="Pages of the table">
      <button type="button" disabled={page === 0} onClick={() => onTurn(0)}>
        First
      </button>
      <button type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Previous
      </button>
      <span role="status">
        Rows {first} to {last} of {count}
      </span>
      <button type="button" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        Next
      </button>
      <button type="button" disabled={page === pages - 1} onClick={() => onTurn(pages - 1)}>
        Last
      </button>
    </div>
  );
}

interface DefinitionsProps {
  id: string;
  columns: Column[];
  /** Indices of the rows on the page. */
  rows: number[];
  rowName: ((row: number) => string) | undefined;
  origin: Origin | undefined;
  opened: string | null;
  onOpen: (key: string | null) => void;
}

function ColumnDefinitions({ id, columns, rows, rowName, origin, opened, onOpen }: DefinitionsProps) {
  const defined = columns.filter(({ definition }) => definition);
  if (defined.length === 0) return null;
  return (
    <details
      id={id}
      class="how"
      open={opened !== null}
      onToggle={(event) => {
        if (event.currentTarget.open !== (opened !== null)) onOpen(event.currentTarget.open ? "" : null);
      }}
    >
      <summary>What the columns mean, and where they come from</summary>
      <dl class="formulas">
        {defined.map(({ key, head, definition, formula, substituted }) => (
          <div key={key} class={key === opened ? "is-pointed" : undefined}>
            <dt>{head}</dt>
            <dd>
              {definition}
              {formula && <span class="formula definition">Formula: {formula}</span>}
              {substituted && rowName && key === opened && <SubstitutedRows rows={rows} name={rowName} substituted={substituted} />}
            </dd>
          </div>
        ))}
        {origin && (
          <>
            <div>
              <dt>Window</dt>
              <dd>{origin.window}</dd>
            </div>
            <div>
              <dt>Files</dt>
              <dd>{origin.files}</dd>
            </div>
          </>
        )}
      </dl>
    </details>
  );
}

interface SubstitutedProps {
  rows: number[];
  name: (row: number) => string;
  substituted: (row: number) => string | null;
}

/** The formula of the opened column with the values of each row on the page. */
function SubstitutedRows({ rows, name, substituted }: SubstitutedProps) {
  const known = rows.map((row) => [row, substituted(row)] as const).filter(([, text]) => text !== null);
  return (
    <ul class="worked">
      {known.map(([row, text]) => (
        <li key={row}>
          {name(row)}: <span class="number">{text}</span>
        </li>
      ))}
    </ul>
  );
}
