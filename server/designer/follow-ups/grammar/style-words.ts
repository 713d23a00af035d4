import {
  hasHeight,
  hasMaxWidth,
  hasWidth,
  pictureSize,
  wider,
} from '#server/designer/follow-ups/grammar/measures.ts'
import { lengthOf } from '#server/designer/follow-ups/grammar/plain-words.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import type { Change, Property } from '#server/designer/follow-ups/style/change.ts'
import {
  isButton,
  isDrawing,
  isField,
  isHeading,
  isMonogram,
  lookText,
} from '#server/designer/follow-ups/target/looks-like.ts'
import { roleNamed } from '#server/designer/follow-ups/target/roles.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'

/** What a wish comes to on an element; null when it means nothing there. */
export type Wish = (item: Item) => Change[] | null

const set = (property: Property, value: string): Change => ({ property, value })
const step = (property: Property, steps: number): Change => ({ property, steps })
const always =
  (...changes: Change[]): Wish =>
  () =>
    changes

const MUCH = /\b(?:much|a lot|lots|far|way|significantly|considerably|really|twice|very|extra)\b/i
const isIcon = (item: Item): boolean => roleNamed('icon')?.is(item) === true
const isImage = (item: Item): boolean =>
  roleNamed('image')?.is(item) === true || roleNamed('avatar')?.is(item) === true
const isWords = (item: Item): boolean =>
  isHeading(item) ||
  (item.tag === 'li' && item.children.length === 0) ||
  /^(?:p|span|a|Text|Link|label|strong|em|small|blockquote|dt|dd|figcaption|td|th|code|summary|AccordionTrigger|h[1-6])$/.test(
    item.tag,
  ) ||
  (item.own !== '' && item.children.length === 0)

function resized(item: Item, steps: number): Change[] {
  if (isButton(item)) return [step('fontSize', steps), step('paddingX', steps), step('paddingY', steps)]
  if (isIcon(item))
    return [set('width', steps > 0 ? '32px' : '16px'), set('height', steps > 0 ? '32px' : '16px')]
  if (/^["']?(?:checkbox|radio)$/.test(stringAttribute(item.node, 'type') ?? ''))
    return /(?:^|[\s"])size-\d/.test(lookText(item))
      ? pictureSize(item, steps)
      : [set('width', steps > 0 ? '20px' : '14px'), set('height', steps > 0 ? '20px' : '14px')]
  if (isField(item)) return [step('fontSize', steps), step('paddingY', steps)]
  if (isDrawing(item)) return []
  if (isImage(item) || isMonogram(item)) return pictureSize(item, steps)
  return isWords(item) ? [step('fontSize', steps)] : [step('padding', steps)]
}

const many = (text: string): number => (MUCH.test(text) ? 2 : 1)
type Reading = [RegExp, (found: RegExpExecArray, text: string) => Wish]

/** Words that say how something looks: "make it …". */
const ADJECTIVES: Reading[] = [
  [/^(?:bigger|larger|big|large|huge)$/, (_, text) => item => resized(item, many(text))],
  [/^(?:smaller|small|tiny|tinier)$/, (_, text) => item => resized(item, -many(text))],
  [/^(?:bigger|larger) (?:text|font|type)$/, (_, text) => always(step('fontSize', many(text)))],
  [/^(?:smaller) (?:text|font|type)$/, (_, text) => always(step('fontSize', -many(text)))],
  [
    /^bold(?:er|ed)?$/,
    (_, text) => item =>
      /er/.test(text) ? [step('fontWeight', 1)] : [set('fontWeight', isHeading(item) ? '800' : '700')],
  ],
  [/^semi-?bold$/, () => always(set('fontWeight', '600'))],
  [/^(?:medium|medium weight)$/, () => always(set('fontWeight', '500'))],
  [
    /^(?:less bold|not bold|normal weight|regular(?: weight)?|thin(?:ner)?|lighter in weight)$/,
    () => always(set('fontWeight', '400')),
  ],
  [/^(?:italics?|italicized|cursive|slanted)$/, () => always(set('fontStyle', 'italic'))],
  [/^not italic$/, () => always(set('fontStyle', 'normal'))],
  [/^underlined?$/, () => always(set('textDecoration', 'underline'))],
  [/^not underlined|without underline$/, () => always(set('textDecoration', 'none'))],
  [
    /^(?:strike-?through|struck through|crossed out|line-through)$/,
    () => always(set('textDecoration', 'line-through')),
  ],
  [
    /^(?:upper-?case|all caps|caps|capital letters|in capitals|capitals)$/,
    () => always(set('textTransform', 'uppercase')),
  ],
  [/^lower-?case$/, () => always(set('textTransform', 'lowercase'))],
  [/^(?:capitali[sz]ed|title case)$/, () => always(set('textTransform', 'capitalize'))],
  [
    /^(?:(?:more |very |slightly )?round(?:ed|er)(?: corners)?|more round|softer corners|rounder corners)$/,
    (_, text) =>
      always(/er|more|slightly/.test(text) ? step('radius', many(text) + 1) : set('radius', '12px')),
  ],
  [/^less round(?:ed)?(?: corners)?$/, () => always(step('radius', -2))],
  [
    /^(?:square(?:d)?|sharp(?:er)?|angular|not rounded|sharp[- ]cornered)(?: corners| edges)?$/,
    () => item =>
      isImage(item) && !/rounded-full|aspect-square|50%|9999/.test(lookText(item))
        ? null
        : [set('radius', '0px')],
  ],
  [
    /^(?:pill(?:-shaped| shaped)?(?: shape)?|pills|fully rounded|(?:completely|full) rounded|rounded full|round|circular|a circle|a pill|circles)$/,
    () => always(set('radius', '9999px')),
  ],
  [
    /^(?:cent(?:ere|re)d|to the (?:cent(?:er|re))|cent(?:er|re)-aligned|cent(?:er|re))$/,
    () => item => centered(item),
  ],
  [/^(?:left-aligned|left aligned|aligned (?:to the )?left|(?:to|on) the left|left)$/, () => sided('left')],
  [
    /^(?:right-aligned|right aligned|aligned (?:to the )?right|(?:to|on) the right|right)$/,
    () => sided('right'),
  ],
  [/^justified$/, () => always(set('textAlign', 'justify'))],
  [
    /^(?:full[- ]width|as wide as possible|100% wide|stretch(?:ed)?|span(?:ning)? the full width)$/,
    () => always(set('width', '100%')),
  ],
  [/^wider$/, () => wider],
  [
    /^narrower$/,
    () => item => [
      item.tag === 'aside' || (hasWidth(item) && !hasMaxWidth(item))
        ? step('width', -2)
        : hasMaxWidth(item)
          ? step('maxWidth', -2)
          : set('maxWidth', '640px'),
    ],
  ],
  [
    /^(?:taller|higher)$/,
    () => item =>
      /^[Tt]extarea$/.test(item.tag)
        ? [set('minHeight', '200px')]
        : [step(hasHeight(item) ? 'height' : 'paddingY', 2)],
  ],
  [
    /^(?:shorter|less tall|flatter|slimmer|thinner)$/,
    () => item => [step(hasHeight(item) ? 'height' : 'paddingY', -2)],
  ],
  [/^full[- ](?:height|screen)$/, () => always(set('minHeight', '100vh'))],
  [
    /^(?:more )?transparent$/,
    (_, text) => always(/more/.test(text) ? set('opacity', '0.6') : set('background', 'transparent')),
  ],
  [/^(?:semi-?|half )transparent|translucent|faded|fainter$/, () => always(set('opacity', '0.6'))],
  [
    /^(?:sticky|stick(?:y)? (?:to|at) the top|fixed(?: (?:to|at) the top)?|stay at the top|always visible|pinned(?: to the top)?)$/,
    () => always(set('position', 'sticky'), set('top', '0px'), set('zIndex', '40')),
  ],
  [/^(?:hidden|invisible|disappear)$/, () => always(set('display', 'none'))],
  [
    /^(?:more (?:spacious|airy|roomy|generous)|roomier|airier|less cramped|spaced out(?: more)?|spacious|more space)$/,
    (_, text) => item => roomy(item, many(text)),
  ],
  [
    /^(?:more compact|compact|denser|tighter|more dense|less spacious|closer together)$/,
    (_, text) => item => roomy(item, -many(text)),
  ],
  [/^(?:elevated|raised|float(?:ing)?|pop(?: out)?|stand out)$/, () => always(set('shadow', 'lg'))],
  [/^flat$/, () => always(set('shadow', 'none'))],
  [
    /^(?:horizontal|side by side|next to each other|in a (?:single )?row|in one (?:row|line))$/,
    () => always(set('display', 'flex'), set('flexDirection', 'row')),
  ],
  [
    /^(?:vertical|stack(?:ed)?|on top of each other|in a (?:single )?column|below each other|under each other)$/,
    () => always(set('display', 'flex'), set('flexDirection', 'column')),
  ],
  [
    new RegExp(
      `^(?:in |into |as )?(?:an? )?(?:grid (?:of|with) )?(${NUMBER}) (?:columns?|per row|in a row|across)(?: grid)?$`,
    ),
    found =>
      always(set('display', 'grid'), set('columns', `repeat(${numberOf(found[1] ?? '')}, minmax(0, 1fr))`)),
  ],
  [/^(?:mono(?:space(?:d)?)?)$/, () => always(set('fontFamily', 'ui-monospace, Menlo, monospace'))],
  [
    /^(-?[\d.]+\s*(?:px|rem|em|pt|points?))$/,
    found => item =>
      isImage(item) || isIcon(item)
        ? [set('width', lengthOf(found[1] ?? '') ?? ''), set('height', lengthOf(found[1] ?? '') ?? '')]
        : isWords(item) || isButton(item)
          ? [set('fontSize', lengthOf(found[1] ?? '') ?? '')]
          : null,
  ],
  [
    /^(-?[\d.]+\s*(?:px|rem|em|%|vw|percent)) (?:wide|in width)$/,
    found => always(set('width', lengthOf(found[1] ?? '') ?? '')),
  ],
  [
    /^(-?[\d.]+\s*(?:px|rem|em|vh)) (?:tall|high|in height)$/,
    found => always(set('height', lengthOf(found[1] ?? '') ?? '')),
  ],
]

/** Words stand at a side; a picture has to be moved there. */
const sided =
  (side: string): Wish =>
  item =>
    isImage(item) || isIcon(item) ? null : [set('textAlign', side)]

function centered(item: Item): Change[] {
  const isBlock = !isWords(item) && !isButton(item)
  if (isButton(item) || isImage(item))
    return [set('display', isButton(item) ? 'flex' : 'block'), set('margin', '0 auto')]
  return isBlock && item.children.length > 1
    ? [set('textAlign', 'center'), set('align', 'center'), set('justify', 'center')]
    : [set('textAlign', 'center')]
}

const roomy = (item: Item, steps: number): Change[] =>
  isWords(item)
    ? [step('lineHeight', steps)]
    : /grid|flex|gap-|Stack|Grid|Flex/.test(classText(item) + item.tag)
      ? [step('gap', steps * 2)]
      : [step('padding', steps)]

const classText = ({ node }: Item): string =>
  JSON.stringify(
    node.openingElement.attributes.map(each =>
      each.type === 'JSXAttribute' && each.value?.type === 'StringLiteral' ? each.value.value : '',
    ),
  )

/** The wish in an adjective, with "much", "a bit" and the like left aside. */
export function adjectiveOf(text: string): Wish | null {
  const bare = text
    .toLowerCase()
    .replace(
      /\b(?:much|a lot|lots|far|way|significantly|considerably|really|very|extra|a (?:little )?bit|a little|slightly|somewhat|look|looking|appear|be|even|all|more than now|please|again)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === '') return null
  for (const [pattern, make] of ADJECTIVES) {
    const found = pattern.exec(bare)
    if (found) return make(found, text.toLowerCase())
  }
  return null
}

/** Nouns of looks: "the … of the card". */
export const LOOKS: [RegExp, Property][] = [
  [/^(?:font|text|letter|type)[- ]?size$/, 'fontSize'],
  [/^(?:font[- ])?weight$/, 'fontWeight'],
  [/^(?:letter|character)[- ]spacing|tracking$/, 'letterSpacing'],
  [/^line[- ](?:height|spacing)|leading$/, 'lineHeight'],
  [/^(?:inner |internal |inside )?(?:padding|inner spacing|internal spacing)$/, 'padding'],
  [/^(?:vertical|top and bottom) (?:padding|spacing)$/, 'paddingY'],
  [/^(?:horizontal|side|left and right) (?:padding|spacing)$/, 'paddingX'],
  [/^top padding|padding[- ]top$/, 'paddingTop'],
  [/^bottom padding|padding[- ]bottom$/, 'paddingBottom'],
  [/^(?:outer )?margins?$/, 'margin'],
  [/^(?:top margin|margin[- ]top|space above)$/, 'marginTop'],
  [/^(?:bottom margin|margin[- ]bottom|space below)$/, 'marginBottom'],
  [/^(?:gap|gaps|gutter|(?:space|spacing|gap|distance|room) between)$/, 'gap'],
  [/^(?:border[- ]radius|corner[- ]radius|radius|round(?:ness|ing)|corners|corner rounding)$/, 'radius'],
  [/^(?:(?:drop|box)[- ]?)?shadows?|elevation$/, 'shadow'],
  [/^border[- ]?(?:width|thickness)$/, 'borderWidth'],
  [/^width$/, 'width'],
  [/^height$/, 'height'],
  [/^max(?:imum)?[- ]width$/, 'maxWidth'],
  [/^min(?:imum)?[- ]height$/, 'minHeight'],
  [/^(?:opacity|transparency)$/, 'opacity'],
  [/^(?:text |horizontal )?align(?:ment|ed)?$/, 'textAlign'],
]

export const lookNamed = (text: string): Property | null =>
  LOOKS.find(([pattern]) => pattern.test(text.toLowerCase().trim()))?.[1] ?? null
