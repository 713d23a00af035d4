import { describe, expect, test } from 'vitest'
import { readDraft } from '#room-schema/draft.ts'
import { ofToday } from '#scripts/of-today.ts'
import { api } from '#shared/api/index.ts'
import { finishedLabel } from '#shared/chat.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { EDITS } from '#tests/support/provider/habits/edits.ts'
import { ENDINGS } from '#tests/support/provider/habits/endings.ts'
import type { Habit } from '#tests/support/provider/habits/habit.ts'
import { IMPORTS, NOT_THERE } from '#tests/support/provider/habits/imports.ts'
import { THEMES } from '#tests/support/provider/habits/themes.ts'
import { WRITING } from '#tests/support/provider/habits/writing.ts'
import { generationRoom } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom({ MODEL_AGENT: 'anthropic:scripted' })

/** What the room has of a run, in the words of the table. */
async function seen() {
  const { versions } = await on.ada.must(api.artifacts.versions, { path: { id: on.id } })
  const [shown] = on.parts('artifact')
  const version = versions.find(({ id }) => id === shown?.artifactId)
  const [error] = on.parts('error')
  const [offer] = on.parts('finishedFiles')
  return {
    files: await on.activeFiles(),
    versions: versions.length,
    drafted: readDraft(on.room.doc).size,
    version: !version ? 'none' : version.status === 'compiled' ? 'made' : 'broken',
    requests: on.provider.requests.length,
    charged: await on.used(),
    error: error ? [error.message, error.cause ?? ''] : null,
    offers: offer ? finishedLabel(offer) : null,
    words: on
      .parts('text')
      .map(({ message }) => message)
      .join('\n'),
  }
}

async function plays({ mode, prompt = 'A page', before, answers, end }: Habit): Promise<void> {
  if (before) {
    const made = Object.entries(before).map(([name, code]) => ({ name, code }))
    await on.ada.must(api.artifacts.save, { body: { id: on.id, files: made } })
  }
  let count = 0
  on.provider.script = say => answers[Math.min(count++, answers.length - 1)]?.(say)
  expect((await on.send(prompt, newSend(), mode ?? 'best')).status).toBe(200)
  await on.ended()
  if (end.offers) await until(() => on.parts('finishedFiles').length > 0, 'it is offered')
}

const matching = (wanted: string | RegExp) =>
  typeof wanted === 'string' ? expect.stringContaining(wanted) : expect.stringMatching(wanted)

describe.each([
  ['writes', WRITING],
  ['imports', IMPORTS],
  ['means', EDITS],
  ['styles', THEMES],
  ['ends', ENDINGS],
])('[26] how a model %s', (_, habits) => {
  test.each(ofToday(habits, 3))('one that $name', async habit => {
    await plays(habit)
    const { end } = habit
    const { words, ...found } = await seen()
    const error = typeof end.error === 'string' ? [end.error, ''] : (end.error ?? null)
    expect(found).toEqual({
      ...{ files: end.files, version: end.version, requests: end.requests, charged: end.charged },
      ...{ versions: (habit.before ? 1 : 0) + (end.version === 'none' ? 0 : 1), drafted: 0 },
      error: error && [error[0], matching(error[1] ?? '')],
      offers: end.offers ?? null,
    })
    const heard = on.provider.requests.map(({ messages }) => JSON.stringify(messages.at(-1)))
    for (const [at, told] of (end.told ?? []).entries())
      expect(heard[at + 1]?.replaceAll('\\n', ' ')).toEqual(matching(told))
    if (end.says) expect(words).toEqual(matching(end.says))
    else expect(words).not.toContain(NOT_THERE)
    if (end.hides) expect(words).not.toMatch(end.hides)
    const [shown] = on.parts('artifact')
    if (!end.css) return
    const { css } = await on.ada.must(api.artifacts.bundle, { path: { id: shown?.artifactId ?? '' } })
    expect(css).toMatch(end.css)
  })
})
