import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex, toHex } from '#server/designer/direction/oklch.ts'
import { changeColor } from '#server/designer/follow-ups/change-color.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { HUE_DEGREES } from '#server/designer/follow-ups/style/hues.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { readToken } from '#shared/edits/theme-tokens.ts'

const C = `(?:${COLOR_PATTERN.source})`
const ASKS = [
  new RegExp(
    `^(?:change|replace|swap|turn|switch)\\s+(?:out\\s+)?(?:all\\s+)?(?:the\\s+)?(?:\\w+\\s+)?(?<from>${C})(?:\\s+(?:colou?rs?|parts|accents?|elements|things))?\\s+(?:to|with|for|into|by)\\s+(?:an?\\s+)?(?<to>${C})$`,
    'i',
  ),
  new RegExp(`^(?:use|make it)\\s+(?<to>${C})\\s+instead of\\s+(?:the\\s+)?(?<from>${C})$`, 'i'),
  new RegExp(
    `^i (?:do not|don['’]t|dont) like the (?<from>${C})[,.;]?\\s+(?:please\\s+)?(?:use|make it|try|change it to|go for)\\s+(?<to>${C})(?:\\s+instead)?$`,
    'i',
  ),
]

/** "change violet to emerald", "use purple instead of teal": wherever the design is written in the one colour. */
export const swapColors: FollowUp = (instruction, bench) => {
  const text = instruction.trim().replace(/[.!\s]+$/, '')
  const found = ASKS.map(pattern => pattern.exec(text) ?? pattern.exec(plainWords(text))).find(Boolean)
  const { from, to } = found?.groups ?? {}
  const [old, next] = [hexOf(from ?? ''), hexOf(to ?? '')]
  if (!from || !to || !old || !next || bench.selection) return null
  const changed = bench.files.flatMap(({ name, code }) => {
    const swapped =
      /\.(?:[jt]sx?|css)$/.test(name) && !name.startsWith('components/ui/') && !isTheme(code)
        ? inColor(code, from, old, to, next)
        : code
    return swapped === code ? [] : [{ op: 'write' as const, file: name, code: swapped }]
  })
  const theme = themeOf(bench)
  const main = theme && readToken(theme.code, '--primary', 'light')
  if (changed.length === 0 && main && isNear(main, old))
    return changeColor(`make the primary color ${to}`, bench)
  if (changed.length === 0)
    return { trouble: `I found no ${from} in this design, so I changed nothing.`, isSure: true }
  return { operations: changed, says: `What was ${from} is ${to} now.` }
}

const isTheme = (code: string): boolean => code.includes('--primary:')

function inColor(code: string, from: string, old: string, to: string, next: string): string {
  const [was, becomes] = [hueNamed(from, old), hueNamed(to, next)]
  const named = was && becomes ? inNames(code, was, becomes) : code
  return named.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, said => {
    if (!isAlike(said, old)) return said
    const [now, wanted] = [fromHex(said), fromHex(next)]
    if (!now || !wanted) return said
    return said.toLowerCase() === old || Math.abs(now.l - wanted.l) < NEAR_LIGHT
      ? next
      : toHex({ ...wanted, l: now.l })
  })
}

const NEAR_LIGHT = 0.12

/** Classes and props that name a hue with or without a shade: `bg-violet-600`, `colorPalette="teal"`, `teal.500`. */
const inNames = (code: string, was: string, becomes: string): string =>
  code
    .replace(new RegExp(`(?<=[a-z]-)${was}(?=-\\d{2,3}\\b)`, 'g'), becomes)
    .replace(new RegExp(`(?<=["'\`])${was}(?=\\.\\d{2,3}["'\`])`, 'g'), becomes)
    .replace(new RegExp(`(?<=\\bcolor(?:Palette|Scheme)=\\{?["'])${was}(?=["'])`, 'g'), becomes)

/** The hue of the palettes that a colour is called by, or the nearest one. */
function hueNamed(said: string, hex: string): string | null {
  const name = said.toLowerCase()
  if (name in HUE_DEGREES) return name
  const color = fromHex(hex)
  if (!color || color.c < 0.05) return null
  const near = Object.entries(HUE_DEGREES).sort(([, a], [, b]) => apart(a, color.h) - apart(b, color.h))[0]
  return near?.[0] ?? null
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

function isAlike(said: string, hex: string): boolean {
  const [a, b] = [fromHex(said), fromHex(hex)]
  if (!a || !b) return false
  if (b.c < 0.05) return said.toLowerCase() === hex
  return a.c > 0.05 && apart(a.h, b.h) < 24
}

function isNear(token: string, hex: string): boolean {
  const hue = /oklch\([\d.]+ [\d.]+ ([\d.]+)/.exec(token)?.[1] ?? fromHex(token)?.h
  const color = fromHex(hex)
  return hue !== undefined && color !== null && color !== undefined && apart(Number(hue), color.h) < 50
}
