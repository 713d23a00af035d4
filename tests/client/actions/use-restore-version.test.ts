// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRestoreVersion } from '#client/actions/use-restore-version.ts'
import { patternKey } from '#client/api/patterns.ts'
import { newId } from '#shared/ids.ts'
import { type AnswersOf, showInRoom } from '#tests/support/people/shown-in-room.ts'
import { press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const RESTORE = 'POST /editor/restore'
const ON_CANVAS = 'POST /spaces/node/updateArtifactId'
const [ACTIVE, OLDER] = [newId(), newId()]

let shown: ReturnType<typeof showInRoom>
afterEach(() => {
  shown.unmount()
  vi.restoreAllMocks()
})

/** Two ways to the same restore, as in the menu and in the chat. */
function open(answers: AnswersOf, spacePointer: object | null = null): void {
  const Ways = () => {
    const { restore, isRestoring } = useRestoreVersion()
    const run = () => restore({ id: OLDER, label: 'v1' })
    return ['One', 'Other'].map(name =>
      createElement('button', { key: name, type: 'button', onClick: run, 'data-busy': isRestoring }, name),
    )
  }
  shown = showInRoom(() => createElement(Ways), answers, {
    known: id => [[patternKey(id), { id, spacePointer }]],
    meta: { activeArtifactId: ACTIVE },
  })
}
const sent = (call: string) => shown.asked.filter(([to]) => to === call).map(([, body]) => body)

test('[S4] while one restore runs another one is not asked for', async () => {
  let done: (answer: object) => void = () => undefined
  open({ [RESTORE]: () => new Promise(answer => (done = answer)) })
  await press('One')
  await until(() => document.querySelectorAll('[data-busy="true"]').length === 2, 'both know of it')
  await press('Other')
  done({ ok: true })
  await says('v1 is active now.')
  expect(sent(RESTORE)).toEqual([{ id: shown.patternId, artifactId: OLDER }])
})

test('[S4] inside a canvas it is the node that gets the version', async () => {
  const [spaceRoomId, spaceNodeId] = [newId(), newId()]
  open({ [ON_CANVAS]: () => ({ ok: true }) }, { spaceRoomId, spaceNodeId })
  await press('One')
  await says('v1 is active now.')
  expect(sent(ON_CANVAS)).toEqual([{ spaceId: spaceRoomId, nodeId: spaceNodeId, artifactId: OLDER }])
  expect(sent(RESTORE)).toEqual([])
})

test('[S8] a restore that failed is told, and logged with the id of its request', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = { error: { code: 'internal', message: 'No.' } }
  const headers = { 'x-request-id': 'r'.padEnd(20, '1') }
  open({ [RESTORE]: () => Response.json(body, { status: 500, headers }) })
  await press('One')
  await says('Failed to restore.')
  expect(logged).toHaveBeenCalledWith(
    'Failed to restore.',
    `request ${headers['x-request-id']}`,
    expect.anything(),
  )
})
