const OPENERS =
  /\b(?:(?:able to|functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|where I can|lets? (?:me|users?|people)|allow(?:s|ing)? (?:users?|people|me|students|kids) to|[Kk]ids should be able to)(?: for| such as| like| of| to| including|:)*)\s+([^.;:\n]{8,320})/g
const PHRASE_WORDS_MAX = 9
const MOST = 8

/** What people shall be able to do there, in the words of the request: "Browse barbers and services". */
export function readAbilities(prompt: string): string[] {
  const found = [...prompt.matchAll(OPENERS)].flatMap(([, list = '']) => phrasesOf(list))
  return found
    .filter((phrase, at) => !found.some((other, from) => from !== at && says(other, phrase, from < at)))
    .slice(0, MOST)
}

/** One phrase says all that another does: "Lease domain names" and "Leasing". */
function says(longer: string, shorter: string, isBefore: boolean): boolean {
  const [all, some] = [stems(longer), stems(shorter)]
  return some.every(stem => all.includes(stem)) && (isBefore || all.length > some.length)
}

const SMALL = /^(?:for|and|the|with|your|all|any|from|into|their|its)$/

const stems = (phrase: string): string[] =>
  (phrase.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(word => word.length > 2 && !SMALL.test(word))
    .map(word => word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1'))

function phrasesOf(list: string): string[] {
  const clauses = list.split(
    /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and then)\s+|\s+and\s+(?=(?:\w+ing|\w+e|view|add|send|manage|apply|rate|get|download|browse)\s+\w)/i,
  )
  return clauses
    .map(clause =>
      clause
        .replace(/^(?:(?:and|or|to|for|the|a|an|also|with|it|can|such as|including)\s+)+/i, '')
        .replace(
          /\s+(?:such as|including|like|so that|based on|according to|when|in order|as needed|and more|etc).*$/i,
          '',
        )
        .replace(/\s*\([^)]*\)?/g, '')
        .replace(/\byour own\b|\btheir own\b/gi, 'your')
        .replace(/\btheir\b/gi, 'your')
        .replace(/\bothers'\s*/gi, '')
        .trim(),
    )
    .filter(isPhrase)
    .map(phrase => phrase.charAt(0).toUpperCase() + phrase.slice(1))
}

const isPhrase = (text: string): boolean => {
  const words = text.split(/\s+/).length
  return (
    words >= 1 &&
    words <= PHRASE_WORDS_MAX &&
    text.length > 3 &&
    !/\b(?:background|colou?r|responsive|should|users?|website|clone|these)\b/i.test(text)
  )
}
