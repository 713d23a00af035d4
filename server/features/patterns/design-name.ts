import { readBrand } from '#server/designer/understanding/brand.ts'
import { UNTITLED } from '#shared/patterns.ts'

const WORDS_MAX = 6
const CHARACTERS_MAX = 48

/** What a new design is called: the name its first prompt gives it and what it is, else its subject in a few words. */
export function designName(prompt: string): string {
  const text = prompt.trim().replace(/\s+/g, ' ')
  const brand = readBrand(text)
  return brand ? brandedName(brand, text) : subjectOf(text) || UNTITLED
}

function brandedName(brand: string, text: string): string {
  const kind = KIND.exec(text.replace(brand, ' '))
  const words = kind ? kind[0].toLowerCase() : ''
  const isSaid = words !== '' && brand.toLowerCase().includes(words.split(' ').at(-1) ?? '')
  return words && !isSaid ? `${brand} ${words}` : brand
}

const KIND =
  /\b(?:(?:pricing|landing|product|settings|profile|checkout|account|home|sign-?in|log-?in|admin|analytics|booking|contact|careers|about|waitlist|onboarding) )?(?:page|screen|dashboard|website|form|portfolio|blog)\b/i

/** Without "Please make me a", up to the first clause, at a word's end. */
function subjectOf(text: string): string {
  const subject = text.replace(ASKING, '')
  const clause = subject.split(CLAUSE)[0]?.trim() ?? ''
  const words = (clause.includes(' ') ? clause : subject).split(' ').slice(0, WORDS_MAX)
  while (words.length > 2 && (SMALL.test(words.at(-1) ?? '') || words.join(' ').length > CHARACTERS_MAX))
    words.pop()
  const name = words.join(' ').replace(/[\s.,;:!?"“”]+$/, '')
  return capitalized(name.length > CHARACTERS_MAX ? `${name.slice(0, CHARACTERS_MAX - 1)}…` : name)
}

const ASKING =
  /^(?:(?:hi|hello|hey|please|can you|could you|would you|help me|i (?:want|need|would like)(?: you)?(?: to)?|i['’]d like(?: you)?(?: to)?|i['’]m looking for|let['’]s)[,!]? )*(?:(?:create|make|design|build|generate|draw|give|show|write|develop|implement|code)(?: me| us)? )?(?:(?:a|an|the|my|our|some) )?/i
const CLAUSE =
  /[.,;:!?()\n]|\s[—–-]\s|\s(?:with|that|which|who|where|using|including|featuring|so|to|for \w+ing)\s/i
const SMALL = /^(?:a|an|the|my|our|for|of|to|in|on|at|by|from|and|or|as|like|about|is|are|where|when)$/i

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
