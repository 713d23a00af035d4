import { describe, expect, test } from 'vitest'
import { converted } from '#server/designer/preset/convert.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'
import { ask, made } from '#tests/server/designer/made.ts'

const PROMPT = 'A landing page for a bakery with a FAQ'
const CHANGES = [
  'change the headline to "Bread, mostly"',
  'make the headline #123abc',
  'add a pricing section',
  'remove the FAQ',
  'make the main colour green',
  'make the hero padding bigger',
  'hide the navigation on mobile',
  'change the font to Inter',
  'make it dark',
]

const byName = (files: readonly SourceFile[]) => [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
const saidIn = (files: readonly SourceFile[]) => files.map(({ code }) => code).join('\n')

function changed(preset: PresetName) {
  let { files } = made(PROMPT, PRESETS[preset])
  const history = [PROMPT]
  for (const change of CHANGES) {
    const turn = ask(change, files, history, null, PRESETS[preset])
    expect(turn.calls, `${change}: ${turn.closing}`).not.toEqual([])
    files = carryOut(files, turn.calls)
    history.push(change)
  }
  return files
}

describe.each(PRESET_NAMES)('a design in %s that was changed nine times', from => {
  const files = changed(from)
  test.each(PRESET_NAMES.filter(name => name !== from))('goes to %s with all of it', to => {
    const result = converted(files, PRESETS[from], PRESETS[to])
    if ('problem' in result) throw new Error(result.problem)
    expect(resultProblems([], result.files)).toEqual([])
    const said = saidIn(result.files)
    expect(said).toContain('Bread, mostly')
    expect(said).toMatch(PRESETS[to].styling === 'tailwind' ? /text-\[#123abc\]/ : /color: "?#123abc/)
    expect(said).toContain('<Pricing />')
    expect(said).not.toContain('<Faq />')
    expect(said).toContain('--sans: "Inter"'.slice(PRESETS[to].styling === 'tailwind' ? 3 : 0))
    expect(said).toContain(':root:not(.light)')
    const back = converted(result.files, PRESETS[to], PRESETS[from])
    expect('files' in back && resultProblems([], back.files)).toEqual([])
  })
})

describe('a design without Tailwind is changed as any other', () => {
  const inline = made(PROMPT, PRESETS['html-inline'])
  test('a look is given to its element, not to a class that others have too', () => {
    const { now, touched } = inline.after('make the headline #123abc')
    expect(touched).toContain('update components/hero.tsx')
    expect(saidIn(now)).not.toMatch(/\.font-display \{[^}]*#123abc/)
  })
  test('what is added stands in its preset, with the rules it needs', () => {
    const { code } = inline.after('add a pricing section')
    expect(code('components/pricing.tsx')).toContain('style={{')
    const needed = [...code('components/plan-card.tsx').matchAll(/\b(?:sm|md|lg):[\w-]+/g)].map(
      ([name]) => name,
    )
    for (const name of needed) expect(code('styles.css')).toContain(`.${name.replace(':', '\\:')}`)
  })
  test('a file that no change is for stays as it is to the byte', () => {
    const loose = inline.files.map(file =>
      file.name === 'components/site-footer.tsx' ? { ...file, code: `${file.code}\n\n` } : file,
    )
    const turn = ask('make the headline #123abc', loose, [PROMPT], null, PRESETS['html-inline'])
    const footer = (files: readonly SourceFile[]) =>
      byName(files).find(({ name }) => /site-footer/.test(name))
    expect(footer(carryOut(loose, turn.calls))).toEqual(footer(loose))
  })
  test('the selected element is the same one in the form it is changed in', () => {
    const at = inline.code('components/hero.tsx').split('\n')
    const line = at.findIndex(text => text.includes('<h1'))
    const column = at[line]?.indexOf('<h1') ?? 0
    const selection = { file: 'components/hero.tsx', line: line + 1, column, path: null }
    expect(inline.after('make it #123abc', selection).code('components/hero.tsx')).toMatch(
      /<h1[^>]*color: "#123abc"/,
    )
  })
})
