import { z } from 'zod'
import { DARK_ROOT } from '#shared/compile/theme/theme-mends.ts'
import { EXPORT_MARK } from '#shared/exports.ts'
import { parsedOrNull } from './app-root.ts'
import type { Tree } from './tree.ts'

const markSchema = z.object({
  title: z.string().max(200).optional(),
  made: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
  links: z.record(z.string(), z.string()),
})

const LINKS_MAX = 50
const LINK_MAX_CHARACTERS = 300
/** Links of an export are about as long as what they were. */
const GROWN_MAX_CHARACTERS = 5_000

/** What an exported project says of itself, so that it comes back as it was. */
export interface Marks {
  title: string | null
  /** Files that the export wrote itself. */
  made: ReadonlySet<string>
  /** Places that are not what they would be by themselves. */
  moved: ReadonlyMap<string, string>
  /** The code with the imports that the design had. */
  original(code: string): string
  /** A sheet without what an export adds to it. */
  originalSheet(css: string): string
}

const NONE: Marks = {
  title: null,
  made: new Set(),
  moved: new Map(),
  original: code => code,
  originalSheet: css => css,
}

export function marksOf(tree: Tree): Marks {
  const given = parsedOrNull(tree.text('package.json') ?? '') as Record<string, unknown> | null
  const mark = markSchema.safeParse(given?.[EXPORT_MARK])
  if (!mark.success) return NONE
  const original = originalBy(Object.entries(mark.data.links).slice(0, LINKS_MAX))
  return {
    title: mark.data.title ?? null,
    made: new Set(mark.data.made),
    moved: new Map(Object.entries(mark.data.moved)),
    original,
    originalSheet: css => css.replaceAll(`.dark, ${DARK_ROOT}`, '.dark'),
  }
}

/** All at once: what one link becomes is not looked at for the next, or each could double what the last one made. */
function originalBy(links: readonly (readonly [string, string])[]): Marks['original'] {
  const isShort = (text: string) => text !== '' && text.length <= LINK_MAX_CHARACTERS
  const before = new Map(links.filter(link => link.every(isShort)))
  if (before.size === 0) return NONE.original
  const any = [...before.keys()].map(now => now.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|')
  const quoted = new RegExp(`(["'])(${any})\\1`, 'g')
  return code => {
    const text = code.replace(quoted, (_, quote: string, now: string) => `${quote}${before.get(now)}${quote}`)
    return text.length > 2 * code.length + GROWN_MAX_CHARACTERS ? code : text
  }
}
