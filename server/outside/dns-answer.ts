import { z } from 'zod'
import { outsideFetch } from '#server/outside/outside-fetch.ts'

const LIMITS = { timeoutMs: 5_000, maxBytes: 64_000 }

export const DNS_TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const
export type DnsType = keyof typeof DNS_TYPES

/** Answers of the DNS that tell something: there is such a name, and there is none. */
export const NO_ERROR = 0
export const NO_SUCH_NAME = 3

const answerSchema = z.object({
  Status: z.number().default(NO_ERROR),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
})

export interface DnsAnswer {
  /** RFC 1035's: 0 for an answer, 3 where there is no such name, 2 where the servers of the name failed. */
  status: number
  /** What it has of a type, in the order given; a name that stands for another one brings that along. */
  of(type: DnsType): string[]
}

/** What the DNS has under this name, asked over HTTPS; throws an OutsideError where it cannot be asked. */
export async function askDns(dohUrl: string, name: string, type: DnsType): Promise<DnsAnswer> {
  const url = new URL(dohUrl)
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const answer = await outsideFetch('DNS', url.href, { headers: { accept: 'application/dns-json' } }, LIMITS)
  const { Status: status, Answer = [] } = answer.json(answerSchema)
  return {
    status,
    of: wanted =>
      Answer.filter(each => each.type === DNS_TYPES[wanted]).map(({ data }) => read(wanted, data)),
  }
}

const read = (type: DnsType, data: string): string =>
  type === 'TXT' ? unquoted(data) : data.toLowerCase().replace(/\.$/, '')

/** A long text comes in pieces, each in quotes. */
const unquoted = (data: string): string =>
  data.startsWith('"') ? data.slice(1, -1).replaceAll('" "', '').replaceAll('""', '') : data
