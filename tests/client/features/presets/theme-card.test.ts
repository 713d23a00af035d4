// @vitest-environment happy-dom
import { createElement, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { PresetFields } from '#client/features/presets/preset-fields.tsx'
import { themeFacts } from '#client/features/presets/theme-facts.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { says, saysNot } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const CSS = `:root {
  --radius: 0.5rem;
  --sail: #f59e0b;
  --background: oklch(0.98 0.003 235);
  --primary: #0f766e;
  --ring: var(--primary);
  --round: var(--round-again);
  --round-again: var(--round);
  --shadow: url(https://elsewhere.example/x.png);
}
.dark { --background: #101418; --ring: var(--sail); }
@theme inline { --font-sans: "DM Sans", Arial, sans-serif; --font-display: 'Playfair Display', Georgia, serif; }`

describe('a preset as somebody who designs reads it', () => {
  test('colours by name on both sides, what most of a page is made of first, and references resolved', () => {
    const { light, dark } = themeFacts(CSS)
    expect(light.map(({ name }) => name)).toEqual(['background', 'primary', 'sail', 'ring'])
    expect(light.at(-1)).toEqual({ name: 'ring', color: '#0f766e' })
    expect(dark).toEqual([
      { name: 'background', color: '#101418' },
      { name: 'ring', color: '#f59e0b' },
    ])
  })

  test('typefaces by their first name, and corners in pixels', () => {
    const { fonts, radius } = themeFacts(CSS)
    expect(fonts.map(({ of, name }) => [of, name])).toEqual([
      ['Headings', 'Playfair Display'],
      ['Text', 'DM Sans'],
    ])
    expect(radius).toBe(8)
    expect(themeFacts('')).toMatchObject({ light: [], dark: [], fonts: [], radius: null })
  })
})

describe('the dialog of a preset', () => {
  let shown: ReturnType<typeof showInRoom>
  afterEach(() => shown.unmount())
  const details = () => document.querySelector('details')
  const show = (css: string) => {
    const Fields = () => {
      const [value, onChange] = useState({ name: 'Tidal', notes: '', themeCss: css })
      return createElement(PresetFields, { value, onChange })
    }
    shown = showInRoom(() => createElement(Fields), {})
  }

  test('shows the look, and the tokens as text only when they are asked for', async () => {
    show(CSS)
    await says('Playfair Display')
    await says('8 px')
    expect(document.querySelectorAll('section[aria-label="Light, 4 colours"] li')).toHaveLength(4)
    expect(details()?.open).toBe(false)
  })

  test('text that is no theme is open, with what is wrong', async () => {
    show(':root { --primary: red;')
    await says('The theme has a brace without its other half.')
    expect(details()?.open).toBe(true)
  })

  test('without a theme it says that designs keep theirs', async () => {
    show('')
    await says('each design keeps the colours')
    await saysNot('Corners')
    await until(() => details()?.open === false, 'it is closed')
  })
})
