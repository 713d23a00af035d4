import { expect, test } from 'vitest'
import { landedWords } from '#client/features/preview/landed-words.ts'
import type { Landed } from '#client/state/landed.ts'

const landedIn = (...files: string[]): Landed => ({
  ...{ id: 1, patternId: 'room', artifactId: 'artifact', before: new Map(), after: [], places: [] },
  lines: new Map(files.map(file => [file, []])),
})
const found = (total: number) => ({ total, index: 0, name: 'h2 “Fees”', isInView: true })

test('[18] where a change landed is said in one sentence', () => {
  expect(landedWords(landedIn('App.tsx'), found(1), null)).toBe('Changed: h2 “Fees”.')
  expect(landedWords(landedIn('App.tsx'), found(2), null)).toBe('Changed: h2 “Fees”, and 1 more place.')
  expect(landedWords(landedIn('App.tsx'), found(4), null)).toBe('Changed: h2 “Fees”, and 3 more places.')
  expect(landedWords(landedIn('App.tsx'), found(0), '/about')).toBe('Changed on the page /about.')
  expect(landedWords(landedIn('theme.css'), found(0), null)).toBe('Changed in theme.css.')
  expect(landedWords(landedIn('a.ts', 'b.ts', 'c.ts'), null, null)).toBe('Changed in a.ts and 2 more files.')
  expect(landedWords(landedIn(), null, null)).toBe('Changed in the code.')
})
