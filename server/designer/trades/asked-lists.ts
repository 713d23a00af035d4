import type { Metric } from '#server/designer/datasets/dataset.ts'
import type { Column, RecordType } from '#server/designer/records/record-type.ts'
import { guessColumn } from '#server/designer/trades/guess-column.ts'
import { arePeople, namesOf } from '#server/designer/trades/known-things.ts'
import { capital, manyOf, metricOf, oneOf, recordOf } from '#server/designer/trades/sheet.ts'
import { readAskedItems } from '#server/designer/understanding/asked-items.ts'

/** "a table of wine bottles", "list of hiking trails", "an employee table". */
const THING =
  /\b(?:tables?|lists?|data ?grids?|grids?|spreadsheets?|director(?:y|ies)|catalogu?e?s?|databases?|inventor(?:y|ies)|register)\s+(?:of|for|showing|listing)\s+(?:(?:all|the|our|my|some|every|a|an)\s+)*([a-z][\w'’-]*(?: [a-z][\w'’-]*){0,3}?)(?=\s+(?:with|showing|including|and|by|in|for|from|at|to|that|which|sorted|where|on|of|waiting|who)\b|[,.:;(]|$)/i
const THING_BEFORE = /\b([a-z][\w-]+(?: [a-z][\w-]+)?)\s+(?:data ?)?(?:tables?|data ?grids?|spreadsheets?)\b/i
const NO_THING =
  /^(?:an?|the|data|items?|rows?|entries|entry|columns?|filters?|things?|records?|content|sortable|responsive|interactive|comparison|pricing|simple|modern|clean|beautiful|create|make|build|design|html|react|big|small|large|nice|plain|basic|periodic|league|results?)$/i
/** What a table can do, or how it looks, is no column. */
const NO_COLUMN =
  /\b(?:columns?|filters?|filtering|sort\w*|search\w*|paginat\w*|pages?|actions?|export\w*|rows?|buttons?|check ?box\w*|bulk|select\w*|tool ?bar|striped|hover\w*|sticky|badges?|avatars?|tabs?|charts?|graphs?|headers?|footers?|cards?|grids?|modals?|dialogs?|forms?|views?|maps?|calendars?|icons?|stripes|zebra|dropdowns?|menus?|links?|editing|edit|delete|add|drag\w*|scroll\w*|resiz\w*)\b/i

/** The thing that a table or list was asked of, in the words of the request. */
export function askedThing(prompt: string): string | null {
  const found = THING.exec(prompt)?.[1] ?? THING_BEFORE.exec(prompt)?.[1]?.replace(/^(?:an?|the)\s+/i, '')
  const thing = found?.trim().toLowerCase() ?? ''
  const words = thing.split(/\s+/).filter(word => !NO_THING.test(word))
  return words.length > 0 && words.join(' ').length > 2 ? words.join(' ') : null
}

/** The columns that were named: "with position, goals and assists". */
export const askedFields = (prompt: string): string[] =>
  readAskedItems(prompt)
    .flatMap(item => item.split(/\s*\/\s*/))
    .map(item => item.replace(/^(?:columns?|fields?)\s+(?:for|of|like)\s+/i, ''))
    .filter(item => item.split(/\s+/).length <= 3 && !NO_COLUMN.test(item))

/** Rows of the thing that was named, with the columns that were named; what is known of the thing comes first. */
export function askedTable(prompt: string, known: readonly RecordType[]): RecordType | null {
  const thing = askedThing(prompt)
  const fields = askedFields(prompt)
  if (!thing) return null
  const last = oneOf(thing.split(' ').at(-1) ?? thing)
  const type = known.find(
    ({ plural, singular }) =>
      plural.toLowerCase() === thing || singular === last || oneOf(plural.toLowerCase()) === last,
  )
  if (type && fields.length < 2) return { ...type, plural: capital(manyOf(oneOf(thing))) }
  const columns = fields
    .filter(field => !/^(?:full )?(?:names?|titles?)$/i.test(field))
    .map(field => sameIn(type, field))
  const first = firstColumn(thing)
  const rest = columns.length > 0 ? columns : USUAL
  return {
    ...recordOf({
      one: oneOf(thing),
      many: capital(manyOf(oneOf(thing))),
      icon: arePeople(thing) ? 'Users' : 'List',
      columns: [],
    }),
    columns: distinct([first, ...rest, ...(columns.length === 1 ? USUAL.slice(0, 2) : [])]).slice(0, 7),
  }
}

const sameIn = (type: RecordType | undefined, field: string): Column =>
  type?.columns.find(({ label }) => label.toLowerCase() === field.toLowerCase()) ?? guessStatus(type, field)

/** The states of a thing that is known, under the name that was asked for. */
function guessStatus(type: RecordType | undefined, field: string): Column {
  const column = guessColumn(field)
  const own = type?.columns.find(({ kind }) => kind === 'status')
  return column.kind === 'status' && own ? { ...own, key: column.key, label: column.label } : column
}

const USUAL: Column[] = ['Responsible', 'Place', 'Date', 'Status'].map(guessColumn)

/** What the rows are called by. */
function firstColumn(thing: string): Column {
  const one = capital(oneOf(thing.split(' ').at(-1) ?? thing))
  if (arePeople(thing)) return { key: 'name', label: 'Name', kind: 'person' }
  const names = namesOf(thing)
  return names
    ? { key: 'name', label: one, kind: 'title', values: names }
    : { key: 'number', label: one, kind: 'code', prefix: `${one.charAt(0)}-`, from: 204 }
}

const distinct = (columns: Column[]): Column[] => [
  ...new Map(columns.map(column => [column.key, column])).values(),
]

const FIGURE =
  /\b(?:mrr|arr|arpu|ltv|cac|nps|revenue|sales|income|costs?|spend\w*|budget|profit|margin|balance|turnover|rates?|ratio|share|occupancy|utili[sz]ation|average|avg|total|number of|count|active|open|overdue|late|new|pending|completed|finished|missed|failed|cancelled|daily|weekly|monthly|today|this (?:week|month)|right now|per (?:day|week|month|hour)|waiting|wait(?:ing)? times?|response times?|duration|hours|minutes|attendance|score|growth|churn|retention|conversion|capacity|usage|consumption|output|yield|out now|available)\b/i
const NO_FIGURE =
  /\b(?:charts?|graphs?|tables?|lists?|maps?|calendars?|feeds?|activit(?:y|ies)|filters?|timelines?|trends?|history|search|menus?|nav\w*|sidebars?|panels?|buttons?|by (?:day|week|month|year|region|category|\w+)|over time|reports?|alerts?|notifications?|settings|forms?|tabs?|cards?|tasks?|breakdown|heat ?map|comparison|forecast|schedule|orders|invoices|transactions)\b/i

/** Figures that were named, as a board shows them: "active rentals, late returns and revenue today". */
export function askedFigures(prompt: string): Metric[] {
  return readAskedItems(prompt)
    .filter(item => isFigure(item) && item.split(/\s+/).length <= 4)
    .map(item => figureOf(item))
}

/** "overdue tasks" are counted; "tasks" are listed. */
const isFigure = (item: string): boolean => COUNTED.test(item) || (FIGURE.test(item) && !NO_FIGURE.test(item))

const COUNTED =
  /^(?:active|open|overdue|late|new|pending|completed|finished|missed|failed|cancelled|total|unpaid|available|upcoming|unread) (?:\w+ )?\w+s$/i

/** What is so at this moment is never added up over months. */
const NOW =
  /\b(?:active|open|overdue|pending|available|waiting|current|now|today|tonight|this (?:week|month)|unpaid|upcoming|unread|online|in (?:stock|use))\b/i

function figureOf(item: string): Metric {
  const label = capital(item)
  const good =
    /\b(?:overdue|late|churn|cancel\w*|fail\w*|missed|errors?|complaints?|costs?|spend\w*|waste|delays?|wait\w*|response|damage\w*|incidents?|defects?|pending)\b/i.test(
      item,
    )
      ? 'down'
      : 'up'
  const isNow = NOW.test(item)
  if (
    /\b(?:rates?|ratio|share|occupancy|utili[sz]ation|margin|attendance|retention|conversion|growth|churn|capacity)\b|%/i.test(
      item,
    )
  )
    return metricOf([label, 'percent', good === 'down' ? 6 : 76, 'mean', good])
  if (
    /\b(?:mrr|arr|arpu|ltv|cac|revenue|sales|income|costs?|spend\w*|budget|profit|balance|turnover|value|payments?|fees?|deposits?)\b/i.test(
      item,
    )
  )
    return metricOf(isNow ? [label, 'money', 3_400, 'last', good] : [label, 'money', 24_600, 'sum', good])
  if (/\b(?:times?|duration|hours)\b/i.test(item)) return metricOf([label, 'hours', 4.2, 'mean', good])
  return metricOf([label, 'count', isNow ? 38 : 420, isNow ? 'last' : 'sum', good])
}

/** "to manage shoots, crew and locations", "browse ponds": what a tool keeps, named by what is done with it. */
function keptThings(prompt: string): string[] {
  return [...prompt.matchAll(KEPT)].flatMap(([, list = '']) =>
    list
      .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
      .map(item => item.trim().toLowerCase())
      .filter(item => !/^(?:manage|managing|view|add|edit|browse|display|track)/.test(item)),
  )
}

const KEPT =
  /\b(?:manag(?:e|ing)|brows(?:e|ing)|track(?:ing)?)\s+(?:all |the |their |our )?([a-z][a-z ,'’-]{2,90}?)(?=[.;:]|\s(?:for|with|in|on|by|from|that|to)\b|,\s(?:view|add|edit|log|update|search|create|submit|post|generate)\b|$)/gi

/** Things in the plural that were named and that no list is known for. */
export function unknownLists(prompt: string, known: readonly RecordType[]): RecordType[] {
  return [...new Set([...readAskedItems(prompt), ...keptThings(prompt)])]
    .filter(
      item =>
        /^[a-z][\w'’-]*(?: [a-z][\w'’-]*)?$/i.test(item) &&
        /(?:[^s]s|people|staff|children)$/i.test(item) &&
        !isFigure(item) &&
        !NO_FIGURE.test(item) &&
        !NO_COLUMN.test(item) &&
        !NO_LIST.test(item) &&
        !known.some(({ match }) => match.test(item)),
    )
    .map(item => ({
      ...recordOf({
        one: oneOf(item),
        many: capital(item),
        icon: arePeople(item) ? 'Users' : 'List',
        columns: [],
      }),
      columns: distinct([firstColumn(item), ...USUAL]),
    }))
}

const NO_LIST =
  /\b(?:statistics|stats|analytics|metrics|kpis?|insights|figures|numbers|settings|permissions|details|photos|animations|effects|widgets|features|options|results|goals|progress|status|news|process|access|news|business|prices|times|weather|graphics|visuals?|tools|controls|labels|levels|summar(?:y|ies)|totals|performance|actions|trends|colors|themes|sections|screens|states|steps|tips|users|indicators|components|functions)\b/i
