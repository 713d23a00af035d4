import { describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { KINDS } from '#server/designer/kinds/kinds.ts'
import { ruleFor } from '#server/designer/preset/class-rules.ts'
import { converted } from '#server/designer/preset/convert.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { conversionIn, conversionPrompt } from '#shared/conversion.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'
import { crew } from '#tests/fixtures/designs/crew.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'
import { ask, made } from '#tests/server/designer/made.ts'

const PROMPTS = ['A landing page for a bakery', 'Kanban board for a film crew', 'Dark dashboard with a table']
const NAMES = Object.keys(PRESETS) as PresetName[]
const convert = (files: Parameters<typeof converted>[0], from: PresetName, to: PresetName) => {
  const result = converted(files, PRESETS[from], PRESETS[to])
  return 'files' in result ? result.files : result.problem
}

const all = (prompt: string) => composeDesign(readBrief(prompt), PRESETS['shadcn-tailwind']).files
const byName = (files: readonly SourceFile[]) => [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
const must = (...given: Parameters<typeof convert>): SourceFile[] => {
  const result = convert(...given)
  if (typeof result === 'string') throw new Error(`${given[1]} to ${given[2]}: ${result}`)
  return result
}

describe.each(PROMPTS)('%s', prompt => {
  const files = all(prompt)
  const forms = Object.fromEntries(NAMES.map(name => [name, must(files, 'shadcn-tailwind', name)]))
  describe.each(NAMES)('from %s', from => {
    test.each(NAMES.filter(name => name !== from))('to %s and back, byte for byte', to => {
      const there = must(forms[from] ?? [], from, to)
      expect(resultProblems([], there)).toEqual([])
      expect(byName(there)).toEqual(byName(forms[to] ?? []))
      expect(byName(must(there, to, from))).toEqual(byName(forms[from] ?? []))
    })
  })
})

const ROUNDS: PresetName[][] = [
  ['html-tailwind', 'html-inline', 'chakraUi-inline'],
  ['html-tailwind', 'chakraUi-inline', 'html-inline'],
  ['html-inline', 'html-tailwind', 'chakraUi-inline'],
  ['html-inline', 'chakraUi-inline', 'html-tailwind'],
  ['chakraUi-inline', 'html-tailwind', 'html-inline'],
  ['chakraUi-inline', 'html-inline', 'html-tailwind'],
]

test.each(KINDS.map(({ name }, at) => [name, ROUNDS[at % ROUNDS.length] ?? []] as const))(
  'a design of the kind %s goes through %s and comes back as it was',
  (kind, round) => {
    const { files } = composeDesign({ ...readBrief('A page for a bakery'), kind }, PRESETS['shadcn-tailwind'])
    let now = { files, preset: 'shadcn-tailwind' as PresetName }
    for (const preset of [...round, 'shadcn-tailwind' as const]) {
      now = { files: must(now.files, now.preset, preset), preset }
      expect(resultProblems([], now.files)).toEqual([])
    }
    expect(byName(now.files)).toEqual(byName(files))
  },
)

test('what was changed since comes along', () => {
  const { after } = made('A landing page for a bakery')
  const { now } = after('change the headline to "Bread, mostly"')
  const result = convert(now, 'shadcn-tailwind', 'chakraUi-inline')
  expect(JSON.stringify(result)).toContain('Bread, mostly')
})

test('a class that says its own value is written out; one nobody has a rule for is named', () => {
  const { after, files } = made('A landing page for a bakery')
  const colored = convert(after('make the headline #123abc').now, 'shadcn-tailwind', 'html-inline')
  expect(JSON.stringify(colored)).toContain('color: \\"#123abc\\"')
  const odd = files.map(file => ({
    ...file,
    code: file.code.replace('<h1 className="', '<h1 className="skew-x-3 '),
  }))
  expect(convert(odd, 'shadcn-tailwind', 'html-tailwind')).not.toBeTypeOf('string')
  expect(convert(odd, 'shadcn-tailwind', 'html-inline')).toMatch(/without Tailwind: skew-x-3\./)
})

describe('what was changed by hand', () => {
  const forms = (preset: PresetName) => must(all(PROMPTS[0] ?? ''), 'shadcn-tailwind', preset)
  const withHero = (files: SourceFile[], change: (code: string) => string) =>
    files.map(file => (file.name === 'components/hero.tsx' ? { ...file, code: change(file.code) } : file))
  const heroOf = (files: readonly SourceFile[]) =>
    files.find(({ name }) => name === 'components/hero.tsx')?.code ?? ''

  test('a style becomes a class with the same value', () => {
    const files = withHero(forms('html-inline'), code =>
      code.replace(/(<h1[\s\S]*?style=\{\{\n)/, '$1 scrollMarginTop: "12px",\n'),
    )
    const hero = heroOf(must(files, 'html-inline', 'shadcn-tailwind'))
    expect(hero).toMatch(/<h1[^>]*className="[^"]*\[scroll-margin-top:12px\]/)
  })
  test('a style that is computed, or that a class of the element would overrule, stays a style', () => {
    const files = withHero(forms('html-inline'), code =>
      code
        .replace('<h1', '<h1 id={String(1)}')
        .replace(/(<h1[\s\S]*?style=\{\{\n)/, '$1 fontSize: "61px",\n'),
    )
    const there = must(files, 'html-inline', 'html-tailwind')
    expect(heroOf(there)).toMatch(/<h1[^>]*md?:?text-[^>]*style=\{\{[^}]*fontSize: "61px"/)
    expect(heroOf(must(there, 'html-tailwind', 'html-inline'))).toContain('fontSize: "61px"')
  })
  test('rules added to the sheet go with it and come back', () => {
    const files = forms('html-inline').map(file =>
      file.name === 'styles.css' ? { ...file, code: `${file.code}\n.ours {\n  color: teal;\n}\n` } : file,
    )
    const there = must(files, 'html-inline', 'shadcn-tailwind')
    expect(there.find(({ name }) => name === 'styles.css')?.code).toBe('.ours {\n  color: teal;\n}\n')
    expect(byName(must(there, 'shadcn-tailwind', 'html-inline'))).toEqual(byName(files))
  })
  test.each(['html-inline', 'chakraUi-inline'] as const)('a part of the kit goes with it from %s', from => {
    const files = forms(from).map(file =>
      file.name === 'components/ui/button.tsx'
        ? { ...file, code: file.code.replace('h-9 px-4 py-2', 'h-11 px-4 py-2') }
        : file,
    )
    const there = must(files, from, 'html-tailwind')
    const button = there.find(({ name }) => name === 'components/ui/button.tsx')?.code
    expect(button).toContain('h-11')
    expect(button).not.toContain('hakra')
  })
  test('anything else of Chakra UI is refused by the name of its file', () => {
    const files = withHero(
      forms('chakraUi-inline'),
      code => `import { Box } from "@chakra-ui/react";\n${code}`,
    )
    expect(convert(files, 'chakraUi-inline', 'shadcn-tailwind')).toMatch(/components\/hero\.tsx was changed/)
  })
})

test.each([
  ['text-[#123abc]', 'color: #123abc;'],
  ['text-[length:min(24vw,17rem)]', 'font-size: min(24vw,17rem);'],
  ['p-[8px_12px]', 'padding: 8px 12px;'],
  ['md:p-[8px]', '@media (width >= 48rem) { .md\\:p-\\[8px\\] { padding: 8px; } }'],
  ['hover:p-[8px]', '@media (hover: hover) { .hover\\:p-\\[8px\\]:hover { padding: 8px; } }'],
  [
    'max-[768px]:hidden!',
    '@media (width < 768px) { .max-\\[768px\\]\\:hidden\\! { display: none !important; } }',
  ],
  ['nth-[2]:text-white', '.nth-\\[2\\]\\:text-white:nth-child(2) { color: var(--color-white); }'],
  ['-mt-7', 'margin-top: calc(var(--spacing) * -7);'],
  ['bg-[#d22630]/90', 'background-color: color-mix(in oklab, #d22630 90%, transparent);'],
  ['[--brand:#ffffff]', '--brand: #ffffff;'],
  ['bg-red-500', null],
  ['skew-x-3', null],
])('%s', (name, rule) => {
  expect(ruleFor(name)).toBe(rule)
})

test('code of others is refused with a sentence', () => {
  expect(convert(studio, 'shadcn-tailwind', 'html-inline')).toMatch(/converts the designs it made itself/)
  expect(convert(studio, 'html-tailwind', 'html-inline')).toMatch(/converts the designs it made itself/)
  expect(convert(crew, 'html-inline', 'html-tailwind')).toMatch(/converts the designs it made itself/)
})

test('the prompt of a conversion is read as it is written, and by the designer', () => {
  const { files } = composeDesign(readBrief(PROMPTS[0] ?? ''), PRESETS['shadcn-tailwind'])
  const prompt = conversionPrompt(PRESETS['shadcn-tailwind'], PRESETS['html-tailwind'])
  expect(conversionIn(prompt)).toEqual({ from: PRESETS['shadcn-tailwind'], to: PRESETS['html-tailwind'] })
  expect(conversionIn('Convert this design to a poster')).toBeNull()
  const turn = ask(prompt, files, [])
  expect(turn.closing).toMatch(/^Done: the design uses HTML with Tailwind now\./)
  expect(byName(carryOut(files, turn.calls))).toEqual(byName(must(files, 'shadcn-tailwind', 'html-tailwind')))
})
