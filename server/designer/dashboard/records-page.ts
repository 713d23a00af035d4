import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import { recordFormFile, recordSheetFile } from '#server/designer/dashboard/record-dialogs.ts'
import { recordsTableFile, stateBadgeFile } from '#server/designer/dashboard/records-table.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A list that can be searched, filtered, sorted, paged, exported, added to, looked into and changed. */
export const recordsFiles = (board: Board): SourceFile[] => [
  pageFile(board),
  recordsTableFile(),
  stateBadgeFile(),
  recordSheetFile(),
  recordFormFile(board),
]

function pageFile({ page, tile }: Board): SourceFile {
  const code = tsx`
    import { Download, Search } from "lucide-react";
    import { useState } from "react";
    import { RecordForm } from "@/components/records/record-form";
    import { RecordSheet } from "@/components/records/record-sheet";
    import { RecordsTable } from "@/components/records/records-table";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import {
      downloadCsv,
      type RecordTable,
      type Row,
      select,
      type Sorting,
      stateColumn,
      type Value,
    } from "@/lib/records";

    interface RecordsPageProps {
      table: RecordTable;
      rows: Row[];
      onChange: (rows: Row[]) => void;
    }

    const PAGE = 8;

    export function RecordsPage({ table, rows, onChange }: RecordsPageProps) {
      const [query, setQuery] = useState("");
      const [state, setState] = useState("All");
      const [page, setPage] = useState(0);
      const [openId, setOpenId] = useState<number | null>(null);
      const [sorting, setSorting] = useState<Sorting>({ key: "id", isUp: true });
      const status = stateColumn(table);
      const states = status
        ? [...new Set(table.rows.map((row) => String(row[status.key])))]
        : [];
      const found = select(rows, table, query, state, sorting);
      const pages = Math.max(1, Math.ceil(found.length / PAGE));
      const at = Math.min(page, pages - 1);

      function add(row: Record<string, Value>) {
        const id = Math.max(0, ...rows.map((each) => each.id)) + 1;
        onChange([{ ...row, id }, ...rows]);
      }

      function sortBy(key: string) {
        setSorting({ key, isUp: sorting.key === key ? !sorting.isUp : true });
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="${headingOf(page)}">{table.plural}</h1>
              <p className="mt-1 text-muted-foreground">
                {found.length} of {rows.length}
              </p>
            </div>
            <RecordForm
              table={table}
              states={states}
              onAdd={add}
            />
          </div>
          <div className="mt-6 ${tile.replace(/\bp-\d\b|sm:p-\d\b/g, '').trim()} overflow-hidden">
            <div className="flex flex-wrap items-center gap-3 border-b p-4">
              <div className="relative min-w-48 flex-1">
                <Search className="absolute top-2.5 left-3 size-4 text-muted-foreground" />
                <Input
                  value={query}
                  aria-label={\`Search \${table.plural.toLowerCase()}\`}
                  placeholder={\`Search \${table.plural.toLowerCase()}\`}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    setPage(0);
                  }}
                  className="pl-9"
                />
              </div>
              {status && (
                <Select value={state} onValueChange={setState}>
                  <SelectTrigger aria-label={status.label} className="w-44">
                    <SelectValue />
                  </SelectTrigger>
                  <SelectContent>
                    {["All", ...states].map((each) => (
                      <SelectItem key={each} value={each}>
                        {each === "All"
                          ? \`Every \${status.label.toLowerCase()}\`
                          : each}
                      </SelectItem>
                    ))}
                  </SelectContent>
                </Select>
              )}
              <Button variant="outline" onClick={() => downloadCsv(table, found)}>
                <Download />
                CSV
              </Button>
            </div>
            <RecordsTable
              table={table}
              rows={found.slice(at * PAGE, (at + 1) * PAGE)}
              sorting={sorting}
              onSort={sortBy}
              onOpen={setOpenId}
            />
            {found.length === 0 && (
              <div className="px-6 py-16 text-center">
                <p className="font-medium">Nothing matches.</p>
                <p className="mt-1 text-sm text-muted-foreground">Try fewer words or another state.</p>
                <Button
                  variant="outline"
                  className="mt-4"
                  onClick={() => {
                    setQuery("");
                    setState("All");
                  }}
                >
                  Show all
                </Button>
              </div>
            )}
            <div className="flex items-center justify-between gap-4 border-t p-4 text-sm text-muted-foreground">
              <p>
                Page {at + 1} of {pages}
              </p>
              <div className="flex gap-2">
                <Button variant="outline" size="sm" disabled={at === 0} onClick={() => setPage(at - 1)}>
                  Back
                </Button>
                <Button variant="outline" size="sm" disabled={at + 1 >= pages} onClick={() => setPage(at + 1)}>
                  Next
                </Button>
              </div>
            </div>
          </div>
          <RecordSheet
            table={table}
            states={states}
            row={rows.find((row) => row.id === openId) ?? null}
            onClose={() => setOpenId(null)}
            onChange={(changed) => onChange(rows.map((row) => (row.id === changed.id ? changed : row)))}
            onRemove={(id) => {
              setOpenId(null);
              onChange(rows.filter((row) => row.id !== id));
            }}
          />
        </div>
      );
    }
  `
  return { name: 'components/records/records-page.tsx', code }
}

/** The title of a page in a tool: the direction's second heading, a size smaller. */
export const headingOf = ({ look }: Board['page']): string =>
  look.h2
    .replace(/md:text-(?:5xl|6xl|\[2\.6rem\])/, 'md:text-4xl')
    .replace('text-4xl leading', 'text-3xl leading')
    .replace('text-3xl', 'text-2xl')
    .replace('md:text-4xl', 'md:text-3xl')
