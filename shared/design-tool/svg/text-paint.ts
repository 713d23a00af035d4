import type { FigmaNode } from '#shared/figma-frame.ts'
import { splitTop } from '../css-values.ts'
import { plainFamily } from '../font-family.ts'
import { fillOf } from './fill-of.ts'
import { type Attributes, escapeXml, xml } from './xml.ts'

/** A text as text, one element a line, where its letters stood and as wide as they were. */
export function paintText(
  { style, lines, content, height, width }: FigmaNode,
  at: { x: number; y: number },
  ground: string | null,
): string[] {
  const paint = letterPaint(style, ground)
  if (!paint) return []
  const common: Attributes = {
    ...paint,
    'font-family': families(style.fontFamily ?? 'sans-serif'),
    'font-size': (style.fontSize ?? '16px').replace('px', ''),
    'font-weight': style.fontWeight,
    'font-style': style.fontStyle,
    'letter-spacing': style.letterSpacing?.replace('px', ''),
    'text-decoration': style.textDecorationLine,
    'xml:space': 'preserve',
    style: figures(style),
  }
  // Without lines, as from an older page: one line, its letters at about four fifths of its height.
  const drawn = lines ?? [{ text: content ?? '', x: 0, baseline: height * 0.8, width }]
  return drawn.map(line =>
    xml(
      'text',
      {
        ...{ x: at.x + line.x, y: at.y + line.baseline, ...common },
        // So that it keeps its width where the typeface is another one.
        ...(line.text.length > 1 &&
          line.width > 0 && { textLength: line.width, lengthAdjust: 'spacingAndGlyphs' }),
      },
      escapeXml(line.text),
    ),
  )
}

/** Letters that are clear show the ground behind them, which was made for them. */
function letterPaint(style: Record<string, string>, ground: string | null): Attributes | null {
  const color = fillOf(style.webkitTextFillColor ?? style.color)
  if (color) return { ...color }
  return ground ? { fill: ground } : null
}

function families(css: string): string {
  const names = splitTop(css, ',').flatMap(family => {
    const bare = family.replace(/^["']|["']$/g, '')
    return plainFamily(bare) === bare ? [bare] : [plainFamily(bare), bare]
  })
  return [...new Set(names)]
    .map(name => (/^[a-z-]+$/i.test(name) ? name : `'${name.replace(/['\\]/g, '')}'`))
    .join(', ')
}

/** Figures that are as wide as each other, and the like. */
function figures({
  fontVariantNumeric = '',
  fontFeatureSettings = '',
}: Record<string, string>): string | null {
  const said = [
    /^[a-z- ]+$/.test(fontVariantNumeric) ? `font-variant-numeric:${fontVariantNumeric}` : '',
    /^(?:"[a-z0-9]{4}"(?: \d)?(?:, )?)+$/.test(fontFeatureSettings)
      ? `font-feature-settings:${fontFeatureSettings.replaceAll('"', "'")}`
      : '',
  ]
  return said.filter(Boolean).join(';') || null
}
