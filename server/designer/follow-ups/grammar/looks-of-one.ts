import { COLOR_PATTERN } from '#server/designer/direction/css-colors.ts'
import { targetIn } from '#server/designer/follow-ups/grammar/target-in.ts'

const STEP =
  /\s*,\s*(?:(?:and|but)\s+)?(?:(?:also|then|with)\s+)?|\s+(?:and|&|but|yet|plus)\s+(?:(?:also|then|with)\s+)?|\s+(?:as well as|along with|together with|with)\s+/i
const VERB = /^(?:make|turn|set|colou?r|paint|let|have|give|render|keep)\b/i
const IT = /^\S+\s+(it|this|that|them|these)\b/i
/** What somebody gives a thing, and does not make of it. */
const NOUN =
  /(?:corners?|edges|shadows?|borders?|underlines?|outlines?|padding|margins?|spacing|room|space)$/i
/** A second thing, with a wish of its own. */
const OTHER = /^(?:the|all|every|each|both|my|our|its|their|put|move|a new)\b|\b(?:it|them|its|their)\b/i
const PLACE = /^(?:in|on|of|at|from|to|below|above|under|before|after|for|inside|instead)\s/i

/** Several looks of one thing: "make the button orange and bigger with round corners", "say “Go” in red". */
export function looksOfOne(text: string, hasSelection: boolean): string[][] {
  const worded = WORDED.exec(text)
  if (worded?.[1] && worded[2]) return afterWords(worded[1], worded[2], hasSelection)
  if (!VERB.test(text)) return hasSelection ? bare(text) : []
  const [left = '', ...rest] = text.split(STEP)
  const target = targetOf(left)
  if (!target || rest.length === 0 || rest.some(each => OTHER.test(each))) return []
  const looks = rest.map(each => wishFor(target, each))
  return isTwoTone(left, rest) ? [] : [[left, ...looks]]
}

/** Words in quotes, and what stands behind them. */
const WORDED =
  /^((?:.*?\b(?:to|say|says|read|reads|with|as|into)\s*:?\s*|\S+ (?:the )?\S+\s+)¤\d+¤)\s*,?\s+(?:(?:and|but|then)\s+)?(?:(?:also|with|in)\s+)?([^¤]+)$/i

function afterWords(head: string, tail: string, hasSelection: boolean): string[][] {
  const target = targetOf(head) ?? (hasSelection ? 'it' : null)
  if (!target || PLACE.test(tail) || OTHER.test(tail)) return []
  return [[head, ...tail.split(STEP).map(each => wishFor(target, each))]]
}

/** "orange, bold and rounded", of what is selected. */
function bare(text: string): string[][] {
  const parts = text.split(STEP)
  const isLooks = parts.length > 1 && parts.every(each => each.split(/\s+/).length <= 4)
  return isLooks
    ? [parts.map(each => (each.startsWith('¤') ? `change this to ${each}` : wishFor('it', each)))]
    : []
}

const targetOf = (left: string): string | null => targetIn(left) ?? IT.exec(left)?.[1]?.toLowerCase() ?? null

const wishFor = (target: string, look: string): string => {
  const plain = look.trim().replace(/^(?:an?|some|in)\s+/i, '')
  const measured = MEASURED.exec(plain)
  if (measured) return `set the ${measured[1]} of ${target} to ${measured[2]}`
  if (/^(?:more|less)\s/i.test(plain) && NOUN.test(plain)) return `${plain} on ${target}`
  return NOUN.test(plain)
    ? `give ${target} ${/^(?:(?:big|small|large|soft|subtle|strong|heavy|light|deep)\s+)?(?:shadow|border|underline)$/i.test(plain) ? `a ${plain}` : plain}`
    : `make ${target} ${plain}`
}

/** "weight 700", "padding of 20px". */
const MEASURED =
  /^((?:font |text |line |letter )?(?:size|weight|height|width|padding|margin|radius|spacing|opacity))\s+(?:of\s+|to\s+)?(\d\S*|bold|semibold|medium|light)$/i

/** "black and white" is one look of two colours. */
const isTwoTone = (left: string, rest: string[]): boolean =>
  rest.some(each => new RegExp(`^(?:${COLOR_PATTERN.source})$`, 'i').test(each.trim())) &&
  new RegExp(`(?:${COLOR_PATTERN.source})$`, 'i').test(left.trim())
