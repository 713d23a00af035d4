import { z } from 'zod'
import { zoneOf } from '#server/features/custom-domains/names.ts'
import { askDns, type DnsAnswer, type DnsType, NO_ERROR, NO_SUCH_NAME } from '#server/outside/dns-answer.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import { recordName } from '#shared/custom-domains.ts'

const SHOWN_MAX = 10
/** Each design that wants the name has one of its own. */
const TEXTS_MAX = 50
const TEXT_MAX_CHARACTERS = 255
const texts = z.array(z.string())

/** What the DNS said of a domain, as it is kept until it is asked again. */
export const dnsFactsSchema = z.object({
  /** Nothing else is known then: the resolver could not be asked, or the servers of the domain did not answer it. */
  fault: z.enum(['unreachable', 'failing']).nullable(),
  txt: texts,
  /** The value stands under a name where it tells nothing. */
  strayTxt: z.string().nullable(),
  /** What the name stands for, and what that stands for, and so on. */
  cnames: texts,
  a: texts,
  aaaa: texts,
  /** The addresses of where it should lead, where they had to be asked for. */
  sites: texts,
  /** False: the DNS has no such name. */
  isKnown: z.boolean(),
})
export type DnsFacts = z.infer<typeof dnsFactsSchema>

const NOTHING = { txt: [], strayTxt: null, cnames: [], a: [], aaaa: [], sites: [], isKnown: true }

interface Where {
  dohUrl: string
  host: string
  /** What the TXT record should say. */
  value: string
  sitesDomain: string
}

/** Asks for all that tells whose a domain is and where it leads; never throws for what the DNS or its way does. */
export async function readDns(where: Where): Promise<DnsFacts> {
  try {
    return await facts(where)
  } catch (error) {
    if (error instanceof OutsideError) return { ...NOTHING, fault: 'unreachable' }
    throw error
  }
}

async function facts({ dohUrl, host, value, sitesDomain }: Where): Promise<DnsFacts> {
  const ask = (name: string, type: DnsType) => askDns(dohUrl, name, type)
  const [txt, cname, a, aaaa] = await Promise.all([
    ask(recordName(host), 'TXT'),
    ask(host, 'CNAME'),
    ask(host, 'A'),
    // Only looked at for advice, so it may be missing.
    ask(host, 'AAAA').catch(() => null),
  ])
  // A name that stands for one that is not there has an answer all the same.
  const cnames = [...new Set([...cname.of('CNAME'), ...a.of('CNAME')])].slice(0, SHOWN_MAX)
  const isFailing = !tells(txt) || !tells(cname) || (!tells(a) && cnames.length === 0)
  if (isFailing) return { ...NOTHING, fault: 'failing' }
  const addresses = a.of('A').slice(0, SHOWN_MAX)
  const said = txt
    .of('TXT')
    .slice(0, TEXTS_MAX)
    .map(text => text.slice(0, TEXT_MAX_CHARACTERS))
  const needsSites = addresses.length > 0 && !cnames.includes(sitesDomain)
  return {
    fault: null,
    txt: said,
    strayTxt: said.includes(value) ? null : await strayTxt(ask, host, value),
    cnames,
    a: addresses,
    aaaa: (aaaa?.of('AAAA') ?? []).slice(0, SHOWN_MAX),
    sites: needsSites ? await addressesOf(ask, sitesDomain) : [],
    isKnown: cname.status !== NO_SUCH_NAME || a.status !== NO_SUCH_NAME,
  }
}

type Ask = (name: string, type: DnsType) => Promise<DnsAnswer>

const tells = ({ status }: DnsAnswer): boolean => status === NO_ERROR || status === NO_SUCH_NAME

/** Where people put it by mistake: at the domain itself, or where the provider has added the domain once more. */
async function strayTxt(ask: Ask, host: string, value: string): Promise<string | null> {
  const names = [...new Set([host, `${recordName(host)}.${host}`, `${recordName(host)}.${zoneOf(host)}`])]
  const found = await Promise.all(
    names.map(async name => {
      const answer = await ask(name, 'TXT').catch(() => null)
      return answer?.of('TXT').some(text => text.includes(value)) ? name : null
    }),
  )
  return found.find(name => name !== null) ?? null
}

/** A domain without a CNAME may lead to the same addresses all the same. */
const addressesOf = async (ask: Ask, name: string): Promise<string[]> =>
  (await ask(name, 'A').catch(() => null))?.of('A').slice(0, SHOWN_MAX) ?? []
