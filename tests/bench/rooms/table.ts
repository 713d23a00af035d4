import type { Results } from '#tests/bench/rooms/results.ts'
import type { Row } from '#tests/bench/rooms/rows.ts'
import type { Spread } from '#tests/bench/rooms/spread.ts'

/** One row of the benchmark as a table: a line for each server, medians with lowest and highest. */
export function rowTable({ name, title, servers, columns }: Row, results: Results): string {
  const lines = servers
    .filter(server => results.has(name, server.name))
    .map(server => [
      server.name,
      ...Object.keys(columns).map(figure => withSpread(results.spread(name, server.name, figure))),
    ])
  if (lines.length === 0) return ''
  return `\n### ${name}: ${title}\n\n${table(['server', ...Object.values(columns)], lines)}`
}

export function table(head: string[], lines: string[][]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map(line => line[at]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(line)].join(
    '\n',
  )
}

/** Three digits that matter. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–'
  const size = Math.abs(value)
  return size >= 100 || value === 0 ? String(Math.round(value)) : value.toFixed(size >= 10 ? 1 : 2)
}

function withSpread({ median, low, high }: Spread): string {
  return low === high || Number.isNaN(median)
    ? figure(median)
    : `${figure(median)} (${figure(low)}–${figure(high)})`
}
