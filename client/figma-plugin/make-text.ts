import type { FigmaNode } from '#shared/figma-frame.ts'
import { letter } from './design-styles.ts'
import type { FontName, PluginAPI, TextNode } from './figma-api.ts'
import { textBox } from './text-box.ts'

const ALIGNED: Record<string, TextNode['textAlignHorizontal']> = {
  ...{ center: 'CENTER', right: 'RIGHT', end: 'RIGHT', justify: 'JUSTIFIED' },
}

/** A text as one text: on a line it grows with its words, wrapped it keeps its width. */
export function makeText(figma: PluginAPI, node: FigmaNode, font: FontName): TextNode {
  const made = figma.createText()
  const { lines = [], content, style, name } = node
  const words = lines.length > 0 ? lines.map(({ text }) => text).join(' ') : (content ?? '')
  letter(made, font, style)
  made.characters = words
  made.name = name || words.slice(0, 60)
  made.textAlignHorizontal = ALIGNED[style.textAlign ?? ''] ?? 'LEFT'
  const { x, y, width, height } = textBox(node)
  if (lines.length > 1) {
    made.textAutoResize = 'HEIGHT'
    // Half a pixel less would wrap it elsewhere.
    made.resize(Math.ceil(width) + 1, Math.max(1, height))
  } else made.textAutoResize = 'WIDTH_AND_HEIGHT'
  made.x = x
  made.y = y
  return made
}
