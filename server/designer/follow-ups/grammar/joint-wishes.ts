import { looksOfOne } from '#server/designer/follow-ups/grammar/looks-of-one.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { withoutQuotes } from '#server/designer/follow-ups/grammar/quotes.ts'
import { targetIn } from '#server/designer/follow-ups/grammar/target-in.ts'
import { readStyleWish } from '#server/designer/follow-ups/grammar/wishes.ts'

/** One way to read a clause as several wishes. */
export interface Way {
  pieces: string[]
  /** All of them are about one thing, so that one that is not understood takes nothing from the others. */
  isOfOne?: boolean
}

/** Ways to read one clause as several under one verb: "make A big and B red"; empty when nothing is joined. */
export function jointWishes(clause: string, hasSelection = false): Way[] {
  const { text, restore } = withoutQuotes(plainWords(clause))
  const several = (pieces: string[]): Way => ({ pieces })
  const ways: Way[] = [
    ...looksOfOne(text, hasSelection).map(pieces => ({ pieces, isOfOne: true })),
    ...(JOINED.test(text)
      ? [...given(text), ...made(text), ...changed(text), ...listed(text)].map(several)
      : []),
  ]
  return ways
    .map(way => ({ ...way, pieces: way.pieces.map(piece => restore(piece).trim()) }))
    .filter(({ pieces }) => pieces.length > 1 && pieces.every(Boolean))
}

/** Begins with a thing, not with a look alone. */
const NAMES = /^(?:the|all|every|each|both|my|our|its|¤|\p{L}+s\s)/iu
const JOINED = /\s(?:and|&)\s|,\s/i
const AND = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/gi

/** "centre the headline and make it red": the later piece is about what the earlier one named. */
export function withNames(clauses: readonly string[]): string[] {
  let named: string | null = null
  return clauses.map(clause => {
    const about = named
    const said =
      about === null
        ? clause
        : clause
            .replace(IT, (_, verb: string) => `${verb} ${about}`)
            .replace(ITS, (_, part: string) => `the ${part} of ${about}`)
    if (named && BARE_ADDITION.test(said)) return `${said} to ${named}`
    const quote = SAYS.exec(said)?.[1]
    if (quote) return `change ${named ?? 'this'} to ${quote}`
    named = targetIn(said) ?? named
    return said
  })
}

/** "…, and add a soft shadow": to what was spoken of. */
const BARE_ADDITION =
  /^(?:add|apply)\s+(?:an?\s+|some\s+|more\s+)?(?:(?:subtle|soft|light|small|large|strong|thin|bit of)\s+)*(?:(?:drop|box)[- ])?(?:shadows?|borders?|rounded corners|underline|padding|spacing)$/i
/** "…, say “Go”": of what was spoken of, or of what is selected. */
const SAYS = /^say\s*:?\s+(["“„«'‘`].+["”»'’`])$/iu
const ITS = /\b(?:its|their)\s+(\w+)/i
const IT = /^((?:make|turn|set|give|colou?r|paint|cent(?:er|re)|underline|hide|move|put))\s+(?:it|them)\b/i

const cuts = (text: string): [string, string][] =>
  [...text.matchAll(AND)].map(found => [
    text.slice(0, found.index).trim(),
    text.slice(found.index + found[0].length).trim(),
  ])

/** "make the cards have round corners and a shadow". */
function given(text: string): string[][] {
  const found =
    /^(?:make|let)\s+(.+?)\s+have\s+(.+)$/i.exec(text) ??
    /^give\s+((?:the|all|each|every)\s+\S+(?:\s+(?!an?\b)\S+)?)\s+(an?\s.+|\w+ed\s.+)$/i.exec(text)
  if (!found) return []
  const wishes = (found[2] ?? '').split(AND)
  return wishes.length > 1 ? [wishes.map(wish => `give ${found[1]} ${wish}`)] : []
}

/** "make the headline bigger and the button red", "make it bold and blue". */
function made(text: string): string[][] {
  const verb = /^(?:make|set|turn|colou?r|paint|use|put|let|have)\b/i.exec(text)?.[0]
  if (!verb) return []
  return cuts(text).flatMap(([left, right]) => {
    const target = targetIn(left)
    const own = /^(?:its|their)\s+(\w+)\s+(.+)$/i.exec(right)
    if (own) return target ? [[left, `${verb} the ${own[1]} of ${target} ${own[2]}`]] : []
    const rest = right.split(AND)
    const same = bothSo(left, right, verb)
    return [
      ...(same ? [same] : []),
      ...(rest.length > 1 && rest.every(each => NAMES.test(each))
        ? [[left, ...rest.map(each => `${verb} ${each}`)]]
        : []),
      ...(NAMES.test(right) ? [[left, `${verb} ${right}`]] : []),
      ...(target && !rest.some(each => NAMES.test(each))
        ? [[left, ...rest.map(each => `${verb} ${target} ${each}`)]]
        : []),
    ]
  })
}

/** "make the buttons and the cards rounder": both of them. */
function bothSo(left: string, right: string, verb: string): string[] | null {
  const target = readStyleWish(`${verb} ${right}`)?.target
  const wish =
    target && right.includes(target) ? right.slice(right.indexOf(target) + target.length).trim() : ''
  const isLookSaid = LOOKING.test(left) || readStyleWish(left) !== null
  return wish && !isLookSaid ? [`${left} ${wish}`, `${verb} ${right}`] : null
}

/** A look that stands on the left already. */
const LOOKING = /\b(?:dark|light|bright|transparent|sticky|visible|hidden|\w+er|more \w+|less \w+)$/i

/** "change the title to ¤ and the button to ¤". */
function changed(text: string): string[][] {
  const verb = /^(?:change|set|rename|replace|update|swap out|increase|decrease|reduce|move)\b/i.exec(
    text,
  )?.[0]
  if (!verb) return []
  return cuts(text).flatMap(([left, right]) =>
    /\s(?:to|with|from|by|above|below|before|after)\s/i.test(right) ||
    /^(?:increase|decrease|reduce)$/i.test(verb)
      ? [[left, `${verb} ${right}`]]
      : [],
  )
}

/** "remove the FAQ and the testimonials", "add a button ¤ and a link ¤ in the footer". */
function listed(text: string): string[][] {
  const verb =
    /^(?:add|insert|include|remove|delete|hide|drop|get rid of|duplicate|underline|cent(?:er|re))\b/i.exec(
      text,
    )?.[0]
  if (!verb || WHOLE_LIST.test(text)) return []
  const place = PLACE.exec(text)?.[0] ?? ''
  const all = shared(text.slice(verb.length).trim().split(AND))
  const isAdding = /^(?:add|insert|include)$/i.test(verb)
  return [
    all.map(
      (each, at) =>
        `${verb} ${each.trim()}${isAdding && at < all.length - 1 && !PLACE.test(each) ? place : ''}`,
    ),
  ]
}

/** "the sin and square buttons" are two buttons; of those that are counted the last comes first, so that no other moves up. */
function shared(parts: string[]): string[] {
  const last = parts.at(-1) ?? ''
  const noun =
    /\s(?:\w+\s)?(button|card|link|column|field|section|item|image|icon|question|plan|row)s$/i.exec(
      ` ${last}`,
    )
  if (!noun) return parts
  const things = noun[0].trim()
  const isCounted = /^(?:the\s+)?(?:first|second|third|fourth|fifth|last)\b/i.test(parts[0] ?? '')
  const kind = isCounted ? things : (noun[1] ?? '')
  const one = kind.replace(/s$/, '')
  if (parts.slice(0, -1).some(part => new RegExp(`${one}s?$`, 'i').test(part))) return parts
  const bare = last.slice(0, last.length - (isCounted ? things.length : (noun[1] ?? '').length + 1)).trim()
  if (bare === '') return parts
  const each = [...parts.slice(0, -1), bare].map(part => `the ${part.replace(/^the\s+/i, '').trim()} ${one}`)
  return isCounted ? each.reverse() : each
}

/** A list that belongs to one thing: "a form with name, email and message". */
const WHOLE_LIST =
  /\b(?:with|between|of|for|that|which|where|showing|containing|including|called|named|comparing)\s[^.]*?(?:,|\s(?:and|&)\s)|:/i
const PLACE =
  /\s+(?:to|in|into|inside|on|at|below|above|under|before|after|next to|beside)\s+(?:the|my|our|each|every|all)\s.*$/i
