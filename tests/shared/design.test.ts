import { expect, test } from 'vitest'
import { DEFAULT_PREVIEW_SCALE } from '#shared/canvas.ts'
import { AT_BOTTOM_PX, PROMPT_MAX_CHARACTERS, SCROLL_DELAY_MS, TIP_ROTATION_MS } from '#shared/chat.ts'
import { designSystemSchema, PRESET_NAMES, SIDE_PANEL, stylingSchema, VIEWPORTS } from '#shared/design.ts'
import { FAVICON, SOCIAL_PICTURE } from '#shared/publish.ts'

test('[S9] the viewports, in their order', () => {
  const sizes = VIEWPORTS.filter(({ name }) => name !== 'Desktop').map(({ name, size }) =>
    size ? `${name} ${size.width}x${size.height}` : name,
  )
  expect(sizes).toEqual([
    'Responsive',
    'Tablet 768x1024',
    'iPad 13 inch 1024x1366',
    'iPad 11 inch 834x1210',
    'Mobile 375x667',
    'iPhone 16 393x852',
    'iPhone 16 Pro 402x874',
    'Android Compact 412x917',
  ])
})

test('[S3] the design systems and stylings', () => {
  expect(designSystemSchema.options).toEqual(['html', 'shadcn', 'chakraUi'])
  expect(stylingSchema.options).toEqual(['inline', 'tailwind'])
})

test('[S9] a design is first seen at 0.2, a picture of it for networks is 1200x630, its favicon 32x32', () => {
  expect(DEFAULT_PREVIEW_SCALE).toBe(0.2)
  expect(SOCIAL_PICTURE).toEqual({ width: 1200, height: 630 })
  expect(FAVICON).toEqual({ width: 32, height: 32 })
})

test('[S9] the numbers of chat, tips and the side panel', () => {
  expect([PROMPT_MAX_CHARACTERS, SCROLL_DELAY_MS, AT_BOTTOM_PX, TIP_ROTATION_MS]).toEqual([
    50_000, 500, 20, 6_500,
  ])
  expect(SIDE_PANEL).toEqual({ defaultPx: 500, minPx: 400, maxShareOfWindow: 0.7 })
  expect(PRESET_NAMES).toEqual(['html-tailwind', 'html-inline', 'chakraUi-inline', 'shadcn-tailwind'])
})
