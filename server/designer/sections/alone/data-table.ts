import { constant, type Literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { chooseDataset } from '#server/designer/datasets/choose-dataset.ts'
import type { Page } from '#server/designer/page/page.ts'
import { heading } from '#server/designer/page/page.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import { chooseRecords, RECORDS } from '#server/designer/records/choose-records.ts'
import { columnRows, recordRows } from '#server/designer/records/record-rows.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { askedTable } from '#server/designer/trades/asked-lists.ts'

export const dataTable: Alone = {
  name: 'data-table',
  label: 'a table',
  words:
    /\b(?:(?:data|responsive|sortable|comparison|interactive) ?tables?|tables? (?:with|that|which|component|showing|of)|data ?grids?|(?<!\b(?:dining|coffee|side|pool|round|pricing|price|comparison|a|the|free|ping[- ]pong|time|wooden) )(?<=[a-z] )tables?(?=\s*$)|spreadsheets?|(?<=^\s*(?:(?:an?|the|make|create|build|show|design|give me)\s+)*(?:(?:sortable|filterable|searchable|simple|clean)\s+)?)lists? of)\b/i,
  component: 'DataTable',
  says: 'columns that sort, a search, rows that light up, pages, and cards where there is no room',
  isWide: true,
  code: page => tsx`
    import { ArrowDown, ArrowUp, ChevronsUpDown, Search } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { columns, rows, written } from "@/data/rows";

    const PAGE = 6;

    /** What a narrow screen has no column for stands below the first value. */
    const isAside = (index: number) => index > 1 && index < columns.length - 1;

    const asideOf = (row: (typeof rows)[number]) =>
      columns
        .filter((_, index) => isAside(index))
        .map((column) => written(row[column.key], column.kind))
        .join(" · ");

    export function DataTable() {
      const [query, setQuery] = useState("");
      const [key, setKey] = useState(columns[0].key);
      const [isUp, setIsUp] = useState(true);
      const [page, setPage] = useState(0);
      const found = rows
        .filter((row) =>
          Object.values(row).join(" ").toLowerCase().includes(query.toLowerCase()),
        )
        .sort((a, b) => {
          const [x, y] = [a[key], b[key]];
          const isNumber = typeof x === "number" && typeof y === "number";
          const order = isNumber ? x - y : String(x).localeCompare(String(y));
          return isUp ? order : -order;
        });
      const pages = Math.max(1, Math.ceil(found.length / PAGE));
      const at = Math.min(page, pages - 1);

      function sort(next: string) {
        setIsUp(next === key ? !isUp : true);
        setKey(next);
      }

      return (
        <section className="${flushTileOf(page)} w-full border bg-card text-card-foreground">
          <div className="flex flex-wrap items-center justify-between gap-4 p-5">
            <h1 className="${page.look.h3} text-xl">${titleOf(page)}</h1>
            <div className="relative w-full sm:w-72">
              <Search className="absolute top-3 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search" placeholder="Search" className="h-10 pl-9" />
            </div>
          </div>
          <div className="overflow-x-auto border-y" tabIndex={0} role="region" aria-label="Table with sortable columns">
            <table className="w-full text-left sm:min-w-[40rem] text-sm">
              <thead>
                <tr>
                  {columns.map((column, index) => (
                    <th key={column.key} scope="col" aria-sort={column.key === key ? (isUp ? "ascending" : "descending") : "none"} className={isAside(index) ? "hidden px-5 py-3 font-medium sm:table-cell" : "px-5 py-3 font-medium"}>
                      <button type="button" onClick={() => sort(column.key)} className="inline-flex items-center gap-1.5 hover:underline">
                        {column.label}
                        {column.key !== key ? <ChevronsUpDown className="size-3.5" aria-hidden="true" /> : isUp ? <ArrowUp className="size-3.5" aria-hidden="true" /> : <ArrowDown className="size-3.5" aria-hidden="true" />}
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.slice(at * PAGE, (at + 1) * PAGE).map((row) => (
                  <tr key={String(row.id)} className="border-t transition-colors hover:bg-accent hover:text-accent-foreground">
                    {columns.map((column, index) => (
                      <td key={column.key} className={isAside(index) ? "hidden px-5 py-3.5 tabular-nums sm:table-cell" : "px-5 py-3.5 tabular-nums"}>
                        {written(row[column.key], column.kind)}
                        {index === 0 && <span className="block text-xs text-muted-foreground sm:hidden">{asideOf(row)}</span>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {found.length === 0 && (
              <p className="border-t py-14 text-center text-muted-foreground">No rows match “{query}”.</p>
            )}
          </div>
          <nav aria-label="Pagination" className="flex flex-wrap items-center justify-between gap-3 p-5 text-sm">
            <p className="text-muted-foreground">
              {found.length} rows, page {at + 1} of {pages}
            </p>
            <div className="flex gap-2">
              <Button variant="outline" disabled={at === 0} onClick={() => setPage(at - 1)}>Previous</Button>
              <Button variant="outline" disabled={at + 1 >= pages} onClick={() => setPage(at + 1)}>Next</Button>
            </div>
          </nav>
        </section>
      );
    }
  `,
  files: page => [{ name: 'data/rows.ts', code: dataOf(page) }],
}

const typeOf = (page: Page) => {
  const dataset = chooseDataset(page.brief)
  const known = [...(dataset.own ?? []), ...RECORDS]
  const [type] = [askedTable(page.brief.prompt, known) ?? [], chooseRecords(page.brief, dataset)].flat()
  if (!type) throw new Error('A dataset has no records.')
  return type
}

const titleOf = (page: Page): string => heading(typeOf(page).plural)

function dataOf(page: Page): string {
  const type = typeOf(page)
  const rows: Literal[] = recordRows(type, page.choices).map((row, id) => ({ id, ...row }))
  return `export type Value = string | number;

${constant('export const columns', columnRows(type.columns))}

${constant('export const rows: Record<string, Value>[]', rows)}

export function written(value: Value, kind: string) {
  if (typeof value !== "number") return value;
  return kind === "percent" ? \`\${value}%\` : value.toLocaleString("en");
}
`
}
