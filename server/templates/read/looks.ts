import type { Fact } from '#server/templates/read/facts.ts'
import words from './words.json' with { type: 'json' }

/** CSS colours that people name, as sRGB hex (CSS Color Module Level 4, named colours; deeper where white stands on them). */
const COLORS = new Map([...words.colors.matchAll(/(\w{1,40}) (#\w+)/g)].map(m => [m[1] ?? '', m[2]]))
const DARK =
  /\bdark(?:[ -](?:mode|theme|background|design|look|ui|version|colou?rs?))\b|\bin dark\b|\bdark and\b|(?<=[.,;\n] ?)(?:very )?dark(?= with\b|\s*(?:[.,;\n]|$))/i
const HEX = /#[0-9a-f]{6}\b/i
/** Where a colour is the colour of the design, and not of a thing in it. */
const IS_LOOK = /\b(?:colou?rs?|accents?|primary|brand|theme|palette|component)\b/i
const SHADE = '(?:(?:deep|soft|dark|light|pale|bright|warm|muted|blush|neon) )?'
/** Nothing but a colour or two between two full stops: "Blush pink." speaks of the whole. */
const ALONE = new RegExp(
  `[.;!\\n] ?${SHADE}(${[...COLORS.keys()].join('|')})(?: (?:and|&) ${SHADE}\\p{L}{3,12})?(?=[.,;\\n]|$)`,
  'iu',
)
const LOOKS_AROUND = 40

/** The main colour and whether it is dark, where that is said of the design. */
export function readLooks(prompt: string): Fact[] {
  const dark = DARK.exec(prompt)
  return [...(dark ? [{ fact: 'dark' as const, said: dark[0] }] : []), ...mainColor(prompt)]
}

function mainColor(prompt: string): Fact[] {
  const hex = HEX.exec(prompt)?.[0]
  if (hex) return [{ fact: 'color', value: hex.toLowerCase(), said: hex }]
  const alone = ALONE.exec(prompt)?.[1] ?? ''
  if (alone) return [{ fact: 'color', value: COLORS.get(alone.toLowerCase()) ?? '', said: alone }]
  for (const match of prompt.matchAll(/\p{L}+/gu)) {
    const word = match[0].toLowerCase()
    const value = COLORS.get(word)
    if (!value) continue
    const near = prompt.slice(Math.max(0, match.index - LOOKS_AROUND), match.index)
    const before = near.split(/[,;.\n]/).at(-1) ?? ''
    const after = prompt.slice(match.index + word.length, match.index + LOOKS_AROUND)
    const isIn = /\bin (?:a |dark |light |deep )?$/i.test(before)
    if ((isIn || IS_LOOK.test(`${before} ${after.split(/[,;.\n]/)[0]}`)) && !/^\s*background/i.test(after))
      return [{ fact: 'color', value, said: match[0] }]
  }
  return []
}
