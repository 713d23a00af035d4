import { DEFAULT_NODE_SIZE, PLACE_LIMITS, type Place, type WantedPlace } from '#shared/canvas.ts'

const GAP = 160
const COLUMNS = 5
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

/** To the right of it, past whatever stands there. */
function besideOf(
  origin: Box,
  size: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Pick<Box, 'x' | 'y'> {
  const { y } = origin
  let x = origin.x + origin.width + GAP
  for (let tries = 0; tries <= taken.length; tries++) {
    const blocking = taken.find(box => overlaps({ x, y, ...size }, box))
    if (!blocking) break
    x = blocking.x + blocking.width + GAP
  }
  return x + size.width <= PLACE_LIMITS.maxDistance ? { x, y } : freeCell(size, taken)
}

/** Row by row from the middle of the board; below everything where the rows are full. */
function freeCell(size: Pick<Box, 'width' | 'height'>, taken: readonly Box[]): Pick<Box, 'x' | 'y'> {
  for (let row = 0; row < ROWS_TRIED; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const cell = { x: column * (size.width + GAP), y: row * (size.height + GAP) }
      if (!taken.some(box => overlaps({ ...cell, ...size }, box))) return cell
    }
  const below = Math.max(0, ...taken.map(box => box.y + box.height + GAP))
  return { x: 0, y: Math.min(below, PLACE_LIMITS.maxDistance) }
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP / 2 &&
  b.x < a.x + a.width + GAP / 2 &&
  a.y < b.y + b.height + GAP / 2 &&
  b.y < a.y + a.height + GAP / 2
