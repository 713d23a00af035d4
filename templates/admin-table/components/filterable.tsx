import { content } from '../content'

export type Filter = { column: number; values: string[] }

/** A column is a filter where a few values come again and again; the one with fewest values comes first. */
export const filterable: Filter[] = content.columns
  .flatMap((_, column) => {
    const values = content.rows.map(row => row[column]).filter(Boolean)
    const different = [...new Set(values)]
    return column > 0 && different.length > 1 && different.length < 8 && different.length <= values.length / 2
      ? [{ column, values: different }]
      : []
  })
  .sort((a, b) => a.values.length - b.values.length)

const DOTS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']

/** The dot before a value of the first filter, the same wherever the value stands. */
export function Dot({ value }: { value: string }) {
  const at = filterable[0]?.values.indexOf(value) ?? -1
  return at < 0 ? null : (
    <span aria-hidden className={`mr-2 inline-block size-2 rounded-full ${DOTS[at % DOTS.length]}`} />
  )
}
