import { COMPILE_ERROR_MAX_CHARACTERS } from '#shared/artifacts.ts'
import type { FRAME_VERSION } from '#shared/frame-messages.ts'
import { isId } from '#shared/ids.ts'
import type { LiveConfig } from '#shared/live.ts'

/** The one platform object used here, which every platform has. */
declare const URL: new (
  address: string,
  base?: string,
) => {
  href: string
  origin: string
  searchParams: Iterable<[string, string]> & { set(name: string, value: string): void }
}

const PREVIEW_LABEL_MAX_CHARACTERS = 63

/** On the editor's address: the path of the preview that somebody was sent away from to log in. */
export const RETURN_QUERY = 'preview'

/** What the page tells its runtime, as JSON in the document. */
export interface FrameConfig {
  version: typeof FRAME_VERSION
  artifactId: string
  /** The only origins messages go to and come from: one machine has several names for the same app. */
  appOrigins: readonly string[]
  /** Null when the artifact failed and the page only shows why. */
  appJs: string | null
  /** What a report of this load carries; only for those who may report. */
  report?: string
  /** Port mode: the page has no origin and talks over a port of its own. */
  isOpaque?: boolean
  /** Set where the page shows a design as it is being written. */
  live?: LiveConfig
}

/** The host label of a design: `<kebab-name>--<id>`, or the id alone where that would be too long. */
export function previewLabel(name: string, id: string): string {
  const kebab = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const label = kebab ? `${kebab}--${id}` : id
  return label.length > PREVIEW_LABEL_MAX_CHARACTERS ? id : label
}

/** The host label of a page that is written live; another attempt is another origin, and so another process. */
export const liveLabel = (id: string, attempt: number): string => `live-${attempt}--${id}`

/** The same page under a label that another look at it has: an origin, and so a process, in which nothing hangs. */
export function atLook(src: string, look: number): string {
  if (look === 0) return src
  const [, before = '', label = '', rest = ''] = /^(https?:\/\/)([^./]+)(.*)$/.exec(src) ?? []
  const id = patternIdFromLabel(label)
  return id === null ? src : `${before}look-${look}--${id}${rest}`
}

/** The host label of a page whose picture is taken: an origin of its own, and so a process beside the one looked at. */
export const pictureLabel = (id: string): string => `picture--${id}`

/** The host label of a page that is looked at for a run, beside the one that people look at. */
export const lookLabel = (id: string): string => `looking--${id}`

/** The id part of a host label, which alone is looked up; null when there is none. */
export function patternIdFromLabel(label: string): string | null {
  const at = label.lastIndexOf('--')
  const id = at < 0 ? label : label.slice(at + 2)
  return isId(id) ? id : null
}

export interface FrameFlags {
  shadcnDarkMode?: boolean
  hideOverflow?: boolean
  scale?: number
  disableScrolls?: boolean
  /** Elements know where they stand in the source. */
  edit?: boolean
}

/** The frame's address: the path within the design plus the flags that are set. */
export function frameSource(previewSrc: string, path: string, flags: FrameFlags = {}): string {
  const base = new URL(previewSrc)
  const url = new URL(path.startsWith('/') ? path : `/${path}`, base.href)
  if (url.origin !== base.origin) return frameSource(previewSrc, '/', flags)
  for (const [name, value] of base.searchParams) url.searchParams.set(name, value)
  if (flags.shadcnDarkMode !== undefined) url.searchParams.set('shadcnDarkMode', String(flags.shadcnDarkMode))
  if (flags.hideOverflow) url.searchParams.set('hideOverflow', 'true')
  if (flags.edit) url.searchParams.set('edit', 'true')
  if (flags.disableScrolls) url.searchParams.set('disableScrolls', 'true')
  if (flags.scale !== undefined && flags.scale > 0) url.searchParams.set('scale', String(flags.scale))
  return url.href
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the escape character.
const COLOUR_CODES = /\u001b\[[\d;]*[A-Za-z]/g
const BUNDLE_PATHS: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\/\/[^\s)'"]{0,200}\/(?:vendor\/[0-9a-f]{12}|_artifact\/[a-z0-9]+)\//g, ''],
  [/(?<![\w.])\/(?:vendor\/[0-9a-f]{12}|_artifact\/[a-z0-9]+)\//g, ''],
  [/\b(?:design-root|design|kit|missing-asset):(?=[\w./@-])/g, ''],
  [/\bvirtual:/g, ''],
]

/** What is read of an error that is cut to less. */
const ERROR_READ_MAX_CHARACTERS = 4_000

const isLineEnd = (text: string, at: number): boolean => at === text.length || text[at] === '\n'

/** A compile error as a person reads it: no colour codes, no bundle paths, at most 500 characters. */
export function cleanCompileError(text: string): string {
  const plain = BUNDLE_PATHS.reduce(
    (rest, [path, by]) => rest.replace(path, by),
    text.slice(0, ERROR_READ_MAX_CHARACTERS).replace(COLOUR_CODES, ''),
  )
  const tidy = plain
    .replace(/[ \t]+/g, (gap, at: number) => (isLineEnd(plain, at + gap.length) ? '' : gap))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (tidy.length <= COMPILE_ERROR_MAX_CHARACTERS) return tidy
  return `${tidy.slice(0, COMPILE_ERROR_MAX_CHARACTERS - 1)}…`
}
