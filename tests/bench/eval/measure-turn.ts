import type { BrowserContext } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import type { RenderVerdict } from '#shared/preview-health.ts'
import type { Person } from '#tests/support/people/person.ts'
import { samePrefix, written } from '#tests/support/provider/same-prefix.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'
import { lookAtVersion, type Seen } from './look-at-version.ts'
import { changedFiles, missingNames, outsideRequest } from './outside-request.ts'
import type { FollowUp } from './prompts.ts'
import type { TurnResult } from './results.ts'
import type { Sent } from './sitting.ts'
import { pageFaults, storedFaults, toldFaults } from './turn-faults.ts'

/** What a version was, for the turn after it. */
export interface Before {
  files: readonly SourceFile[]
  lines: readonly string[]
  /** What the model was asked last. */
  last: ProviderRequest | null
}

interface Turn {
  person: Person
  context: BrowserContext
  sent: Sent
  named: readonly string[]
  followUp: FollowUp | null
  before: Before | null
  requests(): readonly ProviderRequest[] | null
  priceOf(tokens: { inputTokens: number; cachedTokens: number; outputTokens: number }): number | null
}

interface Measured {
  result: Omit<TurnResult, 'prompt' | 'pictures'>
  pictures: Seen['pictures'] | null
  /** Null where no version was made. */
  after: Before | null
}

/** Browsers tell the server what they saw of a version soon after they did. */
const HEALTH_MS = 10_000

export async function measureTurn(turn: Turn): Promise<Measured> {
  const { person, context, sent, named, followUp, before } = turn
  const parts = sent.answer.content
  const version = await versionOf(person, parts)
  const seen = version?.address ? await lookAtVersion(context, version.address) : null
  const answer = parts.flatMap(part => (part.type === 'text' ? [part.message] : [])).join('\n')
  const files = version?.files ?? before?.files ?? []
  const changed = changedFiles(before?.files ?? [], files)
  const lines = seen?.lines ?? before?.lines ?? []
  const asked = turn.requests()
  const tokens = await tokensOf(person, sent)
  const error = parts.find(part => part.type === 'error')
  return {
    result: {
      ...{ paintMs: rounded(sent.paintMs), totalMs: Math.round(sent.totalMs) },
      ...{ requests: asked?.length ?? null, samePrefix: asked && prefixShare(before?.last ?? null, asked) },
      told: asked ? toldFaults(asked) : [],
      left: [...new Set([...(version?.faults ?? []), ...(seen ? pageFaults(seen) : [])])],
      ...{ overflow: seen?.overflow ?? {}, axe: seen?.axe ?? [] },
      missing: missingNames(named, [...lines, ...(seen?.names ?? []), answer]),
      outside: followUp && before && outsideRequest(followUp, changed, before.lines, lines),
      ...{ changed, answer },
      error: error
        ? [error.message, error.cause].filter(Boolean).join(' ')
        : version
          ? null
          : 'no version was made',
      ...{ ...tokens, usd: turn.priceOf(tokens) },
    },
    pictures: seen?.pictures ?? null,
    after: version && { files: version.files, lines, last: asked?.at(-1) ?? null },
  }
}

async function versionOf(person: Person, parts: readonly ChatPart[]) {
  const made = parts.findLast(part => part.type === 'artifact')
  if (!made || made.wasStopped) return null
  const path = { id: made.artifactId }
  const artifact = await person.call(api.artifacts.get, { path })
  // A run that failed may have shown a card for a version that was never stored.
  if (artifact.status !== 200) return null
  const isCompiled = artifact.body.status === 'compiled'
  const { health, previewSrc } = await seenBy(person, made.artifactId, isCompiled)
  return {
    files: artifact.body.sourceFiles,
    faults: storedFaults(artifact.body, health),
    address: isCompiled ? previewSrc : null,
  }
}

/** Waits for what the browser tells of a version. */
async function seenBy(
  person: Person,
  id: string,
  isExpected: boolean,
): Promise<{ health: RenderVerdict | null; previewSrc: string }> {
  const end = Date.now() + (isExpected ? HEALTH_MS : 0)
  for (;;) {
    const { health, previewSrc } = await person.must(api.artifacts.preview, { path: { id } })
    if (health || Date.now() >= end) return { health, previewSrc }
    await new Promise(done => setTimeout(done, 100))
  }
}

async function tokensOf(person: Person, { patternId, answer }: Sent) {
  const { status, body } = await person.call(api.models.usage, {
    path: { id: patternId },
    query: { requestId: answer.requestId },
  })
  const { inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = status === 200 ? body : {}
  return { inputTokens, cachedTokens, outputTokens }
}

/** Of all characters that were sent after another request, those that a cache of that one could give. */
function prefixShare(before: ProviderRequest | null, asked: readonly ProviderRequest[]): number | null {
  const all = before ? [before, ...asked] : asked
  const further = all.slice(1)
  if (further.length === 0) return null
  const same = further.reduce((sum, request, at) => sum + samePrefix(all[at]!, request), 0)
  return same / further.reduce((sum, request) => sum + written(request).length, 0)
}

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms))
