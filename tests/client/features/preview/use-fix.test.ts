// @vitest-environment happy-dom
import { getDefaultStore } from 'jotai'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { useModelChoices } from '#client/api/models.ts'
import type { Session } from '#client/api/users.ts'
import { useFix } from '#client/features/preview/use-fix.ts'
import { composerOf } from '#client/state/composer.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { newId } from '#shared/ids.ts'
import { showThread } from '#tests/support/people/shown-thread.ts'
import { until } from '#tests/support/until.ts'

let thread: Awaited<ReturnType<typeof showThread>> | null = null
afterEach(async () => {
  await thread?.unmount()
  vi.unstubAllGlobals()
})

const [HERS, GONE] = [newId(), newId()]
const SESSION: Session = {
  user: null,
  server: {
    ...{
      guests: true,
      plans: true,
      models: { best: 'of the server', agent: 'of the server' },
      hasMailbox: true,
    },
    ...{ supportUrl: null, experiments: [], preview: { mode: 'host', port: null, domain: 'localhost' } },
    choices: [
      {
        id: HERS,
        provider: 'openai',
        model: 'hers',
        hasVision: null,
        price: null,
        isOwn: true,
        orgName: null,
      },
    ],
  },
}

/** What is sent when somebody who has picked this model presses "Try to Fix with AI". */
async function fixed(modelId: string | null, answer?: Response): Promise<object | undefined> {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) === '/api/user') return Response.json(SESSION)
    if (String(input).endsWith('/fix')) sent.push(JSON.parse(String(init?.body)))
    if (String(input).endsWith('/fix') && answer) return answer
    throw new Error('no network')
  })
  const [patternId, artifactId] = [newId(), newId()]
  const composer = composerOf(patternId)
  composer.write({ ...composer.read(), mode: 'agent', modelId })
  const Fix = () => {
    const fix = useFix(artifactId)
    const isKnown = useModelChoices().length > 0
    return isKnown
      ? createElement('button', { type: 'button', onClick: () => fix?.run('It is blank') })
      : null
  }
  thread = await showThread(new Y.Doc(), patternId, true, Fix)
  const button = await until(() => document.querySelector('button'), 'the session is known')
  await act(async () => button.click())
  await until(() => sent.length > 0, 'it is sent')
  return sent[0]
}

test('a repair is asked of what the next prompt would be asked of', async () => {
  expect(await fixed(HERS)).toMatchObject({ mode: 'agent', modelId: HERS })
})

test('where what was picked is gone, it is asked of what serves the mode, as the picker shows', async () => {
  expect(await fixed(GONE)).toMatchObject({ mode: 'agent', modelId: null })
})

test('[S8] a repair that there are no credits for opens the subscription dialog', async () => {
  const store = getDefaultStore()
  const error = { code: 'out_of_credits', message: 'No.' }
  await fixed(HERS, Response.json({ error }, { status: 402 }))
  await until(() => store.get(openDialogAtom) !== null, 'the dialog')
  expect(store.get(openDialogAtom)).toEqual({ kind: 'upgrade', about: 'credits' })
  store.set(openDialogAtom, null)
})
