import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { readStyleWish } from '#server/designer/follow-ups/grammar/wishes.ts'

/** Ways to read one clause as several under one verb: "make A big and B red"; empty when nothing is joined. */
export function jointWishes(clause: string): string[][] {
  const { text, restore } = withoutQuotes(plainWords(clause))
  const ways = JOINED.test(text) ? [...given(text), ...made(text), ...changed(text), ...listed(text)] : []
  return ways
    .map(pieces => pieces.map(piece => restore(piece).trim()))
    .filter(pieces => pieces.length > 1 && pieces.every(Boolean))
}

/** Begins with a thing, not with a look alone. */
const NAMES = /^(?:the|all|every|each|both|my|our|its|¤|\p{L}+s\s)/iu
const JOINED = /\s(?:and|&)\s|,\s/i
const AND = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/gi

/** "centre the headline and make it red": the later piece is about what the earlier one named. */
export function withNames(clauses: readonly string[]): string[] {
  let named: string | null = null
  return clauses.map(clause => {
    const said =
      IT.test(clause) && named ? clause.replace(IT, (_, verb: string) => `${verb} ${named}`) : clause
    named = targetIn(said) ?? named
    return said
  })
}

const IT = /^((?:make|turn|set|give|colou?r|paint|cent(?:er|re)|underline|hide|move|put))\s+(?:it|them)\b/i

function targetIn(clause: string): string | null {
  const reworded = /^(?:change|set|rename|replace|update|rewrite)\s+(.+?)\s+(?:to|with)\s/i.exec(
    plainWords(clause),
  )
  const target = readStyleWish(clause)?.target ?? reworded?.[1] ?? ''
  return target === '' || /^(?:it|this|that|them)$/i.test(target) ? null : withArticle(target)
}

const withArticle = (target: string): string =>
  /^(?:the|all|every|each|my|our|this|that|“|")/i.test(target) ? target : `the ${target}`

/** What stands in quotes holds no joints of the sentence. */
function withoutQuotes(text: string): { text: string; restore: (piece: string) => string } {
  const quotes: string[] = []
  const masked = text.replace(/(?<![\p{L}\p{N}])(["“„«'‘`]).+?["”»'’`](?![\p{L}\p{N}])/gu, found => {
    quotes.push(found)
    return `¤${quotes.length - 1}¤`
  })
  return {
    text: masked,
    restore: piece => piece.replace(/¤(\d+)¤/g, (_, at: string) => quotes[Number(at)] ?? ''),
  }
}

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
    const rest = right.split(AND)
    const same = bothSo(left, right, verb)
    return [
      ...(same ? [same] : []),
      ...(NAMES.test(right) ? [[left, `${verb} ${right}`]] : []),
      ...(target ? [[left, ...rest.map(each => `${verb} ${target} ${each}`)]] : []),
    ]
  })
}

/** "make the buttons and the cards rounder": both of them. */
function bothSo(left: string, right: string, verb: string): string[] | null {
  const target = readStyleWish(`${verb} ${right}`)?.target
  const wish =
    target && right.includes(target) ? right.slice(right.indexOf(target) + target.length).trim() : ''
  return wish && !readStyleWish(left) ? [`${left} ${wish}`, `${verb} ${right}`] : null
}

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
  const all = text.slice(verb.length).split(AND)
  const isAdding = /^(?:add|insert|include)$/i.test(verb)
  return [
    all.map(
      (each, at) =>
        `${verb} ${each.trim()}${isAdding && at < all.length - 1 && !PLACE.test(each) ? place : ''}`,
    ),
  ]
}

/** A list that belongs to one thing: "a form with name, email and message". */
const WHOLE_LIST =
  /\b(?:with|between|of|for|that|which|where|showing|containing|including|called|named|comparing)\s[^.]*?(?:,|\s(?:and|&)\s)|:/i
const PLACE =
  /\s+(?:to|in|into|inside|on|at|below|above|under|before|after|next to|beside)\s+(?:the|my|our|each|every|all)\s.*$/i
