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

test.each([
  ['text-[#123abc]', 'color: #123abc;'],
  ['text-[length:min(24vw,17rem)]', 'font-size: min(24vw,17rem);'],
  ['p-[8px_12px]', 'padding: 8px 12px;'],
  ['md:p-[8px]', '@media (width >= 48rem) { .md\\:p-\\[8px\\] { padding: 8px; } }'],
  ['hover:p-[8px]', null],
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
