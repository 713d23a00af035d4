import { describe, expect, test } from 'vitest'
import type { CheckPort } from '#server/generation/check/check-port.ts'
import { compileChecker, isNamed } from '#server/generation/check/compile-checker.ts'
import { DesignCheck } from '#server/generation/check/design-check.ts'
import { standIns } from '#server/generation/check/stand-ins.ts'
import { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Checker, Fault } from '#shared/compile/faults/fault.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { editsHere } from '#tests/support/edits-here.ts'

const error: Fault = { kind: 'error', file: 'App.tsx', line: 1, about: 'gone', text: 'It is gone.' }
const effect: Fault = { ...error, kind: 'effect', about: 'class x', text: 'x makes nothing.' }
const box: Fault = {
  ...{ kind: 'placeholder', file: 'App.tsx', line: 1, about: 'react-icons FaDog', of: 'react-icons' },
  text: 'react-icons is not here.',
}
const NOW = [{ name: 'App.tsx', code: "import { FaDog } from 'react-icons'" }]

/** A compiler that says this of a design, and null where it is away. */
const port = (said: (files: readonly SourceFile[]) => Fault[] | null): CheckPort => ({
  design: async files => said(files),
  imports: async file => said([file]),
})
const complete = async (files: readonly SourceFile[]) => [...files]
const how = { config: DEFAULT_CONFIG, showsWebPictures: false, complete }

function checkOf(said: Fault[] | null, { prompt = '', others = [] as Checker[] } = {}) {
  const files = new ProjectFiles([], editsHere())
  files.restore(NOW)
  const own = port(() => said)
  const compiled = compileChecker({ ...how, port: own, base: [], prompt })
  return new DesignCheck({ files, port: own, prompt, complete, checkers: [compiled, ...others] })
}

describe('[26] what is wrong with the files of a run', () => {
  test('was not wrong before it; that it does not work is told whenever it was so', async () => {
    const base = [{ name: 'App.tsx', code: 'before' }]
    let asked = 0
    const check = compileChecker({
      ...{ ...how, base, prompt: '' },
      port: port(files => {
        if (files[0]?.code === 'before') asked++
        return files[0]?.code === 'before' ? [error, effect] : [error, { ...effect, line: 7 }, box]
      }),
    })
    expect(await check(NOW)).toEqual({ faults: [error, box] })
    await check(NOW)
    expect(asked).toBe(1)
  })

  test('is nothing that a person asked for by its name: that is only said', async () => {
    expect(await checkOf([box], { prompt: 'A dog of react-icons' }).judge()).toEqual([
      { ...box, kind: 'note' },
    ])
    expect(await checkOf([box], { prompt: 'A dog' }).judge()).toEqual([box])
  })

  test.each([
    ['three', 'with three columns', true],
    ['three', 'a threesome of @react/three', false],
    ['gsap', "import gsap from 'gsap'", true],
    ['gsap', "import { x } from 'gsap/dist'", true],
    ['gsap', 'my-gsap and gsap-like', false],
    ['a.com', 'https://a.com/x.png', true],
    ['react-icons', 'icons of React Icons, please', true],
    ['', 'anything', false],
  ])('%s in "%s": %s', (name, text, is) => {
    expect(isNamed(name, text)).toBe(is)
  })

  test('is asked of every checker in turn, until one has found that it does not work', async () => {
    const look: Fault = { ...effect, kind: 'look', about: 'overflow', text: 'It is too wide.' }
    const others: Checker[] = [async () => ({ faults: [look] })]
    expect(await checkOf([effect], { others }).judge()).toEqual([effect, look])
    expect(await checkOf([error], { others }).judge()).toEqual([error])
    expect(await checkOf(null, { others }).judge()).toEqual([look])
    expect(await checkOf(null, { others: [async () => null] }).judge()).toBeNull()
  })
})

describe('[26] what an agent is answered', () => {
  test('check_compile tells the placeholders too', async () => {
    expect(await checkOf([box]).told()).toBe(
      'It compiles, but:\n- `App.tsx:1` react-icons is not here.\nSend edits for these alone; everything else is kept.',
    )
    expect(await checkOf([error]).told()).toMatch(/^It does not work yet:/)
    expect(await checkOf([]).told()).toBeNull()
    expect(await checkOf(null).told()).toBeNull()
  })

  test('finish is held back by what is to be repaired, and that is remembered', async () => {
    const check = checkOf([box])
    expect(await check.notDone()).toContain('react-icons is not here.')
    expect([...check.heard]).toEqual(['placeholder App.tsx react-icons FaDog'])
    expect(await checkOf([{ ...box, kind: 'note' }]).notDone()).toBeNull()
  })

  test('an import in vain is refused where it is written, unless it was asked for', async () => {
    expect(await checkOf([box]).importsRefused('App.tsx')).toMatch(/^Written, but these imports are refused:/)
    expect(await checkOf([box], { prompt: 'react-icons' }).importsRefused('App.tsx')).toMatch(
      /^Done\. A dashed box/,
    )
    expect(await checkOf([]).importsRefused('App.tsx')).toBeNull()
    expect(await checkOf([box]).importsRefused('none.tsx')).toBeNull()
  })
})

test('boxes are named once each, for people', () => {
  expect(
    standIns([box, box, effect, { ...box, kind: 'note' }, { ...box, about: 'zzq *', of: 'zzq' }]),
  ).toEqual(['FaDog of react-icons (App.tsx)', 'zzq (App.tsx)'])
})
