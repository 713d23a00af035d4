import { COLOR_PATTERN, hexOf } from '#server/designer/direction/css-colors.ts'
import { readTones } from '#server/designer/understanding/tone.ts'

const LISTS = /(:|\b(?:with|including|includes?|featuring|showing|shows)\b:?)\s+([^.;:!?()\n"“„]{3,220})/gi
const WORDS_MAX = 5
const ITEMS_MAX = 12

/** The things a request lists: "with orders, revenue by month and low stock", ": classes, teachers and prices". */
export function readAskedItems(prompt: string): string[] {
  const found = [...prompt.matchAll(LISTS)].flatMap(([, opener = '', list = '']) => {
    const items = piecesOf(list)
    return opener.startsWith(':') && items.length < 2 ? [] : items
  })
  return [...new Set(found)].slice(0, ITEMS_MAX)
}

function piecesOf(list: string): string[] {
  return list
    .split(
      /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|plus|as well as)\s+|\s+(?:with|including|that|which|so|for|to)\s+/i,
    )
    .map(piece =>
      piece
        .trim()
        .replace(/^(?:(?:an?|the|our|my|its|their|some|also|one|with|include|including)\s+)+/i, '')
        .replace(/^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+/i, '')
        .trim(),
    )
    .filter(isThing)
}

/** Colours, styles and figures say how it is, not what is on it. */
const isThing = (item: string): boolean =>
  item.length > 2 &&
  item.split(/\s+/).length <= WORDS_MAX &&
  !/[$€£%#\d]|^['’‘]|['’‘](?:$|\s)/.test(item) &&
  hexOf(item) === null &&
  item.search(COLOR_PATTERN) < 0 &&
  !LOOKS.test(item) &&
  readTones(item).length === 0

const LOOKS =
  /\b(?:colou?rs?|accents?|backgrounds?|themes?|mode|fonts?|type(?:face|ography)?|serifs?|palette|styl\w*|look|feel|layout|design|animat\w*|gradients?|spacing|surfaces?|corners?|shadows?|whitespace|responsive|react|typescript|tailwind|shadcn|components?|icons?|tone|contrast|dark|light|bright|soft|everything|nothing|side ?bar|top ?bar|nav\w*|images?|pictures?|titles?|headlines?|texts?|no|avoid|more|etc|me|you|people|placeholder|plans?|tiers?)\b/i
