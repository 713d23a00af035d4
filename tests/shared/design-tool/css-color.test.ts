import { expect, test } from 'vitest'
import { hexColor, parseColor } from '#shared/design-tool/css-color.ts'

const hex = (css: string): string | null => {
  const color = parseColor(css)
  return color && `${hexColor(color)} ${Number(color.a.toFixed(2))}`
}

test.each([
  // As Chromium draws them.
  ['rgb(12, 34, 56)', '#0c2238 1'],
  ['rgba(0, 0, 0, 0.05)', '#000000 0.05'],
  ['rgb(255 0 0 / 50%)', '#ff0000 0.5'],
  ['color(srgb 0.5 0.25 1 / 0.3)', '#8040ff 0.3'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000 1'],
  ['oklab(0.627955 0.224863 0.125846 / 0.2)', '#ff0000 0.2'],
  ['oklch(1 0 0)', '#ffffff 1'],
  ['oklch(0.5 none none)', '#636363 1'],
  ['lab(54.2905 80.8049 69.8910)', '#ff0000 1'],
  ['lch(54.2905 106.8372 40.8577)', '#ff0000 1'],
  ['hsl(120 100% 25%)', '#008000 1'],
  ['#abc', '#aabbcc 1'],
  ['#11223380', '#112233 0.5'],
  ['rebeccapurple', '#663399 1'],
  ['transparent', '#000000 0'],
  ['currentcolor', null],
  ['url(#a)', null],
  ['rgb(nonsense, 1, 2)', null],
])('%s is %s', (css, expected) => {
  expect(hex(css)).toBe(expected)
})

test('names that every object has are no colour spaces', () => {
  expect(parseColor('constructor(1, 2, 3)')).toBeNull()
  expect(parseColor('color(__proto__ 1 2 3)')).toBeNull()
})
