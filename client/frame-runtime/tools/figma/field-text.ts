import { ascentShare, measure, type PlacedLine } from './text-lines.ts'

const UNWRITTEN = new Set(['checkbox', 'radio', 'range', 'color', 'file', 'hidden', 'image'])

interface FieldText {
  lines: PlacedLine[]
  style: CSSStyleDeclaration
}

/** What is written in a field, or would be asked for in it: no node of the page holds it. */
export function fieldText(element: Element, style: CSSStyleDeclaration, box: DOMRect): FieldText | null {
  const said = saidIn(element)
  if (!said) return null
  const shown = said.isPlaceholder ? getComputedStyle(element, '::placeholder') : style
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const size = measure(font, 'x')
  if (!size) return null
  const letters = Math.round(size.fontBoundingBoxAscent) + Math.round(size.fontBoundingBoxDescent)
  const side = (name: 'Top' | 'Right' | 'Bottom' | 'Left') =>
    Number.parseFloat(style[`padding${name}`]) + Number.parseFloat(style[`border${name}Width`])
  const high = Number.parseFloat(style.lineHeight) || letters
  const isArea = element instanceof HTMLTextAreaElement
  const [left, right] = [box.left + side('Left'), box.right - side('Right')]
  const firstTop = isArea
    ? box.top + side('Top') + (high - letters) / 2
    : (box.top + side('Top') + box.bottom - side('Bottom')) / 2 - letters / 2
  const lines = (isArea ? wrapped(said.text, font, right - left) : [said.text]).map((text, index) => {
    const width = Math.min(measure(font, text)?.width ?? 0, right - left)
    const x =
      style.textAlign === 'center'
        ? (left + right - width) / 2
        : ['right', 'end'].includes(style.textAlign)
          ? right - width
          : left
    const top = firstTop + index * high
    return {
      text,
      left: x,
      right: x + width,
      top,
      bottom: top + letters,
      baseline: top + letters * ascentShare(style),
    }
  })
  return { lines: lines.filter(({ text, top }) => text.trim() && top < box.bottom), style: shown }
}

function saidIn(element: Element): { text: string; isPlaceholder: boolean } | null {
  if (element instanceof HTMLSelectElement) {
    const text = element.selectedOptions[0]?.text ?? ''
    return text ? { text, isPlaceholder: false } : null
  }
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !UNWRITTEN.has(element.type))
  if (!isField) return null
  const value = element.type === 'password' ? '•'.repeat(element.value.length) : element.value
  const text = value || element.placeholder
  return text ? { text, isPlaceholder: !value } : null
}

/** Words that fit beside each other; what was broken by hand stays broken. */
function wrapped(text: string, font: string, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (line && (measure(font, longer)?.width ?? 0) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}
