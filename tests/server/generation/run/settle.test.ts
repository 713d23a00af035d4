import { expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { listEntries, reserve } from '#server/features/credits/ledger-queries.ts'
import { RunCredits } from '#server/generation/run/run-credits.ts'
import { RunsStore } from '#server/generation/run/runs-store.ts'
import { settleLost } from '#server/generation/run/settle.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const PATTERN = 'pattern'
const actor = { kind: 'user' as const, id: 'ada' }

test('design §7: an entry that a crash left open after the end of its run is closed; one under way is left alone', async () => {
  const d1 = sqliteD1()
  await d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)",
    )
    .run()
  const env = { DB: d1 } as unknown as Bindings
  const store = new RunsStore(new SqliteStorage().sql as never)
  const books = { store, credits: new RunCredits(env) }
  for (const state of ['stopped', 'failed', 'running'] as const) {
    const request = runRequest({
      ...{ requestId: state, userItemId: newId(), assistantItemId: newId(), actor },
      ...{ prompt: `A ${state} page`, mode: 'best', hostedFiles: [] },
    })
    store.accept(request, '')
    const entry = { userId: 'ada', requestId: state, patternId: PATTERN, amount: 1, message: state }
    await reserve(d1, { ...entry, limit: 10, periodStart: new Date(0), org: null })
    store.setState(state, state)
  }
  expect(
    store
      .unsettled()
      .map(run => run.state)
      .sort(),
  ).toEqual(['failed', 'stopped'])

  await settleLost(books, env, PATTERN)
  const states = Object.fromEntries(
    (await listEntries(d1, 'ada', 10)).map(({ id, state, message }) => [id, { state, message }]),
  )
  expect(states).toEqual({
    'ada:stopped': { state: 'released', message: 'A stopped page · stopped, nothing charged' },
    'ada:failed': { state: 'released', message: 'A failed page · failed, nothing charged' },
    'ada:running': { state: 'reserved', message: 'running' },
  })
  expect(store.unsettled()).toEqual([])
})
