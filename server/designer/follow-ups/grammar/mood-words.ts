import type { DirectionName } from '#server/designer/direction/direction.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'

/** A wish about the feel of the whole page, and the direction that has it. */
export interface Mood {
  said: string
  direction: DirectionName
  isWarm: boolean
}

const MOODS: [RegExp, DirectionName][] = [
  [
    /warm(?:er|th)?|cos(?:y|ier)|coz(?:y|ier)|welcoming|inviting|homely|homey|earthy|natural|organic|rustic|hand-?made/,
    'organic',
  ],
  [
    /friendl(?:y|ier)|approachable|gentler?|soft(?:er)?|playful|fun(?:nier)?|cheerful|livel(?:y|ier)|casual|human|cute(?:r)?/,
    'soft',
  ],
  [/serious|formal|trustworthy|corporate|business-?like|grown-?up|conservative|traditional/, 'ledger'],
  [
    /elegant|premium|luxur(?:y|ious)|luxe|expensive|classy|classier|refined|sophisticated|high-?end|upscale|posh/,
    'luxe',
  ],
  [
    /minimal(?:ist(?:ic)?)?|modern|contemporary|sleek|fresh|calm(?:er)?|quiet(?:er)?|relaxed|restrained|understated|airy|serene/,
    'calm',
  ],
  [/bold(?:er)?|loud(?:er)?|punch(?:y|ier)|striking|energetic|confident|pop|stand out|daring/, 'poster'],
  [/magazine|editorial|newspaper|journal|literary|bookish|printed|print/, 'editorial'],
  [/technical|futuristic|techy|hacker|high-?tech|sci-?fi/, 'technical'],
  [/swiss|modernist/, 'swiss'],
]
/** What somebody wants less of is met by its opposite. */
const OPPOSITES: [RegExp, DirectionName][] = [
  [/corporate|serious|formal|stiff|business-?like|cold|strict|technical|clinical|sterile/, 'soft'],
  [/playful|childish|fun|cute|casual|silly/, 'ledger'],
  [/boring|plain|bland|dull|generic|flat|tame/, 'poster'],
  [/busy|loud|flashy|crowded|noisy|heavy|aggressive|bold/, 'calm'],
  [/cheap|amateurish/, 'luxe'],
]
const ASKS =
  /^(?:(?:make|let|turn|give|have)\s+(?:it|this|everything|(?:the|this|my|our)\s+(?:whole\s+|entire\s+)?(?:page|site|website|app|design|look|feel|style|thing))\b|it\s+(?:should|must|could)\b|(?=more\s|less\s|\w+er\b))/i
const FILLER =
  /^(?:feel|look|be|seem|appear|become|into|like|in|with|of|a|an|the|bit|little|lot|much|more|far|way|slightly|somewhat|very|really|and|but|also|or|style|styled|feel(?:ing)?|look|vibe|mood|tone|touch|from|out|overall|page|one|that|is|please|less|not|so|too)$/i

/** "make it feel warmer and less corporate"; null when a word says more than a mood. */
export function moodsIn(instruction: string): Mood[] | null {
  const text = plainWords(instruction).toLowerCase()
  if (!ASKS.test(text)) return null
  const moods: Mood[] = []
  let isLess = false
  for (const word of text
    .replace(ASKS, ' ')
    .replace(/stand out/g, 'pop')
    .match(/[\p{L}-]+/gu) ?? []) {
    if (/^(?:less|not)$/.test(word)) isLess = true
    const found = (isLess ? OPPOSITES : MOODS).find(([pattern]) =>
      new RegExp(`^(?:${pattern.source})$`).test(word),
    )
    if (found) {
      const said = isLess ? `less ${word}` : spoken(word)
      moods.push({
        said,
        direction: found[1],
        isWarm: !isLess && /^(?:warm|cos|coz|home|invit|welcom)/.test(word),
      })
      isLess = false
    } else if (!FILLER.test(word)) return null
  }
  return moods.length > 0 ? moods : null
}

/** As it stands behind "to make the page". */
const spoken = (word: string): string =>
  NOUN.test(word)
    ? `like a ${word}`
    : word === 'pop'
      ? 'stand out'
      : word.endsWith('er')
        ? word
        : `more ${word}`
const NOUN = /^(?:magazine|newspaper|journal|hacker)$/
