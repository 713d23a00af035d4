import { quotedIn } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'

/** What people shall be able to do with a list, or what it shall show. */
export type ListWish =
  | { kind: 'search' }
  | { kind: 'filter'; by: string | null; asButtons: boolean }
  | { kind: 'sort'; by: string[] }
  /** The data itself in another order. */
  | { kind: 'order'; by: string; isDown: boolean }
  | { kind: 'paginate'; size: number | null; isMore: boolean }
  | { kind: 'empty'; text: string | null }
  | { kind: 'loading' }

export interface ListRequest {
  wishes: ListWish[]
  /** The list as the person names it. */
  of: string | null
}

const ASKS =
  /^(?:add|make|let|allow|enable|include|implement|create|give|put|insert|introduce|provide|show|display|build|support|i|users?|people|visitors|there should|it should|the|filter|sort|search|paginate|order|split|limit|arrange|have|use|set up)\b/i

/** "add search and filters to the table", "sort the team by name"; null when it is about something else. */
export function readListRequest(instruction: string): ListRequest | null {
  const text = plainWords(instruction).replace(BARE_CONTROL, 'add a $&')
  if (!ASKS.test(text) || NOT_THIS.test(text)) return null
  const bare = text.replace(/["“„«'‘`][^"“„«'‘`]+["”»'’`](?![\p{L}\p{N}])/gu, ' ')
  const order = orderIn(bare)
  if (order)
    return {
      wishes: [order],
      of: /^(?:sort|order|arrange)\s+(.+?)\s+(?:by|alphabetical|from)\b/i.exec(bare)?.[1] ?? null,
    }
  const wishes = [
    filterIn(bare),
    searchIn(bare),
    sortIn(bare),
    pagesIn(bare),
    emptyIn(bare, quotedIn(text)[0] ?? null),
    LOADING.test(bare) ? ({ kind: 'loading' } as const) : null,
  ].filter(wish => wish !== null)
  return wishes.length > 0 ? { wishes, of: ofIn(bare) } : null
}

/** "status filter on this table" needs no verb. */
const BARE_CONTROL = /^(?:\w+ filters?|search (?:bar|box|field)|pagination)\s+(?=(?:on|for|in|above|to)\b)/i

const NOT_THIS =
  /\b(?:icon|colou?r|bigger|smaller|wider|rounded|placeholder|hide|remove|move|rename|style|search engine|sort of)\b|\b(?:search|sort|filter)\b[^.]*\b(?:blue|red|green|black|white|dark)\b|^(?:make|set|change) the (?:search|filter|sort|pagination)\b/i
const SEARCH =
  /\b(?:search(?:able)?|search(?:ing)? (?:box|bar|field|input|function\w*)|find by typing|type[- ]to[- ]filter|look up|quick filter)\b/i
const LOADING = /\b(?:loading|skeletons?|spinner|placeholder rows)\b/i

const searchIn = (text: string): ListWish | null => (SEARCH.test(text) ? { kind: 'search' } : null)

function filterIn(text: string): ListWish | null {
  const found = /\bfilter(?:s|able|ing|ed)?\b/i.exec(text)
  if (
    !found ||
    /\b(?:search (?:box|bar|field|input)|search)\b.{0,20}\b(?:to filter|that filters|filters)\b/i.test(text)
  )
    return null
  const before = /\b([\w]+)\s+filters?\s+(?:for|on|in|above|to|over)\s+(?:the|this|that|my|all|each)\b/i.exec(
    text,
  )?.[1]
  const by =
    (before && !NO_FIELD.test(before) ? before : undefined) ??
    /\bfilter(?:s|able|ing|ed)?\b[^.]*?\b(?:by|for|on|per)\s+(?:the\s+|their\s+|its\s+|a\s+|each\s+)?([\w -]+?)(?=\s+(?:to|above|in|on|and|with|using|so|next|,)\b|[,.]|$)/i.exec(
      text,
    )?.[1] ??
    /\b([\w]+)\s+filters?\b/i.exec(text)?.[1] ??
    null
  return {
    kind: 'filter',
    by: by && NO_FIELD.test(by) ? null : by,
    asButtons: /\b(?:buttons?|tabs|chips|pills)\b/i.test(text),
  }
}

const NO_FIELD =
  /^(?:a|an|the|add|some|and|with|working|simple|basic|dropdown|button|or|search|to|more|people|users)$/i

/** "sort the table by price, highest first" changes the data; "make it sortable by price" asks for a control. */
function orderIn(text: string): ListWish | null {
  const found =
    /^(?:sort|order|arrange)\s+.*?(?:\bby\s+(?:the\s+|their\s+|its\s+)?([\w -]+?)|(alphabetical(?:ly)?))(?=$|,|\s*\(|\s+(?:in\b|from\b|starting|desc|asc|with|alphabetical|high|low|new|old|big|small|first))/i.exec(
      text,
    )
  if (!found || /\b(?:click|button|dropdown|header|let|allow)\w*\b/i.test(text)) return null
  return { kind: 'order', by: found[1]?.trim() ?? '', isDown: DOWN.test(text) }
}

const DOWN =
  /\b(?:desc(?:ending)?|(?:from )?high(?:est)?(?: to low(?:est)?| first)|(?:newest|latest|largest|biggest|most\b.*) first|newest to oldest|from (?:new|large|z)\w*|z (?:to|-) ?a|z-a|reverse)\b/i

function sortIn(text: string): ListWish | null {
  if (!/\b(?:sort(?:able|ing|ed|s)?|order(?:able|ing)? by|reorder by)\b/i.test(text)) return null
  const by =
    /\b(?:sort\w*|order\w*)\b[^.]*?\bby\s+(.+?)(?=\s+(?:to|above|in|on the|when|with|using|so)\b|[.]|$)/i.exec(
      text,
    )?.[1]
  const fields = (by ?? '')
    .split(/\s*(?:,|\band\b|\bor\b|\/)\s*/)
    .map(each => each.replace(/^(?:the|their|its)\s+/i, '').trim())
  return {
    kind: 'sort',
    by: fields.filter(
      each =>
        each !== '' &&
        !/^(?:click|column|header|a )/i.test(each) &&
        !SEARCH.test(each) &&
        !/filter|paginat/i.test(each),
    ),
  }
}

function pagesIn(text: string): ListWish | null {
  const isMore = /\b(?:load|show|see) more\b/i.test(text) && /\bbutton|load more|show more\b/i.test(text)
  const size = new RegExp(
    `\\b(${NUMBER})\\s+(?:\\w+\\s+)?(?:per|a|each|on each|on a)\\s+page\\b|\\bpages? of (${NUMBER})\\b|\\b(${NUMBER}) at a time\\b`,
    'i',
  ).exec(text)
  if (
    !isMore &&
    !/\bpaginat\w*|\bpager\b|\bpages of\b|\bper page\b|\bpage (?:numbers|controls|buttons)\b/i.test(text) &&
    !size
  )
    return null
  const said = size?.[1] ?? size?.[2] ?? size?.[3]
  return { kind: 'paginate', size: said ? numberOf(said) : null, isMore }
}

function emptyIn(text: string, quoted: string | null): ListWish | null {
  const isAsked =
    /\bempty[- ]states?\b|\bno[- ]results? (?:state|message|text)\b|\b(?:message|text|something|note)\b.*\b(?:when|if)\b.*\b(?:empty|no (?:results|items|data|matches|entries|\w+)|nothing)\b/i.test(
      text,
    )
  return isAsked ? { kind: 'empty', text: quoted } : null
}

/** The list after "to", "in", "for"; or what is made searchable. */
function ofIn(text: string): string | null {
  const emptied = /\b(?:when|if)\s+((?:the|my|our)\s+[\w -]+?)\s+(?:is|are|has)\s+(?:empty|no\b)/i.exec(
    text,
  )?.[1]
  if (emptied) return emptied
  const made = /^(?:make|have)\s+(.+?)\s+(?:be\s+)?(?:sort|filter|search|paginat)\w*/i.exec(text)?.[1]
  const acted =
    /^(?:paginate|filter|search|sort|split)\s+(?:through\s+)?(.+?)(?:\s+(?:by|into|so|with|in)\b|$)/i.exec(
      text,
    )?.[1]
  const let_ =
    /\b(?:let|allow|enable)\s+(?:\w+\s+){1,2}?(?:to\s+)?(?:search|filter|sort)\s+(?:through\s+|for\s+|the\s+)?(.+?)(?:\s+by\b|$)/i.exec(
      text,
    )?.[1]
  const placed =
    /\b(?:to|in|on|for|above|below|of|over|under)\s+((?:the|my|our|all|this|that|each)\s+[\w -]+?)(?=\s+(?:by|with|and|so|to|that|when|if|using)\b|[,.]|$)/i.exec(
      text,
    )?.[1]
  const to = /\b(?:to|for)\s+([\w-]+)$/i.exec(text)?.[1]
  const all = [made, let_, acted, placed, to].find(each => each !== undefined) ?? null
  if (all && /^(?:by|with|into)\b/i.test(all)) return null
  return all?.replace(/^(?:top|bottom) of\s+/i, '').replace(/\s+(?:results|section)$/i, '') ?? null
}
