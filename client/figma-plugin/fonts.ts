import { splitTop } from '#shared/design-tool/css-values.ts'
import { plainFamily } from '#shared/design-tool/font-family.ts'
import type { FontName, PluginAPI } from './figma-api.ts'

const FALLBACK = 'Inter'
const WEIGHTS = [
  'thin',
  'extralight',
  'light',
  'regular',
  'medium',
  'semibold',
  'bold',
  'extrabold',
  'black',
] as const
const SAME: Record<string, (typeof WEIGHTS)[number]> = {
  ...{
    hairline: 'thin',
    ultralight: 'extralight',
    normal: 'regular',
    book: 'regular',
    roman: 'regular',
    '': 'regular',
  },
  ...{ demibold: 'semibold', demi: 'semibold', ultrabold: 'extrabold', heavy: 'black' },
}

/** The typefaces that this Figma has, and the nearest to what a page asks for. */
export class Fonts {
  readonly missing = new Set<string>()
  readonly #figma: PluginAPI
  readonly #styles: ReadonlyMap<string, readonly string[]>
  readonly #loaded = new Map<string, Promise<void>>()

  private constructor(figma: PluginAPI, styles: ReadonlyMap<string, readonly string[]>) {
    this.#figma = figma
    this.#styles = styles
  }

  static async of(figma: PluginAPI): Promise<Fonts> {
    const styles = new Map<string, string[]>()
    for (const { fontName } of await figma.listAvailableFontsAsync()) {
      styles.set(fontName.family, [...(styles.get(fontName.family) ?? []), fontName.style])
    }
    return new Fonts(figma, styles)
  }

  /** Loaded, as nothing may be written before. */
  async load(style: Record<string, string>): Promise<FontName> {
    const families = splitTop(style.fontFamily ?? '', ',').map(plainFamily)
    const [first] = families
    const family = families.find(each => this.#styles.has(each)) ?? FALLBACK
    if (first && family !== first) this.missing.add(first)
    const name = { family, style: nearestStyle(this.#styles.get(family) ?? ['Regular'], style) }
    const key = `${name.family}|${name.style}`
    const loading = this.#loaded.get(key) ?? this.#figma.loadFontAsync(name)
    this.#loaded.set(key, loading)
    await loading
    return name
  }
}

export function nearestStyle(
  styles: readonly string[],
  { fontWeight = '400', fontStyle }: Record<string, string>,
): string {
  const isItalic = fontStyle === 'italic' || fontStyle?.startsWith('oblique') === true
  const wanted = Math.round(Number(fontWeight) / 100) - 1
  const off = (style: string): number => {
    const words = style.toLowerCase().replace(/[\s-]/g, '')
    const weight = words.replace(/italic|oblique/, '')
    const at = WEIGHTS.indexOf(SAME[weight] ?? (weight as (typeof WEIGHTS)[number]))
    return (at < 0 ? 20 : Math.abs(at - wanted)) + (/italic|oblique/.test(words) === isItalic ? 0 : 10)
  }
  return styles.reduce((best, style) => (off(style) < off(best) ? style : best), styles[0] ?? 'Regular')
}
