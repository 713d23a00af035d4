import { UNTITLED } from '#shared/patterns.ts'

const NAME_MAX_CHARACTERS = 60
/** A name stands at the beginning of a request. */
const READ_CHARACTERS = 400

/** What a new design is called: the name its first prompt gives it and what it is, else its subject up to the end of a phrase. */
export function designName(prompt: string): string {
  const text = prompt.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, ' ')
  const brand = brandIn(text)
  return brand ? brandedName(brand, text) : subjectOf(text) || UNTITLED
}

const CAPITAL = String.raw`(?!(?:The|A|An|I|My|Our)\b)[\p{Lu}\p{N}][\p{L}\p{N}&'’+-]*`
const PROPER = `${CAPITAL}(?: (?:(?:of|and|&|de|la) )?${CAPITAL}){0,4}`
const BRANDS = [
  /\b(?:called|named|titled) ["“„«']([^"”“»'\n]{2,40})["”»']/i,
  new RegExp(`\\b(?:called|named) (?:the )?(${PROPER})`, 'u'),
  // A name before a comma or at an end: "for Tidal, a sailing school".
  new RegExp(`\\bfor (?:the )?(${PROPER})(?=[,.:;(]|['’]s\\b| [—–-] |$)`, 'u'),
]

function brandIn(text: string): string | null {
  const found = BRANDS.map(pattern => pattern.exec(text)?.[1]).find(name => name !== undefined)
  return found ? found.replace(/['’]s$/, '') : null
}

function brandedName(brand: string, text: string): string {
  const kind = KIND.exec(text.replace(brand, ' '))
  const words = kind ? kind[0].toLowerCase() : ''
  const isSaid = words !== '' && brand.toLowerCase().includes(words.split(' ').at(-1) ?? '')
  return words && !isSaid ? `${brand} ${words}` : brand
}

const KIND =
  /\b(?:(?:pricing|landing|product|settings|profile|checkout|account|home|sign-?in|log-?in|admin|analytics|booking|contact|careers|about|waitlist|onboarding) )?(?:page|screen|dashboard|website|form|portfolio|blog)\b/i

/** Without "Please make me a", up to the first clause; a longer one ends before a phrase that does not fit whole. */
function subjectOf(text: string): string {
  const subject = text.replace(ASKING, '')
  const clause = subject.split(CLAUSE)[0]?.trim() ?? ''
  const words = (clause.includes(' ') ? clause : subject).split(' ')
  return capitalized(fitting(words).replace(/(?<![\s.,;:!?"“”])[\s.,;:!?"“”]+$/, ''))
}

function fitting(words: string[]): string {
  const whole = words.join(' ')
  if (whole.length <= NAME_MAX_CHARACTERS) return whole
  const ends = words.flatMap((word, at) => (at > 1 && SMALL.test(word) ? [words.slice(0, at).join(' ')] : []))
  const phrase = ends.findLast(
    end => end.length <= NAME_MAX_CHARACTERS && !SMALL.test(end.split(' ').at(-1) ?? ''),
  )
  if (phrase) return phrase
  const cut = whole.slice(0, NAME_MAX_CHARACTERS - 1)
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

const ASKING =
  /^(?:(?:hi|hello|hey|please|can you|could you|would you|help me|i (?:want|need|would like)(?: you)?(?: to)?|i['’]d like(?: you)?(?: to)?|i['’]m looking for|let['’]s)[,!]? )*(?:(?:create|make|design|build|generate|draw|give|show|write|develop|implement|code)(?: me| us)? )?(?:(?:a|an|the|my|our|some) )?/i
const CLAUSE =
  /[.,;:!?()\n]|\s[—–-]\s|\s(?:with|that|which|who|where|using|including|featuring|so|to|for \w+ing)\s/i
const SMALL =
  /^(?:a|an|the|my|our|for|of|to|in|on|at|by|from|and|or|as|like|about|is|are|where|when|inside|near|during|across|under|over|between)$/i

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
