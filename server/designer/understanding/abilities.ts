const OPENERS =
  /\b(?:(?:able to|functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|where I can|lets? (?:me|users?|people)|allow(?:s|ing)? (?:users?|people|me|students|kids) to|[Kk]ids should be able to)(?: for| such as| like| of| to| including|:)*)\s+([^.;:\n]{8,320})/g
const PHRASE_WORDS_MAX = 9
const MOST = 8

/** What people shall be able to do there, in the words of the request: "Browse barbers and services". */
export function readAbilities(prompt: string): string[] {
  const found = [...prompt.matchAll(OPENERS)].flatMap(([, list = '']) => phrasesOf(list))
  const kept = new Map<string, string>()
  for (const phrase of found) {
    const key = phrase.toLowerCase().replace(/(?:ing|s|es)\b/g, '')
    if (!kept.has(key)) kept.set(key, phrase)
  }
  return [...kept.values()].slice(0, MOST)
}

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
