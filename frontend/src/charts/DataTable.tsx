import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { formatCount } from "../format";

export interface Column {
  key: string;
  head: ComponentChildren;
  numeric?: boolean;
  /** The first column names the row. */
  cell: (row: number) => ComponentChildren;
}

/** A real table that holds any number of rows and puts one page of them into the document. */
export function DataTable({
  caption,
  columns,
  rowCount,
  pageSize = 50,
  rowClass,
}: {
  caption: string;
  columns: Column[];
  rowCount: number;
  pageSize?: number;
  rowClass?: (row: number) => string | undefined;
}) {
  const pages = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosen, setPage] = useState(0);
  const page = Math.min(chosen, pages - 1);
  const first = page * pageSize;
  const last = Math.min(rowCount, first + pageSize);
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
              <tr key={row} class={rowClass?.(row)}>
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
      {pages > 1 && (
        <div class="pager" role="group" aria-label="Pages of the table">
          <button type="button" disabled={page === 0} onClick={() => setPage(0)}>
            First
          </button>
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </button>
          <span role="status">
            Rows {formatCount(first + 1)} to {formatCount(last)} of {formatCount(rowCount)}
          </span>
          <button type="button" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            Next
          </button>
          <button type="button" disabled={page === pages - 1} onClick={() => setPage(pages - 1)}>
            Last
          </button>
        </div>
      )}
    </div>
  );
}
