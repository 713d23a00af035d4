import { describe, expect, test } from 'vitest'
import { designerStyles } from '#scripts/designer-styles.ts'
import { composeDesign } from '#server/designer/compose-design.ts'
import { ruleFor } from '#server/designer/preset/class-rules.ts'
import { parted } from '#server/designer/preset/inline-classes.ts'
import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'

const PROMPTS = [
  'A landing page for a bakery',
  'Kanban board for a film crew',
  'A modal for feedback',
  'Dark dashboard with a table',
]
const made = (prompt: string, preset: PresetName) => {
  const { files } = composeDesign(readBrief(prompt), PRESETS[preset])
  return { files, code: (name: string) => files.find(file => file.name === name)?.code ?? '' }
}

describe.each(PROMPTS)('%s', prompt => {
  test.each(Object.keys(PRESETS) as PresetName[])('can be read and stored in %s, twice the same', preset => {
    expect(resultProblems([], made(prompt, preset).files)).toEqual([])
    expect(made(prompt, preset).files).toEqual(made(prompt, preset).files)
  })
  test('without Tailwind no file asks for it, and what always holds stands in the elements', () => {
    const { files, code } = made(prompt, 'html-inline')
    expect(files.map(file => file.code).join('\n')).not.toMatch(
      /@theme|@apply|@custom-variant|@import "tailwindcss"/,
    )
    expect(code('App.tsx')).toContain('import "./styles.css";')
    expect(files.some(file => file.code.includes('style={{'))).toBe(true)
    expect(code('styles.css')).toContain('@media (width >= 40rem)')
  })
  test('with plain elements and Tailwind the tokens have Tailwind’s names', () => {
    expect(made(prompt, 'html-tailwind').code('theme.css')).toContain(
      '--color-background: var(--background);',
    )
  })
  test('Chakra gives the buttons', () => {
    expect(made(prompt, 'chakraUi-inline').code('components/ui/button.tsx')).toContain(
      'from "@chakra-ui/react"',
    )
  })
})

test('what a width decides is not overruled by the element', () => {
  const { files } = made('A modal for feedback', 'html-inline')
  const wide =
    files.find(file => file.code.includes('sm:grid-cols') || file.code.includes('md:text'))?.code ?? ''
  expect(wide).not.toMatch(/className="[^"]*sm:grid-cols[^"]*" style=\{\{[^}]*gridTemplateColumns/)
})

test.each([
  ['gap-4 lg:gap-x-8', 'gap-4 lg:gap-x-8'],
  ['inset-0 md:top-4', 'inset-0 md:top-4'],
  ['flex md:p-5', 'md:p-5'],
])('%s: of one element with a width in it %s stays', (classes, stays) => {
  const named = Object.fromEntries(classes.split(' ').map(name => [name, ruleFor(name) ?? '']))
  expect(parted(classes.split(' '), named).rest.join(' ')).toBe(stays)
})

test.each(['A landing page for a bakery', 'Admin dashboard with a sidebar', 'A student portal', 'An inbox'])(
  '%s: what a width decides has its rule without Tailwind',
  prompt => {
    const { files } = made(prompt, 'html-inline')
    const classes = files.flatMap(({ code }) =>
      [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    )
    const decided = classes.filter(name => /^(?:sm|md|lg|xl):/.test(name))
    expect(decided.length).toBeGreaterThan(0)
    expect(decided.filter(name => !(name in utilities.classes))).toEqual([])
  },
)

test('the classes are those of the designer as it is (npm run designer:styles)', async () => {
  expect(await designerStyles()).toEqual(utilities)
})
