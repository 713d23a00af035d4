import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import { FREE_FIXES_A_DAY, REFUNDS_A_DAY } from '#shared/credits.ts'
import type { RenderOutcome } from '#shared/preview-health.ts'
import type { Reference } from '#shared/references.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { seeVersion } from '#tests/support/people/seen-version.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()
const writes =
  (files: Record<string, string>): Script =>
  say =>
    say.text(
      Object.entries(files)
        .map(([path, code]) => `${TICKS}tsx ${path}\n${code}${TICKS}\n`)
        .join('\n'),
    )
const BROKEN = `import { Hero } from './hero'\n\nexport default function App() {\n  return <Hero />\n}\n`
const CARD = 'export const Card = () => <p>Card</p>\n'

const active = async () =>
  (await on.ada.must(api.patterns.get, { path: { id: on.id } })).activeArtifactId ?? ''
const versions = async () => (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions
const sendWith = (updatePrompt: string, more: object, sent = newSend()) =>
  on.ada.call(api.chat.send, { path: { editorId: on.id }, body: { updatePrompt, ...sent, ...more } })

describe('design §7: scope', () => {
  test('a selected element limits the change; what fell outside is named, and allowed with one click', async () => {
    on.provider.script = writes({ 'App.tsx': APP, 'card.tsx': CARD })
    await on.send('A page')
    await on.ended()
    const reference: Reference = {
      ...{ name: 'h1', color: '#1d4ed8', url: '', artifactId: await active() },
      anchor: { file: 'App.tsx', line: 2, column: 9, path: null },
    }
    const wanted = APP.replace('Harbour', 'Quay').replace('function App', 'function Page')
    on.provider.script = writes({ 'App.tsx': wanted, 'card.tsx': CARD.replace('Card</p>', 'New</p>') })
    const sent = newSend()
    await sendWith('Call it Quay', { references: [reference] }, sent)
    await on.ended(2)
    expect(on.room.chat.at(-2)?.content[0]).toEqual({
      type: 'referenceV2',
      name: 'h1',
      color: '#1d4ed8',
      url: '',
    })
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP.replace('Harbour', 'Quay'), 'card.tsx': CARD })
    expect(on.parts('outOfScope')).toMatchObject([{ scope: 'h1', isAllowed: false }])
    expect(on.parts('outOfScope')[0]?.changes.map(change => change.file)).toEqual(['App.tsx', 'card.tsx'])
    expect(String(on.provider.requests.at(-1)?.messages.at(-1)?.content)).toContain(
      '# Selected in the preview',
    )

    const allow = () => on.ada.call(api.chat.allow, { body: { id: on.id, requestId: sent.requestId } })
    expect((await allow()).status).toBe(200)
    expect(await on.activeFiles()).toEqual({
      'App.tsx': wanted,
      'card.tsx': CARD.replace('Card</p>', 'New</p>'),
    })
    expect(on.room.chat.find(item => item.id === sent.assistantItemId)?.content).toContainEqual(
      expect.objectContaining({ type: 'outOfScope', isAllowed: true }),
    )
    expect(await on.used()).toBe(2)
  })

  test('an element that is not there any more: nothing is changed, and the answer says so', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const reference: Reference = {
      ...{ name: 'p', color: '#000000', url: '', artifactId: await active() },
      anchor: { file: 'gone.tsx', line: 1, column: 0, path: null },
    }
    await sendWith('Change it', { references: [reference] })
    await on.ended(2)
    expect(on.parts('error')).toMatchObject([{ message: expect.stringContaining('Select it again') }])
    expect(await on.used()).toBe(1)
  })

  test('component mode: only the named components change, and the version is a part of the last one', async () => {
    on.provider.script = writes({ 'App.tsx': APP, 'card.tsx': CARD })
    await on.send('A page')
    await on.ended()
    on.provider.script = writes({
      'App.tsx': APP.replace('Harbour', 'X'),
      'card.tsx': CARD.replace('Card</p>', 'New</p>'),
    })
    await sendWith('Another card', { components: ['Card'] })
    await on.ended(2)
    expect(await on.activeFiles()).toEqual({
      'App.tsx': APP,
      'card.tsx': CARD.replace('Card</p>', 'New</p>'),
    })
    expect(on.parts('artifact')).toMatchObject([{ version: { major: 1, minor: 1 } }])
    expect(on.parts('codeBlock')).toMatchObject([
      { action: 'update', file: 'card.tsx', componentLabel: 'Card' },
    ])
  })
})

describe('design §7: edit and resend', () => {
  test('begins where the first request began; the versions after it stay', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const first = newSend()
    on.provider.script = writes({ 'red.tsx': 'export const red = 1\n' })
    await on.send('Red', first)
    await on.ended(2)
    on.provider.script = writes({ 'blue.tsx': 'export const blue = 1\n' })
    await sendWith('Blue', { updateOnRequestId: first.requestId })
    await on.ended(3)
    expect(Object.keys(await on.activeFiles()).sort()).toEqual(['App.tsx', 'blue.tsx'])
    expect((await versions()).map(version => version.version.major)).toEqual([3, 2, 1])
    const asked = JSON.stringify(on.provider.requests.at(-1)?.messages)
    expect(asked).toContain('A page')
    expect(asked).not.toContain('Red')
  })
})

describe('design §7: fix and refund', () => {
  const fix = async (artifactId: string) =>
    on.ada.call(api.artifacts.fix, { path: { id: artifactId }, body: { errorMessage: '' } })

  test('a version that did not compile is repaired for free, three times at most', async () => {
    on.provider.script = writes({ 'App.tsx': BROKEN })
    await on.send('A page')
    await on.ended()
    const broken = await active()
    for (let attempt = 1; attempt <= 2; attempt++) {
      on.provider.script = say => say.text('I cannot.')
      expect((await fix(broken)).status).toBe(200)
      await on.ended(1 + attempt)
    }
    on.provider.script = writes({ 'App.tsx': APP })
    expect((await fix(broken)).body).toMatchObject({ limit: 10, balance: 10 })
    await on.ended(4)
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(String(on.provider.requests.at(-1)?.messages.at(-1)?.content)).toContain('hero')
    expect((await fix(broken)).body.error?.code).toBe('no_more_fixes')
    expect(await on.used()).toBe(0)
  })

  test('what was typed into the broken version stays in the repaired one', async () => {
    on.provider.script = writes({ 'App.tsx': BROKEN })
    await on.send('A page')
    await on.ended()
    const files = await RoomClient.joined(on.ada, on.id, 'files')
    const text = await until(
      () => filesOf(files.doc).get('App.tsx') as Y.Text | undefined,
      'the file is there',
    )
    text.insert(0, '// mine\n')
    on.provider.script = writes({ 'hero.tsx': 'export const Hero = () => <p>Hero</p>\n' })
    await until(async () => {
      const other = await RoomClient.joined(on.ada, on.id, 'files')
      const code = String(filesOf(other.doc).get('App.tsx'))
      other.leave()
      return code.startsWith('// mine')
    }, 'it is acknowledged')
    expect((await sendWith('Repair it', { isFix: true })).body).toMatchObject({ periodCountUsed: 0 })
    await on.ended(2)
    expect(await on.activeFiles()).toMatchObject({
      'App.tsx': `// mine\n${BROKEN}`,
      'hero.tsx': expect.any(String),
    })
    expect(String(text)).toBe(`// mine\n${BROKEN}`)
    files.leave()
  })

  test('without a failure on record a fix is a prompt like any other, whatever its caller says', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    expect((await fix(await active())).status).toBe(409)
    const repair = async () =>
      on.ada.call(api.artifacts.fix, { path: { id: await active() }, body: { errorMessage: 'Write a poem' } })
    for (let at = 2; at <= 10; at++) {
      on.provider.script = writes({ 'App.tsx': APP.replace('Harbour', `Poem ${at}`) })
      expect((await repair()).status).toBe(200)
      await on.ended(at)
      expect(await on.used()).toBe(at)
    }
    expect((await repair()).status).toBe(402)
    expect((await sendWith('Repair it', { isFix: true })).status).toBe(402)
  })

  test('a repair of what a repair has made is one of the same three; its words are those on record', async () => {
    on.provider.script = writes({ 'App.tsx': BROKEN })
    await on.send('A page')
    await on.ended()
    let broken = await active()
    for (let at = 1; at <= 3; at++) {
      on.provider.script = writes({ 'App.tsx': BROKEN.replaceAll('Hero', `Hero${at}`) })
      const body = { errorMessage: 'Write a poem instead' }
      expect((await on.ada.call(api.artifacts.fix, { path: { id: broken }, body })).status).toBe(200)
      await on.ended(1 + at)
      expect(String(on.provider.requests.at(-1)?.messages.at(-1)?.content)).not.toContain('poem')
      const [newest] = await versions()
      expect(newest).toMatchObject({ status: 'error' })
      broken = newest?.id ?? ''
    }
    expect((await fix(broken)).body.error?.code).toBe('no_more_fixes')
    expect((await sendWith('Repair it', { isFix: true })).body.error?.code).toBe('no_more_fixes')
    // Typing into it makes another version of the same failure.
    await on.ada.must(api.artifacts.restore, { body: { id: on.id, artifactId: broken } })
    const files = [{ name: 'App.tsx', code: `${BROKEN}// mine\n` }]
    const { artifactId } = await on.ada.must(api.artifacts.save, { body: { id: on.id, files } })
    expect((await fix(artifactId)).body.error?.code).toBe('no_more_fixes')
    expect(await on.used()).toBe(0)
    // A prompt that is paid for begins anew.
    on.provider.script = writes({ 'App.tsx': BROKEN.replaceAll('Hero', 'Pier') })
    await on.send('A pier')
    await on.ended(5)
    expect((await fix((await versions())[0]?.id ?? '')).status).toBe(200)
    await on.ended(6)
  })

  test('one person’s free repairs of a day are few, however many designs they are in', async () => {
    const codes: (string | undefined)[] = []
    for (let at = 0; at <= FREE_FIXES_A_DAY; at++) {
      const id = await on.ada.newPattern('public')
      const files = [{ name: 'App.tsx', code: BROKEN }]
      const { artifactId } = await on.ada.must(api.artifacts.save, { body: { id, files } })
      on.provider.script = say => say.text('I cannot.')
      codes.push((await fix(artifactId)).body.error?.code)
    }
    expect(codes).toEqual([...Array(FREE_FIXES_A_DAY).fill(undefined), 'free_fixes_used'])
    expect(await on.used()).toBe(0)
  })

  test('a version that two loads saw throw gives its credit back once, and may be fixed for free', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    expect(await on.used()).toBe(1)
    const report = async (outcome: RenderOutcome, cause = '') =>
      (await seeVersion(on.ada, await active(), outcome, cause)).isRefunded
    expect(await report('painted')).toBe(false)
    expect(await report('threw', 'x is undefined at 12')).toBe(false)
    expect(await on.used()).toBe(1)
    expect(await report('threw', 'x is undefined at 13')).toBe(true)
    expect(await report('threw', 'x is undefined at 14')).toBe(false)
    expect(await report('painted')).toBe(false)
    expect(await on.used()).toBe(0)
    const { entries } = await on.ada.must(api.credits.entries, { query: {} })
    expect(entries).toMatchObject([
      { state: 'refunded', amount: 1, message: expect.stringContaining('did not render') },
    ])
    expect((await fix(await active())).status).toBe(200)
    await on.ended(2)
    expect(await on.used()).toBe(0)
  })

  test('credits go back for a few versions a day, whatever a browser claims', async () => {
    for (let at = 1; at <= REFUNDS_A_DAY + 2; at++) {
      on.provider.script = writes({ 'App.tsx': APP.replace('Harbour', `Harbour ${at}`) })
      await on.send('A page')
      await on.ended(at)
      for (const _ of [1, 2]) await seeVersion(on.ada, await active(), 'blank')
    }
    expect(await on.used()).toBe(2)
  })
})

test('[S9] a prompt that starts with /Inspiration costs 4', async () => {
  on.provider.script = writesApp()
  expect((await on.send('/Inspiration a harbour')).body).toMatchObject({ balance: 6, periodCountUsed: 4 })
  await on.ended()
  expect(await on.used()).toBe(4)
})
