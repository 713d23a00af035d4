import { describe, expect, test } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { readRuns } from '#room-schema/editor-room.ts'
import { ofToday } from '#scripts/of-today.ts'
import { api } from '#shared/api/index.ts'
import { toldInChat } from '#shared/models.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { fenced, HEADING, OVER_REACHES, REACHED } from '#tests/support/provider/over-reaching-replies.ts'
import { FAULTS, type Fault } from '#tests/support/provider/provider-faults.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { type GenerationRoom, generationRoom } from '#tests/support/rooms/generation-room.ts'

const SHORT = { MODEL_FIRST_BYTE_S: '1', MODEL_SILENCE_S: '1' }

const WIRES: readonly WireName[] = ['chat', 'anthropic', 'responses', 'google']

/** How many days it takes until each fault was played in each format that can say it. */
const DAYS = 10

/** Each fault and each over-reaching reply in every format that can say it, a part of them a day. */
export function playFaults(): void {
  const today = ofToday(
    WIRES.flatMap(wire => [
      ...FAULTS.filter(({ not = [] }) => !not.includes(wire)).map(fault => ({ wire, fault })),
      ...OVER_REACHES.map(reach => ({ wire, reach })),
    ]),
    DAYS,
  )
  const faultsOf = (wire: WireName) =>
    today.flatMap(one => ('fault' in one && one.wire === wire ? [one.fault] : []))
  const reachesOf = (wire: WireName) =>
    today.flatMap(one => ('reach' in one && one.wire === wire ? [one.reach] : []))

  describe('OpenAI-compatible and Anthropic', () => {
    const on = generationRoom({ ...SHORT, MODEL_AGENT: 'anthropic:scripted' })
    plays(on, 'best', 'chat', faultsOf('chat'), reachesOf('chat'))
    plays(on, 'agent', 'anthropic', faultsOf('anthropic'), reachesOf('anthropic'))
  })

  describe('OpenAI and Google', () => {
    const on = generationRoom({ ...SHORT, MODEL_BEST: 'openai:scripted', MODEL_AGENT: 'google:scripted' })
    plays(on, 'best', 'responses', faultsOf('responses'), reachesOf('responses'))
    plays(on, 'agent', 'google', faultsOf('google'), reachesOf('google'))
  })
}

function plays(
  on: GenerationRoom,
  mode: 'best' | 'agent',
  wire: WireName,
  faults: readonly Fault[],
  reaches: typeof OVER_REACHES,
): void {
  test.each(faults)(`${wire}: one that $name`, async fault => {
    on.provider.script = fault.script()
    expect((await on.send('A page about a harbour', newSend(), mode)).status).toBe(200)
    await on.ended()
    expect(on.provider.requests.map(request => request.wire)).toEqual(on.provider.requests.map(() => wire))
    if (fault.requests) expect(on.provider.requests).toHaveLength(fault.requests)
    expect(await seen(on)).toEqual(wanted(fault))
    await hasEndedOnce(on)
  })

  test.each(reaches)(`${wire}: one that has a heading to change and $name`, async reach => {
    on.provider.script = say => say.text(fenced(REACHED))
    await on.send('A page about a harbour', newSend(), mode)
    await on.ended()
    on.provider.script = reach.script
    const { activeArtifactId } = await on.ada.must(api.patterns.get, { path: { id: on.id } })
    const references = [{ ...HEADING, artifactId: activeArtifactId ?? undefined }]
    const sent = { ...newSend(), mode, references }
    await on.ada.must(api.chat.send, {
      path: { editorId: on.id },
      body: { updatePrompt: 'Call it Quay', ...sent },
    })
    await on.ended(2)
    const { errors, files, used, versions } = await seen(on)
    expect({ errors, files, used, versions: versions.length }).toEqual({
      ...{ errors: [], files: reach.files, used: reach.versions, versions: reach.versions },
    })
    expect(on.parts('text').length).toBeGreaterThan(0)
    expect(on.parts('outOfScope')).toMatchObject([{ scope: HEADING.name, isAllowed: false }])
    expect(
      on
        .parts('outOfScope')[0]
        ?.changes.map(({ file }) => file)
        .sort(),
    ).toEqual(reach.outside.sort())
    await hasEndedOnce(on, 2)
  })
}

const wanted = ({ end, text, files = {} }: Fault) => ({
  errors:
    end === 'done'
      ? []
      : [
          {
            type: 'error',
            message: 'Oops, something went wrong.',
            kind: 'failed',
            hasRetry: true,
            cause: toldInChat(end),
          },
        ],
  text: text ?? expect.any(String),
  files,
  used: Object.keys(files).length > 0 ? 1 : 0,
  versions: Object.keys(files).length > 0 ? ['compiled'] : [],
})

async function seen(on: GenerationRoom) {
  const { versions } = await on.ada.must(api.artifacts.versions, { path: { id: on.id } })
  const statuses = versions.map(
    async ({ id }) => (await on.ada.must(api.artifacts.get, { path: { id } })).status,
  )
  return {
    errors: on.parts('error'),
    text: on.parts('text').at(-1)?.message ?? '',
    files: await on.activeFiles(),
    used: await on.used(),
    versions: await Promise.all(statuses),
  }
}

/** Nothing turns any more, nothing half-made is left, and the room takes the next prompt. */
async function hasEndedOnce(on: GenerationRoom, pairs = 1): Promise<void> {
  expect(on.room.chat).toHaveLength(2 * pairs)
  expect([...on.parts('thinking'), ...on.parts('toolCall')].filter(part => part.endTime === null)).toEqual([])
  expect(on.parts('artifact').filter(part => part.isArtifactInitializing)).toEqual([])
  expect(readDraft(on.room.doc).size).toBe(0)
  expect(readRuns(on.room.doc).size).toBe(0)
  on.provider.script = say => say.text('Still here.')
  await on.send('Are you there?')
  await on.ended(pairs + 1)
  expect(on.parts('text')).toMatchObject([{ message: 'Still here.' }])
}
