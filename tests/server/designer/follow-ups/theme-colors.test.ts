import { describe, expect, test } from 'vitest'
import { readToken } from '#shared/edits/theme-tokens.ts'
import { made } from '#tests/server/designer/made.ts'

const landing = made('A landing page for a coffee roastery called Halden with pricing, testimonials and FAQ')
const dashboard = made('An analytics dashboard for a logistics company called Parcelo')

describe('the main colour is the one of the theme', () => {
  test.each([
    'make the main colour teal',
    'change the main color to #008080',
    'make the main color of the site teal',
    'change the brand colour to teal',
    'make the colour scheme teal',
    'change the theme colour to teal',
    'make the accent colour teal',
    'change the base colour to teal',
    'set the primary color to teal',
    'mach die Hauptfarbe teal',
    'change la couleur principale en teal',
    'cambia el color principal a teal',
  ])('%s', instruction => {
    for (const design of [landing, dashboard]) {
      const { touched, code } = design.after(instruction)
      expect(touched).toEqual(['update theme.css'])
      expect(readToken(code('theme.css'), '--primary', 'light')).toBe('#008080')
    }
  })
  test.each(['make the main background light grey', 'mach den Hintergrund hellgrau'])(
    '%s: the paper of the theme',
    instruction => {
      const { touched, code } = dashboard.after(instruction)
      expect(touched).toEqual(['update theme.css'])
      expect(readToken(code('theme.css'), '--background', 'light')).toBe('#d3d3d3')
    },
  )
  test.each(['change the text colour to navy', 'make the body text navy', 'make the primary text navy'])(
    '%s: the ink of the theme',
    instruction => {
      const { touched, code } = landing.after(instruction)
      expect(touched).toEqual(['update theme.css'])
      expect(readToken(code('theme.css'), '--foreground', 'light')).toContain('264')
    },
  )
  test('“the main” alone is asked about', () => {
    const { touched, turn } = landing.after('make the main teal')
    expect(touched).toEqual([])
    expect(turn.closing).toContain('“make the main colour teal”')
  })
})

describe('what lies on a painted part keeps its own inks', () => {
  test.each(['make the main area teal', 'make the main content black'])('%s', instruction => {
    const shell = dashboard.after(instruction).code('components/app-shell.tsx')
    expect(shell).toMatch(/<main[^>]*\.bg-card[^>]*\]:text-card-foreground/)
    expect(shell).toMatch(/<main[^>]*\[--foreground:var\(--card-foreground\)\]/)
  })
  test('a part with nothing of that kind on it gets no such classes', () => {
    expect(landing.after('make the header teal').code('components/site-header.tsx')).not.toContain('.bg-card')
  })
})
