const LONGEST_SEGMENT = 100
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i
/** Read by tools that find them: a design's file must not steer what happens on the machine it is unpacked on. */
const STEERS = /^(?:\.|node_modules$|__proto__$)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name.
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f<>:"\\|?*\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A path that unpacks inside of its folder on every system: no way up, no device, no file that steers a tool. */
export const safePath = (path: string): string =>
  path.split('/').filter(Boolean).map(safeSegment).join('/') || '_'

function safeSegment(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '_')
    .replace(FORBIDDEN, '_')
    .replace(/^ +/, '_')
    .replace(/(?<![ .])[ .]+$/, '_')
  const segment = DEVICE.test(plain) || STEERS.test(plain) || plain === '' ? `_${plain}` : plain
  return segment.length <= LONGEST_SEGMENT ? segment : shortened(segment)
}

function shortened(segment: string): string {
  const at = segment.lastIndexOf('.')
  const ending = at > 0 && segment.length - at <= 12 ? segment.slice(at) : ''
  return segment.slice(0, LONGEST_SEGMENT - ending.length).replace(/\p{Surrogate}/gu, '_') + ending
}

/** Names that some system takes for one and the same. */
const sameName = (path: string): string => path.normalize('NFC').toLowerCase()

/** Gives every file a place of its own, also where case does not count and a file is no folder. */
export function placeKeeper(): { claim(path: string): string } {
  const files = new Set<string>()
  const folders = new Set<string>()
  /** The folder with a number at the first part of it that is a file. */
  const folderFor = (segments: readonly string[]): string =>
    segments.reduce((above, segment) => {
      const found = firstFree(segment, name => !files.has(sameName(above + name)))
      folders.add(sameName(above + found))
      return `${above}${found}/`
    }, '')
  return {
    claim(path) {
      const segments = path.split('/')
      const folder = folderFor(segments.slice(0, -1))
      const isFree = (name: string) => {
        const key = sameName(folder + name)
        return !files.has(key) && !folders.has(key)
      }
      const place = folder + firstFree(segments.at(-1)!, isFree)
      files.add(sameName(place))
      return place
    },
  }
}

/** `b.tsx`, else `b-2.tsx` and so on. */
function firstFree(segment: string, isFree: (name: string) => boolean): string {
  const at = segment.indexOf('.', 1)
  const [stem, ending] = at < 0 ? [segment, ''] : [segment.slice(0, at), segment.slice(at)]
  for (let count = 1; ; count++) {
    const name = count === 1 ? segment : `${stem}-${count}${ending}`
    if (isFree(name)) return name
  }
}
