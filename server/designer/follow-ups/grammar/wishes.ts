import { MAKE, readColor, type StyleWish } from '#server/designer/follow-ups/grammar/color-wishes.ts'
import { HALF_READ } from '#server/designer/follow-ups/grammar/half-read.ts'
import { readMeasure } from '#server/designer/follow-ups/grammar/measure-wishes.ts'
import { lengthOf, plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { adjectiveOf, lookNamed, type Wish } from '#server/designer/follow-ups/grammar/style-words.ts'
import type { Property } from '#server/designer/follow-ups/style/change.ts'

const LOOK =
  '(?:(?:font|text|letter|type|line|border|corner|inner|internal|vertical|horizontal|top|bottom|side|outer|drop|box|max|maximum|min|minimum|character)[- ])?(?:size|weight|spacing|height|padding|margins?|gaps?|radius|round(?:ness|ing)|corners|shadows?|width|thickness|opacity|alignment|rounding|space|distance)(?: between)?'
const UP =
  'larger|bigger|wider|greater|increase|raise|grow|bump(?: up)?|boost|enlarge|expand|widen|add(?: some| a bit of| a little)? more|more|add(?: some)?|extend'
const DOWN =
  'smaller|narrower|tighter|decrease|reduce|lower|shrink|lessen|cut|tighten|less|trim|diminish|remove some'

/** "make the cards rounder", "increase the padding of the cards from 1rem to 2rem"; null when it is about something else. */
export function readStyleWish(instruction: string): StyleWish | null {
  const text = plainWords(instruction)
  const read =
    readStep(text) ??
    readSet(text) ??
    readMeasure(text) ??
    readVerb(text) ??
    readColor(text) ??
    readMake(text) ??
    readBare(text)
  return read && HALF_READ.test(read.target) ? null : read
}

const wishOf = (property: Property, value: string) => (): ReturnType<Wish> => [{ property, value }]
const stepOf =
  (property: Property, steps: number): Wish =>
  () => [{ property, steps }]

/** "increase the font size on this element", "less padding on the cards". */
function readStep(text: string): StyleWish | null {
  const found = new RegExp(`^(${UP}|${DOWN})\\s+(?:the\\s+)?(.+)$`, 'i').exec(text)
  if (!found) return null
  const sign = new RegExp(`^(?:${DOWN})$`, 'i').test(found[1] ?? '') ? -1 : 1
  const rest = found[2] ?? ''
  const to =
    /^(.*?)\s+(?:from\s+(\S+(?:\s?(?:px|rem|em|%))?)\s+)?to\s+(-?[\d.]+\s*(?:px|rem|em|%|pixels?|pt)?)$/i.exec(
      rest,
    )
  const by = /^(.*?)\s+by\s+(?:about\s+)?([\d.]+)\s*(px|rem|%|percent|pixels?|x|times)?$/i.exec(rest)
  const place = splitLook(
    to?.[1] ?? by?.[1] ?? rest.replace(/\s+(?:a (?:little )?bit|slightly|a lot|a little)$/i, ''),
  )
  if (!place) {
    const size = /^(?:enlarge|shrink|grow|expand)$/i.test(found[1] ?? '')
      ? adjectiveOf(sign > 0 ? 'bigger' : 'smaller')
      : null
    return size && !to && !by ? { target: rest, wish: size } : null
  }
  const property = lookNamed(place.look)
  if (to && property) {
    const value = lengthOf(to[3] ?? '')
    return value
      ? { target: place.target, wish: wishOf(property, property === 'opacity' ? percent(value) : value) }
      : null
  }
  if (by) return null
  const steps = /\b(?:a lot|much|significantly|considerably)\b/i.test(text) ? 2 * sign : sign
  if (
    property === 'opacity' ||
    property === 'letterSpacing' ||
    property === 'lineHeight' ||
    property === 'width' ||
    property === 'height' ||
    property === 'maxWidth' ||
    property === 'minHeight'
  ) {
    const value = relative(property, sign)
    return value ? { target: place.target, wish: wishOf(property, value) } : null
  }
  if (property)
    return {
      target: place.target,
      wish: stepOf(
        property,
        /padding|margin|gap/i.test(property) ? steps * 2 : property === 'radius' ? steps * 2 : steps,
      ),
    }
  if (/^size$/i.test(place.look)) {
    const wish = adjectiveOf(sign > 0 ? 'bigger' : 'smaller')
    return wish ? { target: place.target, wish } : null
  }
  if (/^(?:spacing|space)$/i.test(place.look)) {
    const wish = adjectiveOf(sign > 0 ? 'more spacious' : 'more compact')
    return wish ? { target: place.target, wish } : null
  }
  return null
}

const relative = (property: Property, sign: number): string | null =>
  property === 'letterSpacing'
    ? sign > 0
      ? '0.05em'
      : '-0.02em'
    : property === 'lineHeight'
      ? sign > 0
        ? '1.75'
        : '1.25'
      : property === 'opacity'
        ? sign > 0
          ? '1'
          : '0.6'
        : null

const percent = (value: string): string =>
  value.endsWith('%') || value.endsWith('px')
    ? String(Number.parseFloat(value) > 1 ? Number.parseFloat(value) / 100 : Number.parseFloat(value))
    : value

/** "padding of the cards", "card padding", "space between the cards", "font size". */
function splitLook(text: string): { look: string; target: string } | null {
  const of = new RegExp(
    `^(${LOOK})\\s+(?:of|on|for|in|inside|around|within|to|between|at|from)\\s+(.+)$`,
    'i',
  ).exec(text)
  if (of)
    return {
      look: /between/i.test(text.slice(0, text.length - (of[2] ?? '').length)) ? 'gap' : (of[1] ?? ''),
      target: of[2] ?? '',
    }
  const alone = new RegExp(`^(${LOOK})$`, 'i').exec(text)
  if (alone) return { look: alone[1] ?? '', target: 'this' }
  const behind = new RegExp(`^(.+?)(?:'s|’s|['’])?\\s+(${LOOK})$`, 'i').exec(text)
  return behind ? { look: behind[2] ?? '', target: behind[1] ?? '' } : null
}

/** "set the padding of the cards to 2rem", "change the font size of the headline to 40px". */
function readSet(text: string): StyleWish | null {
  const found =
    /^(?:set|change|update|make|adjust|use)\s+(?:the\s+|an?\s+)?(.+?)\s+(?:to be|to|=|as|into|of)\s+(-?[\d.]+\s*(?:px|rem|em|%|pixels?|pt|percent|vh|vw)?|\d00|bold|normal|semibold|medium|light|none|full|left|right|cent(?:er|re)d?)$/i.exec(
      text,
    )
  const place = found ? splitLook(found[1] ?? '') : null
  const property = place ? (lookNamed(place.look) ?? (/^size$/i.test(place.look) ? 'fontSize' : null)) : null
  if (!place || !property || !found) return null
  const said = (found[2] ?? '').toLowerCase()
  const value =
    property === 'fontWeight'
      ? ({ bold: '700', normal: '400', semibold: '600', medium: '500', light: '300' }[said] ?? said)
      : property === 'textAlign'
        ? said.replace(/^cent.*/, 'center')
        : property === 'opacity'
          ? percent(said)
          : property === 'lineHeight'
            ? said
            : said === 'none'
              ? property === 'shadow'
                ? 'none'
                : '0px'
              : said === 'full'
                ? property === 'radius'
                  ? '9999px'
                  : '100%'
                : lengthOf(said)
  return value ? { target: place.target, wish: wishOf(property, value) } : null
}

const VERBS: [RegExp, string][] = [
  [/^cent(?:er|re)(?:-align)?$/i, 'centered'],
  [/^underline$/i, 'underlined'],
  [/^(?:bold|embolden|bolden)$/i, 'bold'],
  [/^italici[sz]e$/i, 'italic'],
  [/^(?:capitali[sz]e)$/i, 'capitalized'],
  [/^uppercase$/i, 'uppercase'],
  [/^(?:round(?: off)?)$/i, 'rounded'],
  [/^hide$/i, 'hidden'],
  [/^stretch$/i, 'full width'],
  [/^(?:strike(?: through)?|cross out)$/i, 'strikethrough'],
  [/^(?:pin|stick|fix)$/i, 'sticky'],
]

function readVerb(text: string): StyleWish | null {
  const shadow =
    /^(?:add|give|apply|put)\s+(?:an?\s+|some\s+)?(?:(subtle|soft|light|small|big|large|strong|heavy|deep)\s+)?(?:drop[- ]|box[- ])?shadows?\s+(?:to|on|under|around|behind)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(?:give)\s+(?<target>.+?)\s+(?:an?\s+)?(?<how>subtle\s+|soft\s+|light\s+|small\s+|big\s+|large\s+|strong\s+|heavy\s+)?(?:drop[- ])?shadow$/i.exec(
      text,
    )
  if (shadow) {
    const how = (shadow.groups?.how ?? (shadow.groups ? '' : shadow[1]) ?? '').trim()
    const size = /subtle|soft|light|small/i.test(how)
      ? 'sm'
      : /big|large|strong|heavy|deep/i.test(how)
        ? 'xl'
        : 'md'
    return { target: shadow.groups?.target ?? shadow[2] ?? '', wish: wishOf('shadow', size) }
  }
  const without =
    /^(?:remove|drop|delete|get rid of|take away)\s+(?:the\s+|all\s+(?:the\s+)?)?(shadows?|borders?|underlines?|rounded corners|rounding|background)\s+(?:from|of|on|around)\s+(.+)$/i.exec(
      text,
    )
  if (without) {
    const [property, value] = /shadow/i.test(without[1] ?? '')
      ? (['shadow', 'none'] as const)
      : /border/i.test(without[1] ?? '')
        ? (['borderWidth', '0'] as const)
        : /under/i.test(without[1] ?? '')
          ? (['textDecoration', 'none'] as const)
          : /background/i.test(without[1] ?? '')
            ? (['background', 'transparent'] as const)
            : (['radius', '0px'] as const)
    return { target: without[2] ?? '', wish: wishOf(property, value) }
  }
  const given =
    /^(?:add|give|apply|put)\s+(?:an?\s+|some\s+)?(border|rounded corners|round corners|underline|more padding|padding|(?:more )?(?:space|spacing))\s+(?:to|on|around)\s+(.+)$/i.exec(
      text,
    ) ??
    /^give\s+(?<target>.+?)\s+(?:an?\s+)?(?<what>border|rounded corners|round corners|underline|more padding|(?:more )?(?:space|spacing|room)|rounder corners)$/i.exec(
      text,
    )
  if (given) {
    const what = given.groups?.what ?? given[1] ?? ''
    const target = given.groups?.target ?? given[2] ?? ''
    const wish = /border/i.test(what)
      ? wishOf('borderWidth', '1px')
      : /corner/i.test(what)
        ? wishOf('radius', '12px')
        : /underline/i.test(what)
          ? wishOf('textDecoration', 'underline')
          : /padding/i.test(what)
            ? stepOf('padding', 2)
            : (adjectiveOf('more spacious') ?? undefined)
    return wish ? { target, wish } : null
  }
  const align = /^align\s+(.+?)\s+(?:to\s+(?:the\s+)?)?(left|right|cent(?:er|re))(?:\s+side)?$/i.exec(text)
  if (align)
    return {
      target: align[1] ?? '',
      wish: wishOf('textAlign', /^cent/i.test(align[2] ?? '') ? 'center' : (align[2] ?? '').toLowerCase()),
    }
  const verb = VERBS.find(
    ([pattern]) =>
      pattern.test(text.split(/\s+/)[0] ?? '') || pattern.test(text.split(/\s+/).slice(0, 2).join(' ')),
  )
  if (!verb) return null
  const target = text
    .replace(/^\S+\s+/, '')
    .replace(/^(?:off|out|through)\s+/i, '')
    .replace(/\s+(?:to|at|on) the top(?: of the (?:page|screen|window))?$/i, '')
  const wish = adjectiveOf(verb[1])
  return wish && target !== text ? { target, wish } : null
}

/** "make the headline bigger", "the cards should be rounder". */
function readMake(text: string): StyleWish | null {
  const should =
    /^(.+?)\s+(?:should|must|shall|needs? to|has to|have to)\s+(?:be|look|become|stay|have|appear)?\s*(.+)$/i.exec(
      text,
    )
  const made = MAKE.test(text) ? text.replace(MAKE, '') : null
  if (should) {
    const wish = adjectiveOf(should[2] ?? '')
    if (wish) return { target: should[1] ?? '', wish }
  }
  if (made === null) return null
  const words = made.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const wish = adjectiveOf(words.slice(at).join(' '))
    const target = words
      .slice(0, at)
      .join(' ')
      .replace(/\s+(?:to|in|into|be|to be|with|even|a bit|look|a|an)$/i, '')
      .replace(/\s+(?:to|be|a bit|a little|much|a lot|slightly|look|even)$/i, '')
    const look = splitLook(target)
    const property = look ? lookNamed(look.look) : null
    const grown =
      /^(?:much |a lot |a bit )?(bigger|larger|more|greater|stronger|smaller|less|lighter|tighter|wider|narrower)$/i.exec(
        words.slice(at).join(' '),
      )
    if (look && property && grown && look.target !== 'this') {
      const sign = /small|less|light|tight|narrow/i.test(grown[1] ?? '') ? -1 : 1
      return {
        target: look.target,
        wish: stepOf(property, /padding|margin|gap|radius/i.test(property) ? 2 * sign : sign),
      }
    }
    if (look && property === 'radius' && wish && look.target !== 'this') return { target: look.target, wish }
    const isPlace = /^(?:put|bring)\b/i.test(text) && /\b(?:left|right|cent(?:er|re))$/i.test(text)
    if (wish && !isPlace && !/^(?:a|an|the|more|very)$/i.test(target)) return { target, wish }
  }
  return null
}

/** "bigger headline", "rounded buttons", "sticky header". */
function readBare(text: string): StyleWish | null {
  const bare = text.replace(/^(?:make|use|have|a|an|the|add|give it|with)\s+/i, '')
  const words = bare.split(/\s+/)
  if (words.length > 5) return null
  for (let at = words.length - 1; at >= 1; at--) {
    const wish = adjectiveOf(words.slice(0, at).join(' '))
    if (wish) return { target: words.slice(at).join(' '), wish }
  }
  return null
}
