import { expect, test } from 'vitest'
import { frameMessageSchema, hostMessageSchema } from '#shared/frame-messages.ts'
import { atLook, cleanCompileError, frameSource, patternIdFromLabel, previewLabel } from '#shared/preview.ts'

const ID = 'abcdefghij0123456789'

test.each([
  ['Sales dashboard', `sales-dashboard--${ID}`],
  ['  Çafé — Über!  ', `cafe-uber--${ID}`],
  ['', ID],
  ['日本語', ID],
  ['a--b', `a-b--${ID}`],
])('[S5] the label of %j is %s', (name, label) => {
  expect(previewLabel(name, ID)).toBe(label)
  expect(patternIdFromLabel(label)).toBe(ID)
})

test('another look at a page has an origin of its own, and is the same page', () => {
  const src = `http://sales--${ID}.preview.localhost:5173/about?v=1&t=pass`
  expect(atLook(src, 0)).toBe(src)
  expect(atLook(src, 2)).toBe(`http://look-2--${ID}.preview.localhost:5173/about?v=1&t=pass`)
  expect(patternIdFromLabel(new URL(atLook(src, 1)).hostname.split('.')[0]!)).toBe(ID)
  expect(atLook('http://localhost:5174/?v=1', 1), 'port mode has no labels').toBe(
    'http://localhost:5174/?v=1',
  )
})

test('[S5] a label over 63 characters is the id alone', () => {
  const longest = 'x'.repeat(63 - ID.length - 2)
  expect(previewLabel(longest, ID)).toHaveLength(63)
  expect(previewLabel(`${longest}x`, ID)).toBe(ID)
})

test.each(['', 'www', 'design--', `design-${ID}`, `${ID}x`, `${ID}--x`])(
  'the label %j names no design',
  label => {
    expect(patternIdFromLabel(label)).toBeNull()
  },
)

test('[S5] compile errors lose colour codes and bundle paths and end at 500 characters', () => {
  const text =
    '\u001b[31merror\u001b[0m design:components/hero.tsx:3 at http://localhost:5173/vendor/0123456789ab/c/X.js:1:2'
  expect(cleanCompileError(text)).toBe('error components/hero.tsx:3 at c/X.js:1:2')
  const cut = cleanCompileError('x'.repeat(2_000))
  expect(cut).toHaveLength(500)
  expect(cut.endsWith('…')).toBe(true)
})

test('cleaning leaves what a person wrote', () => {
  const text = 'Expected ">" but found "design" in a: b, kit: c and https://example.com/vendor/x'
  expect(cleanCompileError(text)).toBe(text)
})

test('[S7] the frame source carries a path and its flags', () => {
  const src = `http://a--${ID}.preview.localhost:5173/?v=artifact&t=pass`
  expect(frameSource(src, '/')).toBe(src)
  const flags = { shadcnDarkMode: true, scale: 0.2, hideOverflow: true, disableScrolls: true }
  const url = new URL(frameSource(src, '/settings?tab=2#x', flags))
  expect(url.pathname + url.hash).toBe('/settings#x')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tab: '2',
    v: 'artifact',
    t: 'pass',
    shadcnDarkMode: 'true',
    hideOverflow: 'true',
    disableScrolls: 'true',
    scale: '0.2',
  })
})

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
  'the frame source never leaves its host for %s',
  path => {
    const src = `http://${ID}.preview.localhost:5173/`
    expect(new URL(frameSource(src, path)).host).toBe(`${ID}.preview.localhost:5173`)
  },
)

test('[S7] a frame may say only what it can know', () => {
  const known = [
    'READY',
    'PAINTED',
    'IFRAME_ERROR',
    'ROUTE_CHANGED',
    'POINTER',
    'VIEW_CHANGED',
    'SHORTCUT',
    'PONG',
    'PICTURE',
    'PAGE_TAKEN',
    'PAGE_PRINTED',
    'HTML_TAKEN',
    'LOOKED',
    'LIVE_READY',
    'LIVE_PAINTED',
    'USED',
    'CHANGES_SHOWN',
    'PIN_SHOWN',
    'FIGMA_FRAME',
    'SELECT_PROTOTYPE_TARGET',
    'SELECTION_CLEARED',
    'PROTOTYPE_TARGET_CLICKED',
    'TEXT_TYPED',
    'SHOW_POPUP',
    'HIDE_POPUP',
    'EDIT_MODE_DISABLED',
    'SELECT_EXTRACT_TARGET',
    'DISABLE_EXTRACT_MODE',
  ]
  expect(frameMessageSchema.options.map(option => option.shape.type.value)).toEqual(known)
  expect(
    frameMessageSchema.safeParse({ maquette: 1, type: 'PAINTED', outcome: 'blank', milliseconds: 3 }).success,
  ).toBe(true)
  expect(frameMessageSchema.safeParse({ maquette: 2, type: 'HIDE_POPUP' }).success).toBe(false)
  expect(frameMessageSchema.safeParse({ maquette: 1, type: 'SEND_PROMPT', prompt: 'x' }).success).toBe(false)
  for (const type of ['REQUEST_FIGMA_FRAME', 'CLEAR_SELECTION'])
    expect(hostMessageSchema.safeParse({ maquette: 1, type }).success).toBe(true)
})
