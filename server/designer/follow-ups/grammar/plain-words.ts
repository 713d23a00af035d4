/** The instruction without what is only said out of politeness; quotes stay as they are. */
export function plainWords(instruction: string): string {
  return instruction
    .trim()
    .replace(
      /^(?:(?:hey|hi|hello|ok|okay|great|nice|now|also|and|then|next|finally|first|please|pls|kindly|just|actually|so|but)[,!]?\s+)+/i,
      '',
    )
    .replace(/^(?:can|could|would|will) (?:you|we)(?: please)?\s+/i, '')
    .replace(
      /^(?:i(?:'d| would)? (?:want|like|need|love|prefer)(?: you)?(?: to(?: have)?)?|i want|we (?:need|want)(?: to)?|let(?:'|’)?s|let us|try to|help me)\s+(?=\w)/i,
      '',
    )
    .replace(/^(?:see|have)\s+(?=the |all )/i, 'make ')
    .replace(/^(.+?)\s+(?:removed|deleted|taken out|gone)$/i, 'remove $1')
    .replace(
      /^make\s+(.+?)\s+have\s+((?:an?\s+(?:\w+\s+)?(?:shadow|border|underline))|(?:more|less)\s+(?:padding|space|spacing|room)|round(?:ed|er) corners)$/i,
      'give $1 $2',
    )
    .replace(
      /^((?:the|all|my|our)\s+.+?)\s+(?:should|must)\s+(?:all\s+|both\s+)?be\s+(\w+\s+and\s+\w+)$/i,
      'make $1 $2',
    )
    .replace(
      /^(change|set)\s+(?:the\s+)?placeholder(?:\s+text)?\s+to\s+/i,
      '$1 the placeholder of the field to ',
    )
    .replace(
      /^add\s+(?:an?\s+|another\s+|new\s+)*faq(?: entry| item| question)?\s+(?=["“'‘])/i,
      'add a question ',
    )
    .replace(IN_NAV, 'change the nav entry “$1” to “$2”')
    .replace(MENU_FIRST, 'change the nav entry “$1” to “$2”')
    .replace(
      /^(.+?)\s+(?:should|must|shall)\s+(?:be|go|stand|sit)\s+(?:on|at|to)\s+the\s+(left|right)(?:[- ]hand)?(?: side)?$/i,
      'move $1 to the $2',
    )
    .replace(TOO, (_, thing: string, how: string) => `make ${thing} ${OPPOSITE[how.toLowerCase()] ?? how}`)
    .replace(
      /^(?:change|turn|switch|set)\s+(.+?)\s+to\s+(?:be\s+)?(?:rounded[- ]full|fully rounded|pills?(?:[- ]shaped?)?)$/i,
      'make $1 fully rounded',
    )
    .replace(/^(?:please|also|just)\s+/i, '')
    .replace(/[,]?\s+(?:please|pls|thanks|thank you|for me|as well|too|instead|now)(?=[.!?\s]*$)/i, '')
    .replace(/[.!?\s]+$/, '')
}

/** "rename Lamps to Lighting in the menu", "rename menu Billing to Payments": that entry, and nothing else that reads so. */
const IN_NAV =
  /^(?:rename|change)\s+["“'‘]?(?!the )([^"“”'‘’]+?)["”'’]?\s+(?:to|into)\s+["“'‘]?([^"“”'‘’]+?)["”'’]?\s+in the (?:nav(?:igation)?(?: ?bar)?|(?:main |top )?menu|header|side ?bar)$/i
const MENU_FIRST =
  /^rename\s+(?:the\s+)?(?:menu|nav(?:igation)?|sidebar)(?: (?:item|entry|link|point))?\s+["“'‘]?([^"“”'‘’]+?)["”'’]?\s+(?:to|into)\s+["“'‘]?([^"“”'‘’]+?)["”'’]?$/i

/** `2rem`, `16 px`, `50%` as CSS; a bare number is of pixels. */
export function lengthOf(text: string): string | null {
  const found = /^(-?\d+(?:\.\d+)?)\s*(px|pixels?|rem|em|%|percent|vh|vw|ch|pt|points?)?$/i.exec(text.trim())
  if (!found) return null
  const unit = (found[2] ?? 'px').toLowerCase()
  const written =
    unit.startsWith('pixel') || (unit.startsWith('p') && unit !== 'percent')
      ? 'px'
      : unit === 'percent'
        ? '%'
        : unit
  return `${found[1]}${written}`
}

/** "the text is too small" asks for a bigger one. */
const TOO =
  /^((?:the|my|our|this|these|all)\s+[\w\s'’-]+?)\s+(?:is|are|looks?|seems?|feels?)\s+(?:a bit |a little |much |way |far )?too\s+(small|big|large|dark|bright|light|thin|bold|wide|narrow|tight)$/i
const OPPOSITE: Record<string, string> = {
  small: 'bigger',
  big: 'smaller',
  large: 'smaller',
  dark: 'lighter',
  bright: 'darker',
  light: 'darker',
  thin: 'bolder',
  bold: 'less bold',
  wide: 'narrower',
  narrow: 'wider',
  tight: 'wider',
}
