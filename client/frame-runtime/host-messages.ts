import type { HostMessage } from '#shared/frame-messages.ts'

const VERSION = 1

type Fields = Record<string, unknown>
type Check = (fields: Fields) => boolean

const isPath = (path: unknown): boolean => typeof path === 'string' && /^\/(?!\/)/.test(path)
const isOneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value)

const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0

const isSelection = (selection: unknown): boolean => {
  const { loc, index, color, name } = (selection ?? {}) as Fields
  return (
    typeof loc === 'string' &&
    Number.isInteger(index) &&
    typeof color === 'string' &&
    /^#[0-9a-f]{6}$/i.test(color) &&
    typeof name === 'string'
  )
}

const isTextList = (list: unknown): boolean =>
  Array.isArray(list) && list.every(text => typeof text === 'string' && text.length <= 400)
const isChange = (place: unknown): boolean => {
  const { texts, locs } = (place ?? {}) as Fields
  return isTextList(texts) && Array.isArray(locs) && locs.every(isTextList)
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1
const isPin = (pin: unknown): boolean => {
  const { way, tag, label, at } = (pin ?? {}) as Fields
  const { x, y } = (at ?? {}) as Fields
  const isWay = Array.isArray(way) && way.length <= 80 && way.every(child => Number.isInteger(child))
  return isWay && typeof tag === 'string' && typeof label === 'string' && isShare(x) && isShare(y)
}

/** The same rules as the schema in `shared/frame-messages.ts`, without its library: this travels with every design. */
const CHECKS: Readonly<Record<HostMessage['type'], Check>> = {
  REQUEST_FIGMA_FRAME: () => true,
  CLEAR_SELECTION: () => true,
  SET_EDIT_MODE: ({ mode, color }) =>
    isOneOf('off', 'select', 'extract')(mode) && typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color),
  SELECT_LOC: ({ loc, index }) => typeof loc === 'string' && loc.length <= 400 && Number.isInteger(index),
  SHOW_OTHERS: ({ selections }) => Array.isArray(selections) && selections.every(isSelection),
  EDIT_TEXT: ({ id, text }) => Number.isInteger(id) && typeof text === 'string',
  END_TEXT: ({ isKept }) => typeof isKept === 'boolean',
  SHOW_MORE: ({ selections }) => Array.isArray(selections) && selections.every(isSelection),
  SHOW_CHANGES: ({ id, places, mayScroll }) =>
    Number.isInteger(id) && Array.isArray(places) && places.every(isChange) && typeof mayScroll === 'boolean',
  STEP_CHANGES: ({ index }) => Number.isInteger(index),
  SHOW_PIN: ({ id, pin }) => Number.isInteger(id) && (pin === null || isPin(pin)),
  SET_DARK_MODE: ({ isDarkMode }) => typeof isDarkMode === 'boolean',
  NAVIGATE: ({ path }) => isPath(path),
  SCROLL_TO: ({ left, top }) => Number.isFinite(left) && Number.isFinite(top),
  LOAD_BUNDLE: ({ js, css, imports, preloads, fonts }) =>
    typeof js === 'string' &&
    typeof css === 'string' &&
    typeof imports === 'object' &&
    imports !== null &&
    Array.isArray(preloads) &&
    isPath(fonts),
  SHOW_FAILURE: ({ message }) => typeof message === 'string',
  PING: ({ id }) => Number.isInteger(id),
  // The page that sends this is the app itself, by its exact origin.
  LIVE_UPDATE: ({ update }) => typeof update === 'object' && update !== null,
  LOOK: ({ id, width, picture, element }) =>
    Number.isInteger(id) &&
    isPositive(width) &&
    (picture === null ||
      (typeof picture === 'object' && Object.values(picture as Fields).every(isPositive))) &&
    (element === null || typeof element === 'string'),
  TAKE_PAGE: () => true,
  PRINT_PAGE: () => true,
  TAKE_HTML: () => true,
  TAKE_PICTURE: ({ id, of }) => Number.isInteger(id) && isOneOf('page', 'selection', 'social')(of),
}

export function parseHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Fields
  if (fields.maquette !== VERSION || typeof fields.type !== 'string') return null
  const check = Object.hasOwn(CHECKS, fields.type) ? CHECKS[fields.type as HostMessage['type']] : null
  return check?.(fields) ? (data as HostMessage) : null
}
