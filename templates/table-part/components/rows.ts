import { content } from '../content'

export type Sorting = { column: number; isDown: boolean }

/** Every row gets as many cells as there are columns; what is missing stays empty. */
export const ROWS = content.rows.map((cells, id) => ({
  id,
  cells: content.columns.map((_, column) => cells[column] ?? ''),
}))

/** A figure in what is written: “1,204”, “$ 12.50”, “87 %”; not a number where it is none. */
const figureOf = (text: string): number =>
  /^[^\p{L}\d]*-?[\d.,\s]+(\p{L}{0,3}|%)$/u.test(text.trim())
    ? Number(
        text
          .replace(/[^\d.,-]/g, '')
          .replace(/,(?=\d{3}\b)/g, '')
          .replace(',', '.'),
      )
    : Number.NaN

/** Of a column of figures, how long the bar under each is where they differ enough to compare. */
export function figuresIn(column: number): { shareOf?: (text: string) => number } | null {
  const figures = ROWS.flatMap(({ cells }) => (cells[column] ? [figureOf(cells[column])] : []))
  if (column === 0 || figures.length === 0 || figures.some(Number.isNaN)) return null
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  if (figures.length < 3 || least < 0 || least > most * 0.75) return {}
  return { shareOf: text => (figureOf(text) || 0) / most }
}

export function sorted(rows: typeof ROWS, sorting: Sorting | null): typeof ROWS {
  if (!sorting) return rows
  const { column, isDown } = sorting
  const order = (a: string, b: string) =>
    figureOf(a) - figureOf(b) || a.localeCompare(b, undefined, { numeric: true })
  const both = rows.toSorted((one, other) => order(one.cells[column], other.cells[column]))
  return isDown ? both.reverse() : both
}
