// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { SESSION_KEY } from '#client/api/users.ts'
import { CustomDomainDialog } from '#client/features/custom-domains/custom-domain-dialog.tsx'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { publishJobAtom, publishProgressAtom } from '#client/state/publish-job.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { writeMeta } from '#room-schema/editor-room.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { newId } from '#shared/ids.ts'
import {
  button,
  failing,
  press,
  says,
  saysNot,
  text,
  type as typeInto,
} from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const patternId = newId()
const artifactId = newId()
const PENDING: CustomDomain = {
  ...{ id: patternId, incoming: 'app.example.org', renderType: 'artifact', status: 'PENDING' },
  ...{ artifactId: null, artifactVersionName: null, statusLastRefreshedDate: Date.now() },
  ...{ title: '', description: '', ogImage: '', favicon: '' },
  records: [
    { type: 'TXT', name: '_maquette.app.example.org', value: 'maquette=abc', seen: ['typo'], isRight: false },
    { type: 'CNAME', name: 'app.example.org', value: 'sites.example.net', seen: [], isRight: false },
  ],
  message: 'There is no CNAME record at app.example.org yet.',
}
const VERIFIED: CustomDomain = {
  ...PENDING,
  status: 'VERIFIED',
  records: PENDING.records?.map(record => ({ ...record, seen: [record.value], isRight: true })) ?? [],
  message: undefined,
}
const NONE = () => failing('not_found', 'This design has no domain of its own.')

type Answer = (body: Record<string, unknown>) => unknown
let answers: Record<string, Answer>
let asked: [call: string, body: Record<string, unknown>][]
let root: Root
const store = createStore()

async function show(server: object = {}, user: object = {}): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryDefaults(SESSION_KEY, { staleTime: Number.POSITIVE_INFINITY })
  const me = { id: 'ada', name: 'Ada', isGuest: false, isOperator: false, ...user }
  const preview = { mode: 'host', port: null, domain: 'preview.example.net' }
  queries.setQueryData(SESSION_KEY, { user: me, server: { supportUrl: null, preview, ...server } })
  const doc = new Y.Doc()
  writeMeta(doc, { activeArtifactId: artifactId })
  const connection = {
    ...{ doc, awareness: new Awareness(doc), state: () => FIRST_STATE },
    ...{ subscribe: () => () => undefined, hearLooks: () => () => undefined },
    ...{ reconnect: () => undefined, destroy: () => undefined },
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const dialog = createElement(CustomDomainDialog, { onClose: () => undefined })
  const room = createElement(JoinedRoom, { room: { id: patternId, connection } }, dialog)
  root.render(
    createElement(
      Provider,
      { store },
      createElement(QueryClientProvider, { client: queries }, room, createElement(Toaster)),
    ),
  )
}

beforeEach(() => {
  asked = []
  answers = { 'GET custom-domain': NONE, 'GET artifacts': () => ({ versions: [] }) }
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = String(input).replace('/api/', '').replace(`/${patternId}`, '')
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    const name = `${init?.method ?? 'GET'} ${path}`
    asked.push([name, body])
    const answer = answers[name]
    if (!answer) return failing('not_found', `${name} is not there.`)
    const given = await answer(body)
    return given instanceof Response ? given : Response.json(given)
  })
})
afterEach(() => {
  toast.dismiss()
  root.unmount()
  store.set(publishJobAtom, null)
  store.set(publishProgressAtom, null)
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sent = (name: string) => asked.filter(([to]) => to === name).map(([, body]) => body)
const field = (label: string): HTMLInputElement | null => {
  const name = [...document.querySelectorAll('label')].find(one => one.textContent === label)
  return document.getElementById(name?.htmlFor ?? '') as HTMLInputElement | null
}

describe('without a domain', () => {
  test('one is typed and connected; its records stand beside what the DNS has', async () => {
    answers['POST custom-domain'] = () => PENDING
    await show()
    await says('Connect domain')
    typeInto('Domain', 'https://www.App.example.org/')
    await press('Connect domain')
    await says('Waiting for the DNS records')
    expect(sent('POST custom-domain')).toEqual([{ incoming: 'app.example.org' }])
    expect(text()).toContain('There is no CNAME record at app.example.org yet.')
    expect(text()).toContain('The DNS has something else: typo')
    expect(text()).toContain('The DNS has nothing here yet.')
    for (const copied of ['name of the TXT record', 'value of the TXT record', 'value of the CNAME record'])
      expect(button(`Copy ${copied}`), copied).toBeDefined()
  })

  test('[S5] what is no domain is refused at the field, and nothing is sent', async () => {
    await show()
    await says('Connect domain')
    typeInto('Domain', 'https://nowhere/')
    await press('Connect domain')
    await says('Please enter a valid domain that you own (nowhere)')
    expect(sent('POST custom-domain')).toEqual([])
  })

  test('[S8] a failure says so, and what was typed stays', async () => {
    answers['POST custom-domain'] = () => failing('internal', 'Oops, something went wrong.')
    await show()
    await says('Connect domain')
    typeInto('Domain', 'app.example.org')
    await press('Connect domain')
    await says('Failed to set up custom domain. Please try again.')
    expect(field('Domain')?.value).toBe('app.example.org')
    answers['POST custom-domain'] = () => failing('domain_taken', 'Another design here has proven it.')
    await press('Connect domain')
    await says('Another design here has proven it.')
  })

  test('without a way to the server it says so, and what was typed stays', async () => {
    await show()
    await says('Connect domain')
    typeInto('Domain', 'app.example.org')
    answers['POST custom-domain'] = () => Promise.reject(new TypeError('offline'))
    await press('Connect domain')
    await says('Failed to set up custom domain. Please try again. The server cannot be reached.')
    expect(field('Domain')?.value).toBe('app.example.org')
  })

  test('while it is looked up it says so', async () => {
    answers['GET custom-domain'] = () => new Promise(() => undefined)
    await show()
    await until(() => document.querySelector('[role="status"][aria-label="Loading the domain"]'), 'it loads')
  })

  test('a domain that cannot be looked up is no missing one', async () => {
    answers['GET custom-domain'] = () => failing('internal', 'Oops, something went wrong.')
    await show()
    await says('The domain could not be looked up.')
    answers['GET custom-domain'] = NONE
    await press('Try again')
    await says('Connect domain')
  })

  test('[issue 30.7] in port mode it says what to set, and offers nothing', async () => {
    await show({ preview: { mode: 'port', port: 5174, domain: 'localhost:5173' } }, { isOperator: true })
    await says('A custom domain needs a host of its own for each design: set PREVIEW_DOMAIN')
    expect(text()).not.toContain('Whoever runs this server')
    expect(button('Connect domain')).toBeUndefined()
  })
})

describe('with one', () => {
  test('[S4] while it waits the DNS is looked at after 5 s, then every 30 s, and no more once it is verified', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    answers['GET custom-domain'] = () => PENDING
    await show()
    const looks = () => sent('GET custom-domain').length
    await vi.waitFor(() => expect(looks()).toBe(1))
    await vi.advanceTimersByTimeAsync(4_800)
    expect(looks()).toBe(1)
    await vi.advanceTimersByTimeAsync(400)
    expect(looks()).toBe(2)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(looks()).toBe(2)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(looks()).toBe(3)
    answers['GET custom-domain'] = () => VERIFIED
    await vi.advanceTimersByTimeAsync(31_000)
    expect(looks()).toBe(4)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(looks()).toBe(4)
  })

  test('verified it is said to be, with the way there and what stands there', async () => {
    answers['GET custom-domain'] = () => ({ ...VERIFIED, title: 'Harbour' })
    await show()
    await says('Connected')
    expect(text()).toContain('Nothing is published yet, so visitors are told that nothing is here.')
    expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toContain(
      `${location.protocol}//app.example.org`,
    )
  })

  test('[S8] what could not be published there says so', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    await show()
    await says('Connected')
    store.set(publishProgressAtom, { state: 'failed', message: 'The disk is full.' })
    await says('Failed to publish. Please try again. The disk is full.')
  })

  test('[S8] texts that could not be saved are still there', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    answers['PATCH custom-domain'] = () => failing('internal', 'Oops, something went wrong.')
    await show()
    await says('Connected')
    typeInto('Title', 'Harbour')
    await press('Save')
    await says('Failed to save default domain settings.')
    expect(field('Title')?.value).toBe('Harbour')
    answers['PATCH custom-domain'] = body => ({ ...VERIFIED, ...body })
    await press('Save')
    await says('Saved.')
    await says('The page says so as soon as it is published.')
    expect(sent('PATCH custom-domain').at(-1)).toEqual({ title: 'Harbour', description: '' })
  })

  test('[S8] it is deleted after a question; a failure says so and it stays', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    answers['DELETE custom-domain'] = () => failing('internal', 'Oops, something went wrong.')
    await show()
    await press('Delete domain')
    await says('Delete app.example.org?')
    expect(sent('DELETE custom-domain')).toEqual([])
    await until(() => document.querySelector('[role="alertdialog"]'), 'the question')
    await press('Delete domain')
    await says('Failed to delete domain.')
    expect(text()).toContain('Connected')
    answers['DELETE custom-domain'] = () => ({ ok: true })
    await press('Delete domain')
    await until(() => document.querySelector('[role="alertdialog"]'), 'the question')
    answers['GET custom-domain'] = NONE
    await press('Delete domain')
    await says('app.example.org is not connected any more.')
    await says('Connect domain')
    await saysNot('DNS records')
  })

  test('versions that could not be loaded are no missing ones', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    answers['GET chatPattern/versions'] = () => failing('internal', 'It failed.')
    await show()
    await says('The versions could not be loaded.')
    expect(text()).not.toContain('There is no version of this design to publish yet.')
    answers['GET chatPattern/versions'] = () => ({ versions: [] })
    await press('Try again')
    await says('There is no version of this design to publish yet.')
  })

  test('a look that failed leaves what is known, and says why', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    await show()
    await says('Connected')
    answers['GET custom-domain'] = () => Promise.reject(new TypeError('offline'))
    await press('Check now')
    await says('It could not be looked up. The server cannot be reached.')
    expect(text()).toContain('Connected')
  })

  test('the pictures of its page are chosen where it is published', async () => {
    answers['GET custom-domain'] = () => VERIFIED
    await show()
    await press('Social preview and favicon')
    expect(store.get(openDialogAtom)).toEqual({ kind: 'publish' })
  })
})
