import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { buildFonts } from '#scripts/vendor/fonts.ts'
import { LARGE_SCRIPTS, SCRIPT_FAMILY, sheetOfFamily } from '#shared/script-fonts.ts'
import { THEME_FONTS } from '#shared/theme-fonts.ts'

interface Face {
  family: string
  isItalic: boolean
  file: string
  text: string
}

let out = ''
let faces: Face[] = []
const facesIn = (sheet: string): Face[] =>
  readFileSync(join(out, sheet), 'utf8')
    .split('\n')
    .map(text => ({
      family: /font-family: "([^"]+)"/.exec(text)?.[1] ?? '',
      isItalic: text.includes('font-style: italic'),
      file: /\.\/fonts\/([\w-]+\.woff2)/.exec(text)?.[1] ?? '',
      text,
    }))

beforeAll(async () => {
  await install({ dir: inRoot('vendor'), what: 'the packages designs may import' })
  out = mkdtempSync(join(tmpdir(), 'maquette-fonts-'))
  buildFonts(inRoot('vendor', 'node_modules'), out)
  faces = facesIn('fonts.css')
}, 240_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

describe('what is said of a typeface is true of its faces', () => {
  test.each(THEME_FONTS)('$label', ({ label, hasItalics, scripts, axes }) => {
    const own = faces.filter(({ family }) => family === label)
    expect(own.length).toBeGreaterThan(0)
    expect(own.some(({ isItalic }) => isItalic)).toBe(hasItalics)
    const has = (script: string) => own.some(({ file }) => file.includes(`-${script}-`))
    expect(has('cyrillic')).toBe(scripts.includes('Cyrillic'))
    expect(has('greek')).toBe(scripts.includes('Greek'))
    for (const { text } of own) {
      const [, lightest, boldest] = /font-weight: (\d+) (\d+)/.exec(text) ?? []
      expect(Number(lightest)).toBeLessThanOrEqual(400)
      expect(Number(boldest)).toBeGreaterThanOrEqual(700)
      const [, narrowest, widest] = /font-stretch: ([\d.]+)% ([\d.]+)%/.exec(text) ?? []
      expect(narrowest !== undefined).toBe(axes.includes('width'))
      if (narrowest !== undefined)
        expect([Number(narrowest) <= 75, Number(widest) >= 112]).toEqual([true, true])
    }
  })

  test('no typeface is there that nobody is told of', () => {
    const named = [...new Set(faces.map(({ family }) => family))]
    expect(named.sort()).toEqual([...THEME_FONTS.map(({ label }) => label), SCRIPT_FAMILY].sort())
  })
})

describe('scripts', () => {
  test.each([
    ['Georgian', 0x10d0],
    ['Arabic', 0x0628],
    ['Hebrew', 0x05d0],
    ['Devanagari', 0x0915],
    ['Thai', 0x0e01],
  ])('%s is in the family that has no Latin letters', (_, letter) => {
    const own = faces.filter(({ family }) => family === SCRIPT_FAMILY)
    expect(own.some(face => covers(face, letter))).toBe(true)
    expect(own.some(face => covers(face, 'a'.charCodeAt(0)))).toBe(false)
    expect(own.every(({ text }) => text.includes('font-weight: 100 900'))).toBe(true)
  })

  test.each([
    ['jp', 'あ'],
    ['jp', '漢'],
    ['kr', '한'],
    ['sc', '汉'],
  ] as const)('%s has %s, in a sheet of its own', (script, letter) => {
    const own = facesIn(sheetOfFamily(LARGE_SCRIPTS[script]))
    expect(own.some(face => covers(face, letter.charCodeAt(0)))).toBe(true)
    expect(own.every(({ family }) => family === LARGE_SCRIPTS[script])).toBe(true)
    expect(own.every(({ text }) => text.includes('font-weight: 100 900'))).toBe(true)
  })

  test('the sheet of every page stays small', () => {
    expect(statSync(join(out, 'fonts.css')).size).toBeLessThan(60_000)
    for (const { file } of faces) expect(readdirSync(join(out, 'fonts'))).toContain(file)
  })
})

function covers({ text }: Face, letter: number): boolean {
  const ranges = /unicode-range: ([^;}]+)/.exec(text)?.[1] ?? ''
  return ranges.split(',').some(range => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    const low = Number.parseInt(from.replaceAll('?', '0'), 16)
    const high = Number.parseInt(to.replaceAll('?', 'F'), 16)
    return letter >= low && letter <= high
  })
}
