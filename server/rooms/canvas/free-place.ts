import { DEFAULT_NODE_SIZE, PLACE_LIMITS, type Place, type WantedPlace } from '#shared/canvas.ts'

const GAP = 160
/** Of a board with few designs; one with many grows as much to the right as downward, so that it fits a screen. */
const COLUMNS_MIN = 5
const BESIDE_COLUMNS = 3
/** Directions have buttons below them, and the names of the next row above it: both are as large as can be read from afar. */
const BESIDE_ROW_GAP = 360
const ROWS_TRIED = 200

type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>

interface NewPlace {
  wanted?: WantedPlace
  /** Of a design whose viewport has one. */
  size?: Pick<Box, 'width' | 'height'> | null
  /** What it stands beside; without it the next free cell of the board is taken. */
  origin?: Place | null
}

/** Where a new node stands: where the call wants it, else beside its origin, else in the next free cell. */
export function newPlace(taken: readonly Place[], { wanted = {}, size, origin }: NewPlace): Place {
  const { width, height } = { ...(size ?? DEFAULT_NODE_SIZE), ...given(wanted) }
  const free = origin ? besideOf(origin, { width, height }, taken) : freeCell({ width, height }, taken)
  const z = Math.min(PLACE_LIMITS.maxZ, Math.max(0, ...taken.map(place => place.z + 1)))
  return { x: wanted.x ?? free.x, y: wanted.y ?? free.y, width, height, z }
}

const given = ({ width, height }: WantedPlace) => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
})

/** To the right of it, in rows of three below each other, so that all directions of it are seen at once. */
function besideOf(
  origin: Box,
  size: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Pick<Box, 'x' | 'y'> {
  const from = { x: origin.x + origin.width + GAP, y: origin.y }
  const cells = { from, columns: BESIDE_COLUMNS, rowGap: BESIDE_ROW_GAP }
  return firstFree(cells, size, taken) ?? freeCell(size, taken)
}

/** Row by row from the middle of the board; below everything where the rows are full. */
function freeCell(size: Pick<Box, 'width' | 'height'>, taken: readonly Box[]): Pick<Box, 'x' | 'y'> {
  const columns = Math.max(COLUMNS_MIN, Math.ceil(Math.sqrt(taken.length + 1)))
  const free = firstFree({ from: { x: 0, y: 0 }, columns, rowGap: GAP }, size, taken)
  if (free) return free
  const below = Math.max(0, ...taken.map(box => box.y + box.height + GAP))
  return { x: 0, y: Math.min(below, PLACE_LIMITS.maxDistance) }
}

interface Cells {
  from: Pick<Box, 'x' | 'y'>
  columns: number
  /** Between two rows. */
  rowGap: number
}

/** The first cell, row by row, in which nothing stands; null when there is none on the board. */
function firstFree(
  { from, columns, rowGap }: Cells,
  size: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Pick<Box, 'x' | 'y'> | null {
  for (let row = 0; row < ROWS_TRIED; row++)
    for (let column = 0; column < columns; column++) {
      const cell = { x: from.x + column * (size.width + GAP), y: from.y + row * (size.height + rowGap) }
      const isOnBoard = Math.max(cell.x + size.width, cell.y) <= PLACE_LIMITS.maxDistance
      if (isOnBoard && !taken.some(box => overlaps({ ...cell, ...size }, box))) return cell
    }
  return null
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP / 2 &&
  b.x < a.x + a.width + GAP / 2 &&
  a.y < b.y + b.height + GAP / 2 &&
  b.y < a.y + a.height + GAP / 2
