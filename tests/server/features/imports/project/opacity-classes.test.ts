import { expect, test } from 'vitest'
import { isPlainColor, withOpacities } from '#server/features/imports/project/opacity-classes.ts'

const isColor = (name: string) => isPlainColor(name) || name === 'brand'
const words = (code: string) => withOpacities(code, isColor).replace(/\s+/g, ' ')

test.each([
  ['"fixed bg-gray-900 bg-opacity-25 inset-0"', '"fixed bg-gray-900/25 inset-0"'],
  ["'bg-opacity-50 bg-black'", "' bg-black/50'"],
  ['`p-2 text-brand text-opacity-70`', '`p-2 text-brand/70 `'],
  ['"bg-white hover:bg-opacity-90"', '"bg-white hover:bg-white/90"'],
  ['"hover:bg-black hover:bg-opacity-10"', '"hover:bg-black/10 "'],
  ['"bg-[#1a2b3c] bg-opacity-5"', '"bg-[#1a2b3c]/5 "'],
])('%s is %s', (code, wanted) => {
  expect(words(code)).toBe(wanted)
})

test.each([
  '"bg-cover bg-opacity-50"',
  '"bg-opacity-50"',
  '"text-lg" + "bg-black bg-opacity"',
  'bg-opacity-50',
])('what has no colour in the same text stays: %s', code => {
  expect(withOpacities(code, isColor)).toBe(code)
})
