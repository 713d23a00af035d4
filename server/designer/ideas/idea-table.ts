import { dataFile } from '#server/designer/code/data-file.ts'
import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { IdeaPart } from '#server/designer/ideas/idea.ts'
import { componentOf, ideaPiece } from '#server/designer/ideas/idea-piece.ts'
import { rowsOf } from '#server/designer/ideas/rows.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A list in the person's words, with the columns they named, that can be searched and sorted. */
export function ideaTable(page: Page, part: IdeaPart, id: string, names: string[] | null): Piece {
  const { columns, rows } = rowsOf(page, part, names)
  const component = componentOf(id)
  const data = `data/${id}.ts`
  const heads = columns.map(({ key, label, isState }) => ({ key, label, isState: isState || undefined }))
  const code = tsx`
    import { ListTable } from "@/components/list-table";
    import { rows } from "@/data/${id}";

    const COLUMNS = ${literal(heads, 0, 16)};

    export function ${component}() {
      return (
        <section id="${id}" className="${page.look.container} ${page.look.section}">
          <h2 className="${page.look.h2}">${jsxText(part.title)}</h2>
          <div className="mt-8">
            <ListTable label=${JSON.stringify(part.title)} columns={COLUMNS} rows={rows} />
          </div>
        </section>
      );
    }
  `
  return ideaPiece(id, part.title, code, [
    dataFile({
      file: data,
      name: 'rows',
      row: 'Row',
      fields: Object.fromEntries(columns.map(({ key }) => [key, 'string'])),
      rows: rows.map(row => row.values),
    }),
    tableFile(page),
  ])
}

const tableFile = (page: Page): SourceFile => ({
  name: 'components/list-table.tsx',
  code: tsx`
    import { ArrowUpDown, Search } from "lucide-react";
    import { useState } from "react";
    import { Input } from "@/components/ui/input";

    interface Column {
      key: string;
      label: string;
      isState?: boolean;
    }

    interface ListTableProps<Row> {
      label: string;
      columns: Column[];
      rows: Row[];
    }

    const SEARCHED_FROM = 6;

    export function ListTable<Row extends object>({
      label,
      columns,
      rows,
    }: ListTableProps<Row>) {
      const [query, setQuery] = useState("");
      const [order, setOrder] = useState<string | null>(null);
      const cell = (row: Row, key: string) => String(row[key as keyof Row] ?? "");
      const found = rows
        .filter((row) =>
          Object.values(row).join(" ").toLowerCase().includes(query.toLowerCase()),
        )
        .sort((a, b) =>
          order
            ? cell(a, order).localeCompare(cell(b, order), "en", { numeric: true })
            : 0,
        );

      return (
        <div>
          {rows.length >= SEARCHED_FROM && (
            <div className="relative mb-4 w-full sm:w-72">
              <Search className="absolute top-3.5 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label={\`Search \${label}\`} placeholder="Search" className="h-11 pl-9" />
            </div>
          )}
          <div role="region" aria-label={label} tabIndex={0} className="${flushTileOf(page)} relative overflow-x-auto">
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-b">
                  {columns.map((column) => (
                    <th key={column.key} scope="col" aria-sort={order === column.key ? "ascending" : undefined} className="px-4 py-3 font-medium whitespace-nowrap">
                      <button type="button" onClick={() => setOrder(column.key)} className="inline-flex items-center gap-1.5 hover:text-brand">
                        {column.label}
                        <ArrowUpDown className="size-3.5 text-muted-foreground" aria-hidden="true" />
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.map((row) => (
                  <tr key={Object.values(row).join()} className="border-b last:border-b-0">
                    {columns.map((column, at) => (
                      <td key={column.key} className={at === 0 ? "px-4 py-3.5 font-medium" : "px-4 py-3.5 whitespace-nowrap tabular-nums"}>
                        {column.isState ? (
                          <span className="rounded-full border bg-accent px-2.5 py-0.5 text-xs text-accent-foreground">{cell(row, column.key)}</span>
                        ) : (
                          cell(row, column.key)
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {found.length === 0 && (
            <p className="mt-4 text-muted-foreground">Nothing matches. Try another word.</p>
          )}
        </div>
      );
    }
  `,
})
