import { tsx } from '#server/designer/code/tsx.ts'
import { KNOWN_ROWS } from '#server/designer/sections/asked/known-rows.ts'
import type { SourceFile } from '#shared/artifacts.ts'

interface RecordTable {
  title: string
  columns: string[]
  rows: string[][]
}

const TABLE =
  /((?:[\w-]+ ){0,3}?[\w-]+) table (?:with|of|showing|listing) ([^.;:]*?\sand\s[\w\s-]+?)(?=,|\.|;|$)/i

/** "a line items table with quantity, rate and amount": its columns as they were named; null where no table was. */
export function tableNamed(prompt: string): RecordTable | null {
  const found = TABLE.exec(prompt)
  const title = (found?.[1] ?? '')
    .replace(/^(?:(?:and|a|an|the|with|include|includes|including)\s+)+/i, '')
    .trim()
  const columns = (found?.[2] ?? '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map(each => each.trim())
    .filter(Boolean)
  if (!title || columns.length < 2) return null
  const first = title.split(/\s+/).slice(-1)[0]?.replace(/s$/, '') ?? 'Name'
  const known = KNOWN_ROWS.find(([words]) => words.test(title))?.[1] ?? []
  const names = [0, 1, 2].map(at => known[at]?.[0] ?? `${capital(first)} ${at + 1}`)
  const hasName = /^(?:names?|items?|titles?|descriptions?)$/i.test(columns[0] ?? '')
  const rest = hasName ? columns.slice(1) : columns
  return {
    title: capital(title),
    columns: [capital(hasName ? (columns[0] ?? '') : first), ...rest.map(capital)],
    rows: names.map((name, at) => [name, ...rest.map(column => valueIn(column, at))]),
  }
}

const VALUES: [RegExp, string[]][] = [
  [/quantit|qty|count|number|hours|units/i, ['2', '6', '3']],
  [/rate|unit price|price|cost/i, ['$480', '$90', '$75']],
  [/amount|total|sum/i, ['$960', '$540', '$225']],
  [/owner|assign|responsible|person|by|author|doctor|teacher/i, ['Maren Okafor', 'Jonas Beck', 'Elif Demir']],
  [/due|date|deadline|when|day/i, ['27 November', '1 December', '4 December']],
  [/status|state|progress/i, ['Open', 'In progress', 'Done']],
  [/priority|severity|risk/i, ['High', 'Medium', 'Low']],
  [/grade|score|mark|result/i, ['88', '74', '93']],
  [/dos|frequen|interval/i, ['mornings', 'twice a day', 'Sundays']],
  [/time|duration/i, ['0:45', '1:10', '0:30']],
]

const valueIn = (column: string, at: number): string =>
  VALUES.find(([words]) => words.test(column))?.[1][at] ?? ['yes', 'yes', 'to check'][at] ?? ''

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The table as data and as a part of its own. */
export const tableFiles = ({ title, columns, rows }: RecordTable): SourceFile[] => [
  {
    name: 'data/table.ts',
    code: `export const columns = ${JSON.stringify(columns)};\n\nexport const rows = [\n${rows.map(row => `  ${JSON.stringify(row)},\n`).join('')}];\n`,
  },
  {
    name: 'components/parts/sheet.tsx',
    code: tsx`
      import { columns, rows } from "@/data/table";

      export function Sheet() {
        return (
          <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label="${title.replaceAll('"', '')}">
            <table className="w-full text-left">
              <thead>
                <tr className="border-b">
                  {columns.map((column) => (
                    <th key={column} scope="col" className="py-2 pr-4 text-sm font-medium whitespace-nowrap text-muted-foreground">{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row[0]} className="border-b last:border-0">
                    {row.map((cell, at) => (
                      <td key={columns[at]} className="min-w-24 py-2.5 pr-4 tabular-nums first:min-w-40">{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }
    `,
  },
]
