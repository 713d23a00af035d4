import * as Y from 'yjs'
import type { RootPolicy } from '#room-schema/guard.ts'
import { PLACE_LIMITS, shapeKindSchema } from '#shared/canvas.ts'
import { isId } from '#shared/ids.ts'

const { maxDistance, minSize, maxSize, maxZ, textMaxCharacters, maxEntries } = PLACE_LIMITS
/** What an entry takes beside its text. */
const ENTRY_BYTES = 200
const MAX_BYTES = 5_000_000
const COLOR = /^#?[a-zA-Z0-9-]{1,32}$/

type Check = (value: unknown) => boolean

const isNumber = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max
const isIdOrNothing: Check = value =>
  value === undefined || value === null || (typeof value === 'string' && isId(value))

const GEOMETRY: Record<string, Check> = {
  x: isNumber(-maxDistance, maxDistance),
  y: isNumber(-maxDistance, maxDistance),
  width: isNumber(minSize, maxSize),
  height: isNumber(minSize, maxSize),
  z: isNumber(-maxZ, maxZ),
}

const PLACE: Record<string, Check> = { ...GEOMETRY, frame: isIdOrNothing }

const SHAPE: Record<string, Check> = {
  ...GEOMETRY,
  kind: value => shapeKindSchema.safeParse(value).success,
  color: value => typeof value === 'string' && COLOR.test(value),
  text: value => value instanceof Y.Text && value.length <= 2 * textMaxCharacters && isPlain(value),
  from: isIdOrNothing,
  to: isIdOrNothing,
}

/** What people may write into the layout of a canvas; `hasNode`: is this node on it? */
export const layoutPolicies = (hasNode: (nodeId: string) => boolean): RootPolicy[] => [
  {
    root: 'layout',
    keyProblem: key => (isId(key) ? null : 'not the id of a node'),
    valueProblem: value => fieldsProblem(value, PLACE),
    sizeOf: () => ENTRY_BYTES,
    maxKeys: maxEntries,
    maxKeysInAll: maxEntries,
    maxBytes: MAX_BYTES,
    areLimitsShared: true,
    // Somebody may move what somebody else has just taken away.
    isGone: key => !hasNode(key),
    isKept: hasNode,
  },
  {
    root: 'shapes',
    keyProblem: key => (isId(key) ? null : 'not the id of a shape'),
    valueProblem: value => fieldsProblem(value, SHAPE),
    sizeOf: value => ENTRY_BYTES + textLength(value),
    maxKeys: maxEntries,
    maxKeysInAll: maxEntries,
    maxBytes: MAX_BYTES,
    areLimitsShared: true,
    isTooLong: value => textLength(value) > textMaxCharacters,
    innerDepth: 1,
  },
]

/** A map of exactly these fields, each as it must be. */
function fieldsProblem(value: unknown, fields: Record<string, Check>): string | null {
  if (!(value instanceof Y.Map) || value._start !== null) return 'not a map of fields'
  for (const key of value.keys())
    if (!Object.hasOwn(fields, key)) return `an unknown field ${key.slice(0, 40)}`
  for (const [key, isFine] of Object.entries(fields)) if (!isFine(value.get(key))) return `a wrong ${key}`
  return null
}

const textLength = (value: unknown): number => {
  const text = value instanceof Y.Map ? value.get('text') : null
  return text instanceof Y.Text ? text.length : 0
}

/** Only characters: no formats, embeds or nested types, and no fields of its own. */
function isPlain(text: Y.Text): boolean {
  if (text._map.size > 0) return false
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && !(item.content instanceof Y.ContentString)) return false
  }
  return true
}
