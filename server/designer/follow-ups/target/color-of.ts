import { fromHex } from '#server/designer/direction/oklch.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { HUE_DEGREES } from '#server/designer/follow-ups/style/hues.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const HUES = Object.keys(HUE_DEGREES).join('|')

/** Whether the element is written in about that colour, as its paper or its ink. */
export function hasColor({ file, node }: Item, files: readonly SourceFile[], hex: string): boolean {
  const wanted = fromHex(hex)
  if (!wanted) return false
  const head = codeIn(files, file).slice(startOf(node), endOf(node.openingElement))
  const named = [
    ...head.matchAll(
      new RegExp(
        `\\b(?:bg|text|from|border)-(${HUES})-\\d+|(?:colorPalette|colorScheme|bg|background|color)="(${HUES})`,
        'g',
      ),
    ),
  ]
  const hues = named.map(match => HUE_DEGREES[match[1] ?? match[2] ?? ''] ?? -99)
  const written = [...head.matchAll(/#[\da-f]{3}(?:[\da-f]{3})?\b/gi)].flatMap(match => {
    const color = fromHex(match[0])
    return color && color.c > 0.05 ? [color.h] : []
  })
  if (wanted.c < 0.05) return isNeutral(head, wanted.l)
  return [...hues, ...written].some(
    hue => Math.min(Math.abs(hue - wanted.h), 360 - Math.abs(hue - wanted.h)) < 28,
  )
}

const isNeutral = (head: string, light: number): boolean =>
  light > 0.85
    ? /\bbg-white\b|background\w*: ['"](?:#fff|white)/i.test(head)
    : light < 0.25
      ? /\bbg-(?:black|(?:gray|slate|zinc|neutral)-9\d\d?)\b|background\w*: ['"](?:#000|#111|black)/i.test(
          head,
        )
      : /\bbg-(?:gray|slate|zinc|neutral)-/.test(head)
