/** Days that nobody asks about any more. */
const KEPT_DAYS = 35

/**
 * Takes one call and an estimate of its tokens from the day's budget of a key, in one statement, so that calls that come
 * at once cannot take the same. False where nothing is left.
 */
export async function reserveCall(
  d1: D1Database,
  { keyId, day, tokens }: { keyId: string; day: string; tokens: number },
): Promise<boolean> {
  const { results } = await d1
    .prepare(
      `insert into integration_days (key_id, day, calls, tokens)
      select id, ?2, 1, ?3 from integration_keys where id = ?1 and calls_per_day > 0 and tokens_per_day > 0
      on conflict (key_id, day) do update set calls = calls + 1, tokens = tokens + ?3
      where calls < (select calls_per_day from integration_keys where id = ?1)
        and tokens < (select tokens_per_day from integration_keys where id = ?1)
      returning calls`,
    )
    .bind(keyId, day, tokens)
    .all<{ calls: number }>()
  const [row] = results
  // The first call of a day tidies up behind it.
  if (row?.calls === 1)
    await d1
      .prepare("delete from integration_days where key_id = ?1 and day < date(?2, '-' || ?3 || ' days')")
      .bind(keyId, day, KEPT_DAYS)
      .run()
  return row !== undefined
}

/** Puts what a call has really taken in the place of what was reserved for it. */
export async function settleTokens(
  d1: D1Database,
  { keyId, day, reserved, taken }: { keyId: string; day: string; reserved: number; taken: number },
): Promise<void> {
  if (reserved === taken) return
  await d1
    .prepare('update integration_days set tokens = max(0, tokens + ?3) where key_id = ?1 and day = ?2')
    .bind(keyId, day, taken - reserved)
    .run()
}
