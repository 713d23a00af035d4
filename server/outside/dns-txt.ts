import { z } from 'zod'
import { outsideFetch } from '#server/outside/outside-fetch.ts'

const LIMITS = { timeoutMs: 5_000, maxBytes: 64_000 }
const TXT = 16

const answerSchema = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
})

/** The texts that the DNS has under this name, asked over HTTPS; throws an OutsideError where it cannot be asked. */
export async function dnsTexts(dohUrl: string, name: string): Promise<string[]> {
  const url = new URL(dohUrl)
  url.searchParams.set('name', name)
  url.searchParams.set('type', 'TXT')
  const answer = await outsideFetch('DNS', url.href, { headers: { accept: 'application/dns-json' } }, LIMITS)
  const { Answer = [] } = answer.json(answerSchema)
  return Answer.filter(({ type }) => type === TXT).map(({ data }) => unquoted(data))
}

/** A long text comes in pieces, each in quotes. */
const unquoted = (data: string): string =>
  data.startsWith('"') ? data.slice(1, -1).replaceAll('" "', '').replaceAll('""', '') : data
