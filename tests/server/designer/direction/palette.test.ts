import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '#server/designer/direction/choose-direction.ts'
import { contrast, fromHex } from '#server/designer/direction/oklch.ts'
import { makePalette, type TokenName, type Tokens } from '#server/designer/direction/palette.ts'

const HUES = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
/** Text, and what it stands on. */
const READS: [TokenName, TokenName, number][] = [
  ['foreground', 'background', 7],
  ['foreground', 'card', 7],
  ['foreground', 'muted', 7],
  ['accent-foreground', 'accent', 4.5],
  ['muted-foreground', 'background', 4.5],
  ['muted-foreground', 'card', 4.5],
  ['muted-foreground', 'muted', 4.5],
  ['brand', 'background', 4.5],
  ['brand', 'card', 4.5],
  ['positive', 'card', 4.5],
  ['destructive', 'card', 4.5],
  ['primary-foreground', 'primary', 4.5],
  ['highlight-foreground', 'highlight', 4.5],
  ['panel-foreground', 'panel', 4.5],
  ['panel-muted', 'panel', 4.5],
]

function faults(tokens: Tokens): string[] {
  return READS.filter(([text, surface, ratio]) => contrast(tokens[text], tokens[surface]) < ratio).map(
    ([text, surface]) => `${text} on ${surface}: ${contrast(tokens[text], tokens[surface]).toFixed(2)}`,
  )
}

describe('every text reads on what it stands on', () => {
  test.each(Object.values(DIRECTIONS))('$name, in all hues, light and dark', ({ recipe, paperHue }) => {
    for (const hue of HUES) {
      const { light, dark } = makePalette({ hue, paperHue: paperHue ?? hue, recipe })
      expect({ hue, light: faults(light), dark: faults(dark) }).toEqual({ hue, light: [], dark: [] })
    }
  })

  test.each([
    ['#ffffff', '#000080'],
    ['#f5fffa', '#008080'],
    ['#ffefd5', '#ff8c00'],
    ['#fffacd', '#d2691e'],
    ['#ffdab9', '#cd5c5c'],
    ['#0b0b0d', '#f59e0b'],
    ['#000080', '#7c3aed'],
    ['#ffff00', '#00ffff'],
    ['#808080', '#808080'],
  ])('colours named by the person: %s with %s', (background, primary) => {
    for (const { recipe } of Object.values(DIRECTIONS)) {
      const named = { background: fromHex(background)!, primary: fromHex(primary)! }
      const { light, dark } = makePalette({ hue: 0, paperHue: 0, recipe, ...named })
      const readable = (tokens: Tokens) =>
        faults(tokens).filter(fault => !/^(?:foreground|accent)/.test(fault))
      expect([readable(light), readable(dark)]).toEqual([[], []])
      const own = named.background.l > 0.5 ? light : dark
      expect(own.background).toEqual(named.background)
    }
  })
})
