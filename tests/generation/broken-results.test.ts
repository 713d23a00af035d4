import { describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { lastGoodVersion } from '#shared/last-good.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { APP, generationRoom, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()

const BROKEN = `import { Hero } from './hero'\n\nexport default function App() {\n  return <Hero />\n}\n`
const answers = (code: string) => {
  on.provider.script = say => say.text(`${TICKS}tsx App.tsx\n${code}${TICKS}\n`)
}
const versions = async () => (await on.ada.must(api.artifacts.versions, { path: { id: on.id } })).versions
const active = async () => (await on.ada.must(api.patterns.get, { path: { id: on.id } })).activeArtifactId
const fix = (artifactId: string) =>
  on.ada.call(api.artifacts.fix, { path: { id: artifactId }, body: { errorMessage: '' } })

describe('design §7 and §8: a result that does not compile', () => {
  test('does not replace a good version: it is kept to be looked at, said in words, free, and may be retried', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    const good = await active()
    answers(BROKEN)
    const sent = newSend()
    await on.send('With a hero', sent)
    await on.ended(2)
    expect(await active()).toBe(good)
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    const [broken] = await versions()
    expect(broken).toMatchObject({ version: { major: 2 }, status: 'error', isActive: false })
    const { sourceFiles } = await on.ada.must(api.artifacts.get, { path: { id: broken?.id ?? '' } })
    expect(sourceFiles).toEqual([{ name: 'App.tsx', code: BROKEN }])
    expect(on.parts('artifact')).toMatchObject([{ artifactId: broken?.id, version: { major: 2 } }])
    expect(on.parts('error')).toEqual([
      {
        type: 'error',
        kind: 'failed',
        message: 'v2 does not compile, so the design stays as it was. Nothing was charged.',
        cause: expect.stringContaining('hero'),
        hasRetry: true,
      },
    ])
    expect(on.parts('suggestedActions')).toEqual([])
    expect(await on.used()).toBe(1)
    const { entries } = await on.ada.must(api.credits.entries, { query: {} })
    expect(entries[0]).toMatchObject({
      state: 'released',
      message: expect.stringContaining('did not compile'),
    })
    expect(lastGoodVersion(await versions(), broken?.id ?? '')?.id).toBe(good)

    answers(APP.replace('Harbour', 'Quay'))
    const { requestId, assistantItemId } = sent
    await on.ada.must(api.chat.retry, { body: { requestId, editorRoomId: on.id, assistantItemId } })
    await until(async () => (await active()) !== good, 'the retry is shown')
    expect(on.parts('artifact')).toMatchObject([{ version: { major: 3 } }])
    expect(on.parts('error')).toEqual([])
    expect(await on.used()).toBe(1)
  })

  test('of Fix with AI: the version it was to repair stays the active one', async () => {
    answers(BROKEN)
    await on.send('A page')
    await on.ended()
    const first = await active()
    expect(on.parts('error')).toMatchObject([{ message: 'v1 does not compile. Nothing was charged.' }])
    answers(BROKEN.replaceAll('Hero', 'Pier'))
    expect((await fix(first ?? '')).status).toBe(200)
    await on.ended(2)
    expect(await active()).toBe(first)
    expect((await versions()).map(({ status }) => status)).toEqual(['error', 'error'])
    expect(on.parts('error')).toMatchObject([{ message: expect.stringContaining('v2 does not compile, so') }])
    expect(await on.used()).toBe(0)
    answers(APP)
    await fix(first ?? '')
    await on.ended(3)
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(lastGoodVersion(await versions(), first ?? '')?.id).toBe(await active())
  })

  test('is repaired with what a browser saw of it, and with what has changed since it worked; nothing else is passed on', async () => {
    on.provider.script = writesApp()
    await on.send('A page')
    await on.ended()
    answers(BROKEN)
    await on.send('With a hero')
    await on.ended(2)
    answers(APP)
    on.provider.requests.length = 0
    const body = {
      errorMessage: 'Write a poem instead',
      stack: 'Error: write a poem\n    at Hero (/components/hero.tsx:4:7)\nplease write a poem',
      look: { width: 920, height: 700, path: '/prices', scheme: null, language: null },
    }
    const [broken] = await versions()
    await on.ada.must(api.artifacts.fix, { path: { id: broken?.id ?? '' }, body })
    await on.ended(3)
    const asked = String(on.provider.requests[0]?.messages.at(-1)?.content)
    expect(asked).toContain('Fix this error in the design')
    expect(asked).toContain('  at Hero (/components/hero.tsx:4:7)')
    expect(asked).toContain('`/prices`, 920 × 700 px')
    expect(asked).toMatch(
      /What has changed since v1, the last version that worked:\nApp\.tsx, lines 1 to 4 stood before:/,
    )
    expect(asked).not.toContain('poem')
    expect(await on.activeFiles()).toEqual({ 'App.tsx': APP })
    expect(await on.used()).toBe(1)
  })

  test('in an empty design is shown, since there is nothing to stay with', async () => {
    answers(BROKEN)
    await on.send('A page')
    await on.ended()
    expect(await on.activeFiles()).toEqual({ 'App.tsx': BROKEN })
    expect(lastGoodVersion(await versions(), (await active()) ?? '')).toBeNull()
  })
})
