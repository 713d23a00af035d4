import { sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { runEnds } from '#server/db/schema/admin.ts'
import { user } from '#server/db/schema/auth.ts'
import { ledger } from '#server/db/schema/credits.ts'
import { modelUsage } from '#server/db/schema/models.ts'
import { modelOutages } from '#server/db/schema/outages.ts'
import { userAliases } from '#server/db/schema/users.ts'
import type { Asked } from '#server/features/admin/lists-queries.ts'
import { type AdminModel, type AdminRun, MODELS_SINCE_MS, RUNS_SINCE_MS } from '#shared/admin.ts'
import { OUTAGE_LASTS_MS } from '#shared/service.ts'

/** A guest who asked is the account that the guest became. */
const actorId = sql`coalesce(${userAliases.userId}, runs.asked_by)`

/** Runs that ended in the last hour, and those that have credits reserved and no end yet. */
export async function listRuns(d1: D1Database, { q, before }: Asked, limit: number): Promise<AdminRun[]> {
  const since = Date.now() - RUNS_SINCE_MS
  return database(d1).all<AdminRun>(sql`
    with runs as (
      select pattern_id, request_id, actor_id as asked_by, model, outcome, problem, ended_at as at from ${runEnds}
      where ended_at >= ${since}
      union all
      select pattern_id, request_id, user_id, null, 'running', null, created_at from ${ledger}
      where state = 'reserved' and created_at >= ${since} and not exists (
        select 1 from ${runEnds} ended where ended.pattern_id = ${ledger.patternId}
          and ended.request_id = ${ledger.requestId} and ended.ended_at >= ${ledger.updatedAt}))
    select runs.request_id as requestId, runs.pattern_id as patternId, ${actorId} as actorId,
      ${user.name} as actorName, runs.outcome as outcome, runs.problem as problem, runs.model as model,
      taken.amount as credits, taken.state as ledger, used.price as price, runs.at as at,
      used.input_tokens + used.output_tokens as tokens
    from runs
    left join ${userAliases} on ${userAliases.formerId} = runs.asked_by
    left join ${user} on ${user.id} = ${actorId}
    left join ${ledger} taken on taken.pattern_id = runs.pattern_id and taken.request_id = runs.request_id
    left join ${modelUsage} used on used.pattern_id = runs.pattern_id and used.request_id = runs.request_id
    where runs.at < ${before ?? Date.now() + RUNS_SINCE_MS}
      and ${
        q
          ? sql`(${q} in (runs.pattern_id, runs.request_id, runs.asked_by, ${actorId})
        or instr(lower(coalesce(${user.name}, '')), lower(${q})) > 0
        or instr(lower(coalesce(runs.model, '')), lower(${q})) > 0 or runs.outcome = ${q})`
          : sql`1 = 1`
      }
    order by runs.at desc, runs.request_id limit ${limit}`)
}

interface Counted {
  model: string
  outcome: 'done' | 'failed' | 'stopped'
  problem: string | null
  count: number
  lastAt: number
  price: number | null
}

/** How models did in the last day, and which are out; those that nobody asked are named by `known`. */
export async function listModels(d1: D1Database, known: readonly string[]): Promise<AdminModel[]> {
  const db = database(d1)
  const [counted, outages] = await Promise.all([
    db.all<Counted>(sql`
      select ended.model as model, ended.outcome as outcome, ended.problem as problem, count(*) as count,
        max(ended.ended_at) as lastAt, sum(used.price) as price
      from ${runEnds} ended
      left join ${modelUsage} used on used.pattern_id = ended.pattern_id and used.request_id = ended.request_id
        and ended.attempt = 0
      where ended.ended_at >= ${Date.now() - MODELS_SINCE_MS}
      group by ended.model, ended.outcome, ended.problem`),
    db.all<{ model: string; since: number }>(sql`
      select model, since from ${modelOutages} where last_failure_at > ${Date.now() - OUTAGE_LASTS_MS}`),
  ])
  const names = [...new Set([...counted.map(({ model }) => model), ...known])].sort()
  return names.map(model => {
    const rows = counted.filter(row => row.model === model)
    const of = (outcome: Counted['outcome']) => rows.filter(row => row.outcome === outcome)
    const failed = of('failed')
    const prices = rows.flatMap(({ price }) => price ?? [])
    return {
      model,
      done: sum(of('done')),
      failed: sum(failed),
      stopped: sum(of('stopped')),
      problems: failed.map(({ problem, count }) => ({ problem: problem ?? 'not the model', count })),
      lastFailureAt: newest(failed),
      lastAt: newest(rows),
      outSince: outages.find(outage => outage.model === model)?.since ?? null,
      price: prices.length > 0 ? prices.reduce((total, price) => total + price, 0) : null,
    }
  })
}

const sum = (rows: Counted[]): number => rows.reduce((total, { count }) => total + count, 0)
const newest = (rows: Counted[]): number | null =>
  rows.length > 0 ? Math.max(...rows.map(({ lastAt }) => lastAt)) : null
