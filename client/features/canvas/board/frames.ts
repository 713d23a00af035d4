import type { Standing } from './board-node.ts'
import { contains, middleX, middleY, type Point, type Rect } from './rect.ts'

type AllStanding = ReadonlyMap<string, Standing>

/** What moves, and what moves along with it: the designs of a frame, and the notes that lie on it. */
export function withMembers(moving: ReadonlyMap<string, Point>, standing: AllStanding): Map<string, Point> {
  const all = new Map(moving)
  for (const [id, to] of moving) {
    const frame = standing.get(id)
    if (frame?.kind !== 'frame') continue
    const [dx, dy] = [to.x - frame.x, to.y - frame.y]
    for (const member of membersOf(frame, standing.values()))
      if (!moving.has(member.id)) all.set(member.id, { x: member.x + dx, y: member.y + dy })
  }
  return all
}

export const membersOf = (frame: Standing, all: Iterable<Standing>): Standing[] =>
  [...all].filter(other => other.frame === frame.id || (other.kind === 'note' && contains(frame, other)))

/** The frame that a design lies on by its middle, the smallest where they overlap; null for none. */
export function frameUnder(rect: Rect, all: Iterable<Standing>): string | null {
  const [x, y] = [middleX(rect), middleY(rect)]
  const frames = [...all].filter(
    ({ kind, ...frame }) =>
      kind === 'frame' &&
      x >= frame.x &&
      x <= frame.x + frame.width &&
      y >= frame.y &&
      y <= frame.y + frame.height,
  )
  return frames.toSorted((a, b) => a.width * a.height - b.width * b.height)[0]?.id ?? null
}
