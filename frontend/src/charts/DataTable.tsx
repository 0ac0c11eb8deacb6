import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatCount } from "../format";

export interface Column {
  key: string;
  head: ComponentChildren;
  numeric?: boolean;
  /** One line: what the column says. */
  definition?: string;
  /** The first column names the row. */
  cell: (row: number) => ComponentChildren;
}

interface Props {
  caption: string;
  columns: Column[];
  rowCount: number;
  pageSize?: number;
  rowClass?: (row: number) => string | undefined;
  /** A row to turn to and to mark. */
  pointedRow?: number | null;
}

/** A real table that holds any number of rows and puts one page of them into the document. */
export function DataTable({ caption, columns, rowCount, pageSize = 50, rowClass, pointedRow = null }: Props) {
  const pages = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosen, setPage] = useState(0);
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
                  {column.head}
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
      <ColumnDefinitions columns={columns} />
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

function ColumnDefinitions({ columns }: { columns: Column[] }) {
  const defined = columns.filter(({ definition }) => definition);
  if (defined.length === 0) return null;
  return (
    <details class="how">
      <summary>What the columns mean</summary>
      <dl class="formulas">
        {defined.map(({ key, head, definition }) => (
          <div key={key}>
            <dt>{head}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
