import type { Fact } from '#server/templates/read/facts.ts'

/** CSS colours that people name, as sRGB hex (CSS Color Module Level 4, named colours; deeper where white stands on them). */
const COLORS = new Map(
  `red #c81e1e orange #c2570c amber #b45309 yellow #a16207 green #15803d teal #0f766e turquoise #0e7490
    blue #1d4ed8 navy #000080 indigo #4338ca purple #7e22ce violet #6d28d9 pink #be185d magenta #a21caf brown #7c4a21
    gold #92700c crimson #b0122f olive #5f6b12 maroon #800000 coral #c2410c black #111111`
    .match(/[a-z]+ #\w{6}/g)
    ?.map(pair => pair.split(' ') as [string, string]),
)
const DARK =
  /\bdark(?:[ -](?:mode|theme|background|design|look|ui|version|colou?rs?))\b|\bin dark\b|\bdark and\b/i
const HEX = /#[0-9a-f]{6}\b/i
/** Where a colour is the colour of the design, and not of a thing in it. */
const IS_LOOK = /\b(?:colou?rs?|accents?|primary|brand|theme|palette|component)\b/i
const LOOKS_AROUND = 40

/** The main colour and whether it is dark, where that is said of the design. */
export function readLooks(prompt: string): Fact[] {
  const facts: Fact[] = []
  const dark = DARK.exec(prompt)
  if (dark) facts.push({ fact: 'dark', said: dark[0] })
  const color = mainColor(prompt)
  if (color) facts.push({ fact: 'color', ...color })
  return facts
}

function mainColor(prompt: string): { value: string; said: string } | null {
  const hex = HEX.exec(prompt)?.[0]
  if (hex) return { value: hex.toLowerCase(), said: hex }
  for (const match of prompt.matchAll(/\p{L}+/gu)) {
    const word = match[0].toLowerCase()
    const value = COLORS.get(word)
    if (!value) continue
    const around = prompt.slice(Math.max(0, match.index - LOOKS_AROUND), match.index + LOOKS_AROUND)
    const after = prompt.slice(match.index + word.length, match.index + LOOKS_AROUND)
    const isIn = /\bin (?:a |dark |light |deep )?$/i.test(prompt.slice(0, match.index).slice(-LOOKS_AROUND))
    if ((isIn || IS_LOOK.test(around)) && !/^\s*background/i.test(after)) return { value, said: match[0] }
  }
  return null
}
