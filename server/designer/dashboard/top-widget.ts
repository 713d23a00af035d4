import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import { titleOf } from '#server/designer/dashboard/widgets.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The first list, short, with a way to all of it. */
export function topFile(board: Board): SourceFile {
  const { tile } = board
  const inner = tile.replace(/\bp-\d\b|sm:p-\d\b/g, '').trim()
  const { title, ranked } = topOf(board)
  const hasSearch = /\b(?:empty|no results?|filter)[\s/-]*(?:\w+[\s/-]*)?states?\b/i.test(
    board.page.brief.prompt,
  )
  const chosen = ranked ? '[...rows].sort(largestFirst)' : 'rows'
  const code = tsx`
    import { ArrowRight } from "lucide-react";
    ${hasSearch ? 'import { useState } from "react";' : ''}
    import { RecordsTable } from "@/components/records/records-table";
    import { Button } from "@/components/ui/button";
    ${hasSearch ? 'import { Input } from "@/components/ui/input";' : ''}
    import { tables } from "@/data/tables";
    import type { Row } from "@/lib/records";

    interface TopRecordsProps {
      rows: Row[];
      onAll: () => void;
    }

    ${ranked ? `function largestFirst(a: Row, b: Row) {\n  return Number(b.${ranked}) - Number(a.${ranked});\n}\n\nexport function` : 'export function'} TopRecords({ rows, onAll }: TopRecordsProps) {
      const [table] = tables;
      ${hasSearch ? SEARCH_STATE.replace('ROWS', chosen) : `const shown = ${chosen}.slice(0, ${board.arrangement === 'beside' ? 10 : 6});`}

      return (
        <section aria-label={${title}} className="h-full overflow-hidden ${inner}">
          <div className="flex items-center justify-between gap-4 px-4 py-4">
            <h2 className="${titleOf(board)}">{${title}}</h2>
            <Button variant="ghost" size="sm" onClick={onAll}>
              All of them
              <ArrowRight />
            </Button>
          </div>
          ${hasSearch ? SEARCH : ''}
          ${hasSearch ? '{shown.length > 0 && (\n  <RecordsTable table={table} rows={shown} onOpen={onAll} />\n)}' : '<RecordsTable table={table} rows={shown} onOpen={onAll} />'}
        </section>
      );
    }
  `
  return { name: 'components/top-records.tsx', code }
}

/** "top accounts" are those with the highest number in the first column that counts something. */
function topOf({ page, records }: Board): { title: string; ranked: string | null } {
  const [type] = records
  const isTop =
    type !== undefined && new RegExp(`\\btop (?:\\w+ )?${type.plural}\\b`, 'i').test(page.brief.prompt)
  const counted = type?.columns.find(column => column.kind === 'money' || column.kind === 'count')
  return isTop && counted
    ? { title: `\`Top \${table.plural.toLowerCase()}\``, ranked: counted.key }
    : { title: 'table.plural', ranked: null }
}

const SEARCH_STATE = `const [query, setQuery] = useState("");
const ordered = ROWS;
const words = query.trim().toLowerCase();
const shown = ordered
  .filter((row) => Object.values(row).join(" ").toLowerCase().includes(words))
  .slice(0, 6);`

const SEARCH = `<div className="px-4 pb-3">
  <Input
    type="search"
    value={query}
    aria-label={\`Filter \${table.plural.toLowerCase()}\`}
    placeholder={\`Filter \${table.plural.toLowerCase()}\`}
    onChange={(event) => setQuery(event.target.value)}
  />
</div>
{shown.length === 0 && (
  <div role="status" className="border-t px-4 py-12 text-center">
    <p className="font-medium">Nothing matches “{query}”</p>
    <p className="mt-1 text-sm text-muted-foreground">Try a part of a name, an owner or a plan.</p>
    <Button variant="outline" size="sm" className="mt-4" onClick={() => setQuery("")}>
      Clear the filter
    </Button>
  </div>
)}`
