import { withoutQuotes } from '#server/designer/follow-ups/grammar/quotes.ts'

const VERBS =
  'make|change|add|clear|remove|delete|rename|use|set|replace|put|call|move|swap|duplicate|hide|increase|decrease|reduce|center|centre|underline|align|insert|turn|give|get rid of|switch|drop|update|show|copy|enlarge|shrink|colou?r|paint|say(?=\\s*:?\\s*¤)'
const CUT = new RegExp(
  `(?:[.!]\\s+|\\n+|;\\s*|,\\s+(?:and\\s+(?:then\\s+)?|then\\s+|also\\s+)?(?=(?:${VERBS})\\b)|\\s+(?:and then|then|and also|but also|as well as|but|plus|also|and)\\s+(?=(?:also|then|please)?\\s*(?:${VERBS})\\b)|(?:^|\\s)\\d+[.)]\\s+)`,
  'i',
)

/** The pieces a message could be cut into, before anybody knows what they mean. */
export function clausesOf(message: string): string[] {
  const { text, restore } = withoutQuotes(message)
  return text
    .split(CUT)
    .map(piece => restore(piece.trim().replace(/^(?:also|then|please|and)\s+/i, '')))
    .filter(piece => piece !== '')
}

/** "…, but keep the size": what stays does so anyway. */
export const withoutReassurance = (message: string): string =>
  message.replace(REASSURANCE, '').replace(LINKED, '$1')
/** A new page is linked in any case. */
const LINKED =
  /^((?:please\s+)?(?:add|create|make)\b[^.]*\bpage)\s*,?\s+(?:and|,)\s+(?:(?:add|put)\s+(?:a\s+)?)?link(?:\s+(?:to\s+)?it)?(?:\s+(?:in|from|to|into)\s+(?:the\s+)?(?:nav\w*|menu|header|sidebar)(?:\s+bar)?)?[.!\s]*$/i
const REASSURANCE =
  /[,;.]?\s+(?:but |and )?(?:please )?(?:keep|leave)\s+(?:(?:the|its|their|all|every)\s+)?(?:(?:rest|others?|everything(?: else)?|size|text|words?|colou?rs?|font|layout|shape|position|style)\b)(?:\s+(?:of it|else|the same|as (?:it is|they are|is|before)|unchanged|alone))*[.!\s]*$/i

/** Begins with what shall be done. */
export const isCommand = (piece: string): boolean =>
  new RegExp(`^(?:please\\s+)?(?:${VERBS})\\b`, 'i').test(piece)

/** A piece that says how an earlier one shall work, and means nothing alone. */
const DEPENDS =
  /^(?:when|if|once|whenever|while|its?|they|the logic|constraint|press|on click|clicking|upon|after that|save (?:the )?codes?|use prompt|do not|don['’]t|only|each time|make sure|ensure)\b/i

export const dependsOnOthers = (piece: string): boolean => DEPENDS.test(piece)

/** What asks for behaviour that is written in code, which no change of looks or words can stand in for. */
export const asksForBehaviour = (message: string): boolean =>
  /\b(?:when(?:ever)? (?:it is |it's |they are )?(?:clicked|hovered|pressed|submitted|changed)|on click|custom hook|encapsulated|third-party|styled-components|use prompt|collect|press ['"“]|press \w+ key|toggle button|to change (?:theme|mode)|between \w+(?:\([^)]*\))? and \w+ mode|its text is|localstorage|api|fetch|database)\b/i.test(
    message,
  )
