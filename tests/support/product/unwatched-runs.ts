import { expect } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { ModelMode } from '#shared/chat.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { APP, TICKS } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/**
 * An object without sockets and calls is put out of memory after 70 to 140 seconds. The whole case of five minutes:
 * `RUN_THINKS_S=300 npm run test:deep -- unwatched-run`.
 */
export const THINKS_S = Number(process.env.RUN_THINKS_S ?? 150)
const SPEAKS_EVERY_S = 20

/** What a product is given in which such runs are played. */
export const patientSettings = (provider: ScriptedProvider): Record<string, string> => ({
  OPENAI_COMPATIBLE_BASE_URL: provider.url,
  MODEL_FIRST_BYTE_S: String(THINKS_S + 60),
  MODEL_SILENCE_S: '60',
})

/** Runs at once whose models think, aloud and in silence, while nobody is there; each has to end with a version. */
export async function playUnwatchedRuns(
  url: string,
  provider: ScriptedProvider,
  mode: ModelMode = 'best',
): Promise<void> {
  const ada = await Person.withAccount(url, 'Ada')
  const begun = Date.now()
  const before = { requests: provider.requests.length, cancelled: provider.cancelled }
  const cancelled = () => provider.cancelled - before.cancelled
  let answered = 0
  provider.script = async (say, request) => {
    const isSilent = JSON.stringify(request.messages).includes('in silence')
    for (let at = 0; at < THINKS_S && cancelled() === 0; at += SPEAKS_EVERY_S) {
      if (!isSilent) say.thought('Hm. ')
      const rest = Math.min(SPEAKS_EVERY_S, THINKS_S - at)
      await new Promise(done => setTimeout(done, rest * 1_000))
    }
    answered += 1
    say.text(`${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
  }
  const ids: string[] = []
  for (const prompt of ['Think in silence', 'Think aloud', 'Think in silence, after I have left']) {
    const editorId = await ada.newPattern('public')
    ids.push(editorId)
    const watcher = prompt.includes('left') ? await RoomClient.joined(ada, editorId) : null
    await ada.must(api.chat.send, { path: { editorId }, body: { updatePrompt: prompt, mode, ...newSend() } })
    await until(() => provider.requests.length === before.requests + ids.length, 'the model is asked')
    watcher?.leave()
  }

  // The rooms are not asked meanwhile: a call would keep them.
  await until(() => answered === ids.length || cancelled() > 0, 'the models answer', THINKS_S + 60)
  const seconds = Math.round((Date.now() - begun) / 1_000)
  console.log(`unwatched runs: ${seconds} s, connections closed early: ${cancelled()}`)
  for (const id of ids) {
    const ended = async () => {
      const found = await ada.must(api.patterns.get, { path: { id } })
      return found.isAiGenerating ? null : found
    }
    // All compile at once, and other tests are played beside this one.
    const pattern = await until(ended, 'the run ends', 60)
    const parts = pattern.chatItems.at(-1)?.content ?? []
    expect(parts.filter(part => part.type === 'error')).toEqual([])
    expect(parts.find(part => part.type === 'artifact')).toMatchObject({
      artifactId: pattern.activeArtifactId,
    })
  }
  expect(cancelled()).toBe(0)
  expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(ids.length)
}
