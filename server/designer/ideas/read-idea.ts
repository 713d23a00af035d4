import { headOf, heldBy, nameOf, plural, singular } from '#server/designer/ideas/about.ts'
import { type Clause, clausesIn, counted, startsAnew } from '#server/designer/ideas/clauses.ts'
import { isField } from '#server/designer/ideas/fields.ts'
import type { Idea, IdeaForm, IdeaPart } from '#server/designer/ideas/idea.ts'
import { isEvent, isPerson } from '#server/designer/ideas/known-rows-of.ts'
import { capital } from '#server/designer/trades/sheet.ts'

const MOST = 8

/** A request in parts, each under its own words: lists, tables, forms, figures, hours. */
export function readIdea(prompt: string): Idea {
  const { about, rest } = headOf(prompt)
  const held = heldBy(about)
  const parts: IdeaPart[] = []
  const main = (): IdeaPart | undefined =>
    parts.find(({ thing, form }) => thing === held && form !== 'form') ??
    parts.find(({ form }) => form === 'cards' || form === 'table' || form === 'prices')
  if (held) parts.push(listOf(held, capital(plural(held))))
  for (const clause of clausesIn(rest)) addTo(parts, clause, main, held)
  if (parts.length === 0) parts.push(...partsOfHead(about))
  const kept = merged(parts).slice(0, MOST)
  const name = nameOf(about) || nameOf(kept[0]?.title ?? 'Our page')
  return {
    about: about || (kept[0]?.title.toLowerCase() ?? ''),
    name,
    parts: kept,
    headEnd: prompt.length - rest.length,
  }
}

type Main = () => IdeaPart | undefined

function addTo(parts: IdeaPart[], { text, link }: Clause, main: Main, held: string | null): void {
  const last = parts.at(-1)
  if (PICTURES.test(text)) return
  const priced = parts.filter(({ form }) => form === 'cards')
  if (/^(?:the )?(?:prices?|costs?|fees)(?: (?:per|an?|each) \w+)?$/i.test(text) && priced.length > 0) {
    for (const each of link === 'with' && text.split(' ').length === 1 ? priced.slice(-1) : priced) {
      each.form = 'prices'
      each.fields.push(text.replace(/^prices/i, 'price'))
    }
    return
  }
  const own = RULES.map(rule => rule(text, main, held)).find(Boolean)
  if (own) return void (own.title === '' || parts.push(own))
  const isListed = /\b(?:lists?|rota|calendar|map|form)$/i.test(text)
  const target = isListed ? undefined : last?.form === 'form' || (link && !last) ? main() : last
  const isHung = target && target.form !== 'form' && target.form !== 'prices' && target.form !== 'hours'
  if (isHung && (link === 'by' || isField(text)) && text.split(/\s+/).length <= 4)
    return void target.fields.push(text.replace(/^(?:which|its|their)\s+/i, ''))
  const named = partNamed(text)
  if (named) parts.push(named)
}

const PICTURES = /^(?:photos?|pictures?|images?|photographs?)$/i

/** "a snow clearing rota", "a telescope booking tool": all of it is one table or one form. */
function partsOfHead(about: string): IdeaPart[] {
  const rota = /^(.+?)\s+(?:rota|roster|schedule|plan|planner|timetable)\b/i.exec(about)
  if (rota?.[1]) return [part('table', rota[0], `${rota[1]} turn`, ['date', 'person'])]
  const booked = /^(.+?)\s+(?:booking|reservations?)\b/i.exec(about)?.[1]
  if (booked)
    return [
      part('table', `${booked} slots`, 'slot', ['date', 'time', 'availability']),
      part('form', `book ${booked}`, booked),
    ]
  return []
}

type Rule = (text: string, main: Main, held: string | null) => IdeaPart | null | undefined

const part = (
  form: IdeaForm,
  title: string,
  thing = '',
  fields: string[] = [],
  count: number | null = null,
): IdeaPart => ({
  form,
  title: capital(title),
  thing,
  fields,
  count,
})
/** A part that says something of one that is there already. */
const NOTHING: IdeaPart = { form: 'steps', title: '', thing: '', fields: [], count: null }

const listOf = (thing: string, title: string, count: number | null = null): IdeaPart =>
  isEvent(thing) && count === null
    ? part('table', title, thing, ['date', 'time'])
    : part(isPerson(thing) ? 'table' : 'cards', title, thing, [], count)

const ACT =
  /^(?:(?:form|way|button|place|option|chance)\s+(?:to|for)\s+|how to\s+(?=book|reserve|order|sign up|register|apply|borrow)|online\s+)?((?:reserve|book|borrow|claim|request|register|report|apply for|apply|order|offer|submit|send|donate|sign up for|sign up|rent|propose|enter|log|leave|write)(?:\s+.+)?)$/i

const RULES: Rule[] = [
  /** "high and low tide times for the week" */
  text => {
    const [, a, b, noun] = /^(\w+) and (\w+) ([\w-]+) (?:times|levels|values)\b/i.exec(text) ?? []
    return a && b && noun ? part('table', text, 'day', [`${a} ${noun}`, `${b} ${noun}`]) : null
  },
  text => {
    const found =
      /^(contact|order|booking|registration|sign-?up|request|enquiry|feedback|application|join)(?: form)$/i.exec(
        text,
      ) ?? /^(booking|registration|reservations?)$/i.exec(text)
    return found?.[1] ? part('form', text, found[1].toLowerCase()) : null
  },
  text => {
    const sold = /^shop\s+(?:of|for|with)\s+(.+)$/i.exec(text)?.[1]
    return sold ? part('prices', text, singular(sold), ['price']) : null
  },
  text =>
    /^(?:water )?(?:values|readings|measurements)$/i.test(text) ||
    /\b(?:values|readings|measurements)$/i.test(text)
      ? part('table', text, 'day', ['date', text.replace(/s$/i, '')])
      : null,
  text => {
    const [, noun] = /^today['’]s\s+(.+)$/i.exec(text) ?? []
    return noun ? part('table', text, singular(noun)) : null
  },
  text =>
    /^what (?:we|you can|can be) (?:repair|fix|mend|collect|accept|lend|brought|bring|take)\w*$/i.test(text)
      ? part('cards', text, 'item')
      : null,
  /** "see which ones are free this weekend" */
  (text, main) => {
    if (!/^(?:see|show|know|check|find out)\s+(?:which|what|if|whether)\b/i.test(text)) return null
    const target = main()
    if (!target) return null
    target.fields.push(
      /free|available|open/i.test(text)
        ? `availability ${/this weekend|today|tomorrow|now/i.exec(text)?.[0] ?? ''}`.trim()
        : 'state',
    )
    return NOTHING
  },
  /** "my loans", "a list of my loans", "see their permits" */
  text => {
    const found =
      /^(?:(?:see|view|track|manage|list of|table of|overview of|calendar of)\s+)*(my|their|your)\s+(.+)$/i.exec(
        text,
      )
    return found?.[2] && !/^(?:own|account|profile)$/i.test(found[2])
      ? part('table', `my ${found[2]}`, singular(found[2]))
      : null
  },
  text => {
    const found =
      /^(?:list|table|overview|directory|catalogu?e|register|inventory)s?\s+of\s+(?:all\s+|our\s+|the\s+)?(.+)$/i.exec(
        text,
      )
    return found?.[1]
      ? part(
          'table',
          text.replace(/^(?:list|table)\s+of\s+(?:all\s+|our\s+|the\s+)?/i, ''),
          singular(found[1]),
        )
      : null
  },
  text => {
    const found =
      /^(?:calendar|dates|schedule|programme?|plan|timetable)\s+of\s+(?:the\s+|our\s+)?(.+)$/i.exec(text)
    return found?.[1] ? part('table', text, singular(found[1]), ['date', 'time']) : null
  },
  text => {
    const found =
      /^map of\s+(?:the\s+|our\s+)?(.+)$/i.exec(text) ?? (/\bmap$/i.test(text) ? ['', 'place'] : null)
    return found ? part('map', text, singular(found[1] ?? 'place')) : null
  },
  (text, main, held) => {
    const found =
      /^(?:browse|search(?: for)?|find|look (?:for|up)|see|view|explore|discover|list|filter|compare)(?:\s+(?:all|the|our|through|an?))*(?:\s+(.+))?$/i.exec(
        text,
      )
    if (!found) return null
    if (/^(?:see|view)\s+the\s+\S+(?:\s\S+)?$/i.test(text) && !/[^su]s$/i.test(text)) return NOTHING
    if (/^(?:see|view)$/i.test(text)) return NOTHING
    const noun = found[1]?.replace(/^my\s+/i, '').replace(/\s+(?:near|in|around)\s.*$/i, '') ?? ''
    if (noun === '' || /^(?:them|it|one|ones)$/i.test(noun)) return main() ? NOTHING : null
    const thing = singular(noun)
    if (held?.endsWith(thing)) return main() ? NOTHING : null
    return listOf(thing, plural(noun))
  },
  (text, main) => {
    const said = ACT.exec(text)?.[1]
    if (!said || /^(?:book|order|report|offer|request|log|register)s\b/i.test(said)) return null
    const thing = main()?.thing || 'place'
    const whole = /^(?:reserve|order|borrow|book|request|claim|rent)$/i.test(said) ? `${said} one` : said
    const one = /s$|^(?:equipment|fish)$/i.test(thing)
      ? thing
      : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
    const title = whole.replace(/\b(?:one|it|them|some)$/i, one)
    return part(
      'form',
      title,
      singular(title.replace(/^\w+(?: (?:for|up for|up))?\s+(?:an?\s+|the\s+)?/i, '')),
    )
  },
  /** "save books", "plan rehearsals": what is kept is a list; "set a yearly goal" is something to fill in. */
  text => {
    const kept =
      /^(?:save|keep|collect|store|manage|plan|organi[sz]e|track|share|watch)\s+(?:my\s+|the\s+|our\s+)?((?:[\w-]+ )?[\w-]+s)\b/i.exec(
        text,
      )?.[1]
    if (kept && !/ss$/i.test(kept)) return listOf(singular(kept), plural(kept))
    return /^(?:set|add|create|assign|rate|invite)\s+\w+/i.test(text)
      ? part('form', text, singular(text.replace(/^\w+\s+(?:an?\s+|the\s+)?/i, '')))
      : null
  },
  text => {
    if (!/^who\s/i.test(text)) return null
    const fields = [
      'person',
      ...(text.match(/\bwhich\s+(\w+)/gi) ?? []).map(found => found.replace(/^which\s+/i, '')),
    ]
    if (/\bwhen\b/i.test(text)) fields.push('date')
    if (/\bbrings?\b|\bwhat\b/i.test(text)) fields.push('what')
    return part('table', text, 'entry', fields)
  },
  text =>
    /\b(?:opening|visiting|service|meeting|office|business)\s+(?:hours|times?|nights?|days?)\b|^(?:when )?we are open$|^when\b.*\bopen\b|^hours$|^times$/i.test(
      text,
    )
      ? part('hours', text.replace(/^when we are open$/i, 'When we are open'))
      : null,
  text =>
    /\bprices?\b|\bprice list\b|\bfees\b(?<!late fees)|\bcosts\b/i.test(text) && !/^prices?$/i.test(text)
      ? part('prices', text, text.replace(/\b(?:prices?|costs?|fees)\b.*$/i, '').trim())
      : null,
  text =>
    FIGURE.test(text) && !/^(?:my|our)\b/i.test(text) && !/\b(?:fees?|fines?)$/i.test(text)
      ? part('figures', text, text)
      : null,
  text => {
    const what = /^what\s+(.+?)\s+(?:we|you|they)\s+(?:have|offer|sell|lend|show)$/i.exec(text)?.[1]
    return what ? listOf(singular(what), text) : null
  },
  text =>
    /^(?:how|what|where|why|when)\s|^directions?$|\brules?$|\binstructions?$|^is allowed$/i.test(text)
      ? part('steps', text, text)
      : null,
]

const FIGURE =
  /^how (?:much|many)\b|\b(?:revenue|income|takings|total|saved|raised|harvested)\b|\b(?:per (?:year|day|week|month)|today|this (?:week|month|year)|on duty|free|broken|in use)$|^(?:number of|donations in|(?:open|broken|late|overdue|missing|empty|sold|waiting) \w+s)\b/i

/** A noun phrase that no rule knows: several things are a list, one is a field of the list or a note. */
function partNamed(text: string): IdeaPart | null {
  const { count, noun } = counted(text)
  const next = /^(?:upcoming|next|coming)\s+(.+)$/i.exec(noun)?.[1]
  if (next) return part('table', noun, singular(next), ['date', 'time'])
  const rota = /^(.+?)\s+(?:rota|roster|schedule|plan)$/i.exec(noun)?.[1]
  if (rota) return part('table', noun, rota, ['date', 'person'])
  const list = /^(.+?)\s+list$/i.exec(noun)?.[1]
  if (list) return part('table', noun, singular(list))
  if (/^reminders?\b/i.test(noun) || /^warnings?\b/i.test(noun)) return part('steps', noun, noun)
  if (/^prices?$/i.test(noun)) return part('prices', noun, '', ['price'])
  const words = noun.split(/\s+/)
  if (words.length > 6 || startsAnew(noun)) return words.length > 9 ? null : part('steps', noun, noun)
  const isMany =
    count !== null ||
    /(?:[^s]s|people|children|clothes|fish|equipment)$/i.test(
      noun.replace(/\s+(?:for|of|in|at|to|from|on)\s.*$/i, ''),
    ) ||
    /^menu$/i.test(noun)
  if (!isMany) return part('steps', noun, noun)
  const bare = noun.replace(/\s+(?:for|in|at|to|from|on)\s.*$/i, '')
  return listOf(singular(bare), noun, count)
}

/** The same thing twice is one list: what was said of the second is said of the first. */
function merged(parts: IdeaPart[]): IdeaPart[] {
  const kept: IdeaPart[] = []
  for (const each of parts) {
    const same = kept.find(
      ({ thing, form, title }) =>
        thing !== '' &&
        isSame(thing, each.thing) &&
        isList(form) &&
        isList(each.form) &&
        /^my /i.test(title) === /^my /i.test(each.title),
    )
    if (!same) kept.push({ ...each, fields: [...new Set(each.fields)] })
    else {
      same.fields = [...new Set([...same.fields, ...each.fields])]
      if (each.form === 'prices') same.form = 'prices'
    }
  }
  return kept
}

const isSame = (a: string, b: string): boolean => a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)

const isList = (form: IdeaForm): boolean => form === 'cards' || form === 'table' || form === 'prices'
