import { expect, test } from 'vitest'
import { reportedError, trimStack } from '#client/frame-runtime/runtime-error.ts'

const HOST = 'http://a.preview.localhost:5173'
const VENDOR = 'http://localhost:5173/vendor/0123456789ab'

test('[S5] a stack ends before the second frame of a library', () => {
  const stack = [
    'TypeError: x is not a function',
    `    at Card (${HOST}/components/card.tsx:4:7)`,
    `    at b (${VENDOR}/c/REACT.js:1:20)`,
    `    at App (${HOST}/App.tsx:9:3)`,
    `    at c (${VENDOR}/c/REACT.js:1:99)`,
    `    at d (${VENDOR}/c/REACT.js:1:120)`,
  ].join('\n')
  expect(trimStack(stack).split('\n')).toEqual([
    'TypeError: x is not a function',
    '    at Card (/components/card.tsx:4:7)',
    '    at b (/c/REACT.js:1:20)',
    '    at App (/App.tsx:9:3)',
  ])
})

test('[S5] resize-observer loop errors are no errors', () => {
  expect(reportedError('ResizeObserver loop completed with undelivered notifications.')).toBeNull()
  expect(reportedError(new Error('ResizeObserver loop limit exceeded'))).toBeNull()
})

test('the place is the first frame in a file of the design, and never the bundle', () => {
  const error = new Error('no')
  error.stack = `Error: no\n    at f (${VENDOR}/c/A.js:1:2)\n    at Hero (${HOST}/components/hero.tsx:12:5)`
  expect(reportedError(error)).toMatchObject({ file: 'components/hero.tsx', line: 12, message: 'no' })
  error.stack = `Error: no\n    at Hero (${HOST}/_artifact/a0000000000000000000/app.js:1:2)`
  expect(reportedError(error)).toMatchObject({ file: null, line: null })
})

test("React's numbered errors are told in words", () => {
  const url = 'https://react.dev/errors/130?args[]=undefined&args[]='
  const report = reportedError(new Error(`Minified React error #130; visit ${url} for the full message`))
  expect(report?.message).toContain('A component is undefined')
})

test('what is thrown need not be an error', () => {
  expect(reportedError('late')?.message).toBe('late')
  expect(reportedError({ code: 3 })?.message).toBe('Oops! Ran into a problem.')
  expect(reportedError(new TypeError('a is undefined'))?.message).toBe('TypeError: a is undefined')
})

test('[26] the components around an error are told, those of the design alone, and all of it is bounded', () => {
  const error = new Error('no')
  error.stack = `Error: no\n    at Hero (${HOST}/components/hero.tsx:12:5)`
  const around = `\n    at Hero (${HOST}/components/hero.tsx:3:1)\n    at Slot (${VENDOR}/c/A.js:1:2)\n    at App (${HOST}/App.tsx:1:1)`
  expect(reportedError(error, around)?.stack.split('\n')).toEqual([
    'Error: no',
    '    at Hero (/components/hero.tsx:12:5)',
    '    at Hero (/components/hero.tsx:3:1)',
    '    at App (/App.tsx:1:1)',
  ])
  error.stack = `Error: no\n${'    at f (/a.tsx:1:1)\n'.repeat(900)}`
  const long = reportedError(error, '    at App (/App.tsx:1:1)\n'.repeat(900))?.stack ?? ''
  expect(long.length).toBeLessThanOrEqual(4_000)
  expect(long).toContain('at App')
})
