import { content } from '../content'

export type Row = { id: number; cells: string[] }

export type Sorting = { column: number; isDown: boolean }

export type TableState = 'rows' | 'loading' | 'empty' | 'failed'

/** Every row gets as many cells as there are columns; what is missing stays empty. */
export const ROWS: Row[] = content.rows.map((cells, id) => ({
  id,
  cells: content.columns.map((_, column) => cells[column] ?? ''),
}))

/** A figure in what is written: “1,204”, “$ 12.50”, “87 %”. */
const figureOf = (text: string): number => {
  const bare = text.replace(/[^\d.,-]/g, '').replace(/,(?=\d{3}\b)/g, '')
  return bare === '' ? Number.NaN : Number(bare.replace(',', '.'))
}

const isFigure = (text: string): boolean =>
  /^[^\p{L}\d]*-?[\d.,\s]+\s*(\p{L}{0,3}|%)$/u.test(text.trim()) && !Number.isNaN(figureOf(text))

/** A column of figures stands to the right, and is sorted by size. */
export const IS_FIGURES: boolean[] = content.columns.map((_, column) => {
  const filled = ROWS.map(row => row.cells[column]).filter(Boolean)
  return column > 0 && filled.length > 0 && filled.every(isFigure)
})

/** How long the bar under a figure is, where the figures of a column differ enough to compare. */
export const SHARES: (((row: Row) => number) | null)[] = content.columns.map((_, column) => {
  if (!IS_FIGURES[column]) return null
  const figures = ROWS.map(row => figureOf(row.cells[column] ?? '')).filter(Number.isFinite)
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  if (figures.length < 3 || least < 0 || most <= 0 || least > most * 0.75) return null
  return row => (figureOf(row.cells[column] ?? '') || 0) / most
})

export function sorted(rows: Row[], sorting: Sorting | null): Row[] {
  if (!sorting) return rows
  const { column, isDown } = sorting
  const direction = isDown ? -1 : 1
  return [...rows].sort((one, other) => {
    const [a = '', b = ''] = [one.cells[column], other.cells[column]]
    if (!a || !b) return Number(!a) - Number(!b)
    return (
      direction *
      (IS_FIGURES[column] ? figureOf(a) - figureOf(b) : a.localeCompare(b, undefined, { numeric: true }))
    )
  })
}
