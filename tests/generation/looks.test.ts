import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { LOOK_SEEN_MAX_BYTES, LOOK_TAKEN_WITHIN_MS, type Looked } from '#shared/page-look.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { Script } from '#tests/support/provider/scripted-provider.ts'
import { generationRoom, writesApp } from '#tests/support/rooms/generation-room.ts'
import { LookingClient } from '#tests/support/rooms/looking-client.ts'

const on = generationRoom()

const PALE = `export default function App() {\n  return <h1 className="text-gray-200">Harbour</h1>\n}\n`
const DARK = PALE.replace('gray-200', 'gray-900')
const UNREADABLE: Looked = {
  at: 'wide',
  findings: [
    {
      ...{ kind: 'contrast', loc: 'App.tsx:2:10', tag: 'h1', text: 'Harbour', ratio: 1.24, needed: 4.5 },
      ...{ colour: '#e5e7eb', ground: '#ffffff' },
    },
  ],
  picture: null,
}
const GOOD: Looked = { at: 'wide', findings: [], picture: null }

let clients: LookingClient[]
beforeEach(() => {
  clients = []
})
afterEach(() => {
  for (const client of clients) client.leave()
})

async function looking(person: Person): Promise<LookingClient> {
  const client = await LookingClient.looking(person, on.id)
  clients.push(client)
  return client
}

async function writer(name: string): Promise<Person> {
  const person = await Person.withAccount(on.url, name)
  await on.ada.letIn(person, on.id)
  return person
}

/** Writes the pale page, and repairs it when told of it. */
const repairs: Script = (say, request) => {
  const told = JSON.stringify(request.messages)
  if (request.messages.at(-1)?.role === 'tool') return say.text('Done.')
  say.tool('write_file', { path: 'App.tsx', code: told.includes('1.24:1') ? DARK : PALE })
}

describe('the browser of whoever sent the prompt looks at the page', () => {
  test('what it sees is told with file and line, and repaired in the same run', async () => {
    const ada = await looking(on.ada)
    on.provider.script = repairs
    await on.send('A harbour')
    const first = await ada.asked()
    const { body } = await ada.take(first)
    expect(body.look).toMatchObject({ files: [{ name: 'App.tsx', code: PALE }], at: ['wide', 'narrow'] })
    expect(on.room.isGenerating).toBe(true)
    expect((await ada.seen(first, [UNREADABLE])).status).toBe(200)
    const second = await ada.asked(2)
    const { body: repaired } = await ada.take(second)
    expect(repaired.look?.files).toEqual([{ name: 'App.tsx', code: DARK }])
    await ada.seen(second, [GOOD])
    await on.ended()
    const told = JSON.stringify(on.provider.requests.map(({ messages }) => messages))
    expect(told).toContain('`App.tsx:2` \\"Harbour\\" has 1.24:1 (#e5e7eb on #ffffff); it needs 4.5:1.')
    expect(await on.activeFiles()).toEqual({ 'App.tsx': DARK })
    const looks = on.parts('toolCall').filter(({ toolAction }) => toolAction === 'look')
    expect(looks.map(({ additionalContext }) => additionalContext)).toEqual([
      expect.stringContaining('1.24:1'),
      'Nothing wrong was found.',
    ])
    expect(await on.used()).toBe(1)
  })

  test('another writer is asked after 3 s; whoever may only read never is', async () => {
    const bob = await writer('Bob')
    const reader = await Person.withAccount(on.url, 'Rea')
    await on.ada.letIn(reader, on.id, 'read')
    const [ada, other, reading] = await Promise.all([on.ada, bob, reader].map(looking))
    on.provider.script = writesApp()
    await on.send('A harbour')
    const lookId = await other!.asked()
    expect(ada!.lookIds).toEqual([lookId])
    expect(other!.askedAt[0]! - ada!.askedAt[0]!).toBeGreaterThanOrEqual(LOOK_TAKEN_WITHIN_MS - 100)
    expect((await reading!.take(lookId)).status).toBe(403)
    expect((await other!.take(lookId)).body.look).toMatchObject({ route: '/' })
    // She is late, and her word counts no more.
    expect((await ada!.take(lookId)).body.look).toBeNull()
    expect((await ada!.seen(lookId, [UNREADABLE])).status).toBe(404)
    expect((await other!.seen(lookId, [GOOD])).status).toBe(200)
    await on.ended()
    expect(reading!.lookIds).toEqual([])
    expect(await on.activeFiles()).toHaveProperty('App.tsx')
  })

  test('a browser that declines is not waited for, and the run ends without a look, and says so', async () => {
    const ada = await looking(on.ada)
    on.provider.script = writesApp()
    await on.send('A harbour')
    const lookId = await ada.asked()
    expect((await ada.take(lookId, false)).body.look).toBeNull()
    const declinedAt = Date.now()
    await on.ended()
    expect(Date.now() - declinedAt).toBeLessThan(LOOK_TAKEN_WITHIN_MS)
    const looks = on.parts('toolCall').filter(({ toolAction }) => toolAction === 'look')
    expect(looks.map(({ additionalContext }) => additionalContext)).toEqual([
      'The page was not looked at: no open tab with the design was free to show it.',
    ])
    expect(await on.activeFiles()).toHaveProperty('App.tsx')
  })

  test('nobody who can look is there: nobody is asked, and nothing is waited for', async () => {
    on.provider.script = writesApp()
    await on.send('A harbour')
    await on.ended()
    expect(on.parts('toolCall').map(({ toolAction }) => toolAction)).toEqual(['write'])
  })

  test('only whoever was asked may take it, only by its id, and only with as much as fits', async () => {
    const bob = await writer('Bob')
    const ada = await looking(on.ada)
    on.provider.script = writesApp()
    await on.send('A harbour')
    const lookId = await ada.asked()
    const stranger = await Person.withAccount(on.url, 'Mallory')
    expect((await ada.take(lookId, true, bob)).status).toBe(404)
    expect((await ada.take(lookId, true, stranger)).status).toBe(403)
    expect((await ada.take(newSend().requestId)).status).toBe(404)
    expect((await ada.seen(lookId, [GOOD])).status).toBe(404)
    expect((await ada.take(lookId)).status).toBe(200)
    expect((await ada.seen(lookId, [GOOD], bob)).status).toBe(404)
    const picture = `data:image/png;base64,${'A'.repeat(LOOK_SEEN_MAX_BYTES)}`
    expect((await ada.seen(lookId, [{ ...GOOD, picture }])).status).toBe(413)
    const many = Array.from({ length: 61 }, () => UNREADABLE.findings[0]!)
    expect((await ada.seen(lookId, [{ ...GOOD, findings: many }])).status).toBe(400)
    expect((await ada.seen(lookId, [GOOD])).status).toBe(200)
    expect((await ada.seen(lookId, [GOOD])).status).toBe(404)
    await on.ended()
  })

  test('Stop while somebody looks ends the run at once', async () => {
    const ada = await looking(on.ada)
    on.provider.script = writesApp()
    const sent = newSend()
    await on.send('A harbour', sent)
    await ada.take(await ada.asked())
    await on.ada.must(api.chat.stop, { body: { id: on.id, requestId: sent.requestId } })
    await on.ended()
    expect(on.parts('error')).toMatchObject([{ kind: 'stopped' }])
  })
})
