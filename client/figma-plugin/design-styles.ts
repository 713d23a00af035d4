import { hexColor, parseColor } from '#shared/design-tool/css-color.ts'
import { lengthOf } from '#shared/design-tool/css-values.ts'
import type { FigmaFrame } from '#shared/figma-frame.ts'
import type { FontName, PaintStyle, PluginAPI, SolidPaint, TextNode, TextStyle } from './figma-api.ts'

/** The design's own colours and sizes of letters as styles of the file: made when first used, found again by name. */
export class DesignStyles {
  readonly #figma: PluginAPI
  readonly #names: ReadonlyMap<string, string>
  readonly #paints: Map<string, PaintStyle>
  readonly #texts: Map<string, TextStyle>

  private constructor(
    figma: PluginAPI,
    names: ReadonlyMap<string, string>,
    paints: PaintStyle[],
    texts: TextStyle[],
  ) {
    this.#figma = figma
    this.#names = names
    this.#paints = new Map(paints.map(style => [style.name, style]))
    this.#texts = new Map(texts.map(style => [style.name, style]))
  }

  static async of(figma: PluginAPI, tokens: NonNullable<FigmaFrame['tokens']>): Promise<DesignStyles> {
    const names = new Map<string, string>()
    for (const { name, value } of tokens) {
      const color = parseColor(value)
      // Several names may have one colour; the first one is the more general.
      if (color && !names.has(keyOf(color))) names.set(keyOf(color), name)
    }
    const [paints, texts] = [await figma.getLocalPaintStylesAsync(), await figma.getLocalTextStylesAsync()]
    return new DesignStyles(figma, names, paints, texts)
  }

  /** The style of a colour that has a name in the design. */
  paintStyle({ color, opacity = 1 }: SolidPaint): string | null {
    const token = this.#names.get(keyOf({ ...color, a: opacity }))
    if (token === undefined) return null
    const name = `color/${token}`
    const known = this.#paints.get(name)
    // One of the file with this name may have become another colour since.
    if (known) return isSame(known, color, opacity) ? known.id : null
    const made = this.#figma.createPaintStyle()
    made.name = name
    made.paints = [{ type: 'SOLID', color, opacity }]
    this.#paints.set(name, made)
    return made.id
  }

  textStyle(font: FontName, style: Record<string, string>): string {
    const size = lengthOf(style.fontSize ?? '') ?? 16
    const line = lengthOf(style.lineHeight ?? '')
    const spacing = lengthOf(style.letterSpacing ?? '') ?? 0
    const name = `${font.family}/${size} ${font.style}${line ? ` line ${line}` : ''}${spacing ? ` spacing ${spacing}` : ''}`
    const known = this.#texts.get(name)
    if (known) return known.id
    const made = this.#figma.createTextStyle()
    made.name = name
    letter(made, font, style)
    this.#texts.set(name, made)
    return made.id
  }
}

/** How letters look, of a text or of a style. */
export function letter(of: TextNode | TextStyle, font: FontName, style: Record<string, string>): void {
  const line = lengthOf(style.lineHeight ?? '')
  of.fontName = font
  of.fontSize = Math.max(1, lengthOf(style.fontSize ?? '') ?? 16)
  of.letterSpacing = { unit: 'PIXELS', value: lengthOf(style.letterSpacing ?? '') ?? 0 }
  of.lineHeight = line ? { unit: 'PIXELS', value: line } : { unit: 'AUTO' }
  const decoration = style.textDecorationLine ?? ''
  of.textDecoration = decoration.includes('underline')
    ? 'UNDERLINE'
    : decoration.includes('line-through')
      ? 'STRIKETHROUGH'
      : 'NONE'
}

const keyOf = (color: { r: number; g: number; b: number; a: number }): string =>
  `${hexColor(color)} ${color.a.toFixed(2)}`

function isSame({ paints: [paint] }: PaintStyle, color: SolidPaint['color'], opacity: number): boolean {
  return (
    paint?.type === 'SOLID' &&
    keyOf({ ...paint.color, a: paint.opacity ?? 1 }) === keyOf({ ...color, a: opacity })
  )
}
