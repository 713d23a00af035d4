import { around, type Item, within, wordsOn } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { namesOf } from '#server/designer/follow-ups/target/names.ts'
import type { SyntaxNode } from '#shared/edits/syntax.ts'

/** By its tag, or by the one that a part of a kit is drawn as. */
export const tagged = (item: Item, pattern: RegExp) =>
  pattern.test(item.tag) || (LAID_OUT.test(item.tag) && pattern.test(stringAttribute(item.node, 'as') ?? ''))
const LAID_OUT = /^(?:Box|Flex|Stack|VStack|HStack|Grid|Container|Center)$/
export const called = (item: Item, pattern: RegExp) => namesOf(item).some(name => pattern.test(name))
export const isLocal = (item: Item) => item.shows.length > 0
export const roleIs = (item: Item, role: string) => stringAttribute(item.node, 'role') === role
export const typeIs = (item: Item, pattern: RegExp) => pattern.test(stringAttribute(item.node, 'type') ?? '')

export const isButton = (item: Item): boolean =>
  tagged(item, /^(?:button|Button|IconButton|Chakra\.Button)$/) ||
  (tagged(item, /Button$/) && !isLocal(item) && !/^(?:ButtonGroup|CloseButton)$/.test(item.tag)) ||
  roleIs(item, 'button') ||
  (tagged(item, /^input$/) && typeIs(item, /^(?:submit|button|reset)$/)) ||
  (tagged(item, /^(?:a|Link|NavLink)$/) && !isLinkInButton(item) && looksPressed(item))

export const isLinkInButton = ({ parent, tag }: Item): boolean =>
  /^(?:a|Link|NavLink|RouterLink)$/.test(tag) && parent !== null && /Button$/.test(parent.tag)

/** A link that is drawn as a button. */
export const looksPressed = (item: Item): boolean =>
  called(item, /\b(?:btn|button|cta)\b/i) ||
  (/(?:^|\s)(?:bg-(?!transparent|white\/0)\S+|border(?:-[a-z]+-\d+)?(?=\s|$).*\brounded)/.test(
    classText(item),
  ) &&
    /(?:^|\s)(?:px|p)-/.test(classText(item)))

export const classText = (item: Item): string => stringAttribute(item.node, 'className') ?? ''

export const isSection = (item: Item): boolean =>
  tagged(item, /^(?:section|header|footer|main|article|aside)$/) ||
  called(item, /\bsection\b/i) ||
  isPart(item)

/** What stands as a block of its own in the page: a child of the root, of main or of a fragment there. */
export const isPart = (item: Item): boolean => {
  const up = item.parent
  if (item.user)
    return (
      item.user.parent !== null &&
      /^(?:main|div|Box|Flex|VStack|Stack|Container|body)$/.test(item.user.parent.tag) &&
      around(item).length <= 4
    )
  return up !== null && /^main$/.test(up.tag)
}

export const heads = /^(?:h[1-6]|Heading|Title|CardTitle|SheetTitle|DialogTitle|CardHeading)$/
export const level = (item: Item): string =>
  /^h[1-6]$/.test(item.tag) ? item.tag : (stringAttribute(item.node, 'as') ?? '')
export const isH1 = (item: Item): boolean => level(item) === 'h1'
export const isHeading = (item: Item): boolean =>
  tagged(item, heads) || /^h[1-6]$/.test(level(item)) || tagged(item, /(?:Title|Heading)$/)
export const isText = (item: Item): boolean =>
  tagged(item, /^(?:p|Text|CardDescription|blockquote)$/) ||
  (tagged(item, /^(?:span|div|strong|em|li|dd|dt|figcaption|label)$/) && item.own !== '')

/** A picture drawn in code, which takes the room it is given. */
export const isDrawing = (item: Item): boolean =>
  tagged(item, /^svg$/) && /^\S+ \S+ \d{3}/.test(stringAttribute(item.node, 'viewBox') ?? '')

export const isIcon = (item: Item): boolean =>
  item.from?.source === 'lucide-react' ||
  /react-icons/.test(item.from?.source ?? '') ||
  (tagged(item, /^(?:Icon|svg)$/) && !isDrawing(item)) ||
  tagged(item, /Icon$/)

export const isImage = (item: Item): boolean =>
  tagged(item, /^(?:img|Image|picture|video|Illustration|Picture|ProductArt)$/) ||
  (tagged(item, /^(?:div|Box|figure|span)$/) &&
    called(item, /\b(?:image|photo|picture|thumbnail|thumb|img)\b/i) &&
    !within(item).some(each => tagged(each, /^(?:img|Image)$/)))

/** A round plate with the first letters of a name. */
export const isMonogram = (item: Item): boolean =>
  tagged(item, /^(?:span|div)$/) &&
  /^\p{L}{1,3}$/u.test(item.own) &&
  /(?:^|\s)size-\d/.test(classText(item)) &&
  /(?:^|\s)(?:rounded|bg-)/.test(classText(item))

export const isField = (item: Item): boolean =>
  tagged(item, /^(?:input|Input|textarea|Textarea|select|Select|NumberInput|SearchInput)$/) &&
  !typeIs(item, /^(?:submit|button|reset|hidden)$/)

export const isCard = (item: Item): boolean =>
  tagged(item, /^(?:Card|Card\.Root|article)$/) ||
  called(item, /(?:^|[\s-])(?:card|tile)$/i) ||
  (tagged(item, /^(?:div|li|article|section|Box|Flex|VStack|Stack|a|figure)$/) &&
    (item.list !== null || item.user?.list != null) &&
    within(item).length >= 2 &&
    SURFACE.test(lookText(item)))

/** What stands once for each thing with a picture or a heading of its own, though nothing is drawn around it. */
export const isPlainCard = (item: Item): boolean =>
  tagged(item, /^(?:div|li|article|Box|Flex|VStack|Stack|a|figure)$/) &&
  (item.list !== null || item.user?.list != null) &&
  within(item).length >= 3 &&
  within(item).some(each => isHeading(each) || isImage(each))

/** Drawn as something that lies on the page. */
export const SURFACE =
  /\b(?:rounded|border(?:-\d)?(?![-\w])|shadow|bg-card|bg-white|borderRadius|boxShadow|styles\.)/
export const lookText = ({ node }: Item): string =>
  JSON.stringify(node.openingElement, (key, value: unknown) =>
    /^(?:loc|start|end|extra|range)$/.test(key) ? undefined : value,
  )

export const isNavEntry = (item: Item): boolean =>
  tagged(item, /^(?:a|Link|NavLink|button|li|div|span)$/) &&
  around(item).some(isNav) &&
  (item.own !== '' || item.list !== null) &&
  !within(item).some(each => tagged(each, /^(?:a|Link|NavLink)$/))

export const isNav = (item: Item): boolean =>
  tagged(item, /^(?:nav|Nav|Navigation)$/) ||
  (called(item, /(?:^|[\s-])(?:nav|navbar|menu)$/i) &&
    !/^section$/.test(stringAttribute(item.node, 'as') ?? item.tag) &&
    item.shows.length === 0 &&
    !within(item).some(each => tagged(each, /^(?:nav|h[1-3]|Heading)$/)))

export const isHeader = (item: Item): boolean =>
  (tagged(item, /^header$/) && !around(item).some(each => tagged(each, /^(?:section|article|li|Card)$/))) ||
  (!tagged(item, /^header$/) &&
    called(item, /^(?:site |app |page |main |top)?(?:header|navbar|topbar|top bar|nav bar|app ?bar)$/i) &&
    !within(item).some(each => tagged(each, /^header$/)))

export const isHero = (item: Item): boolean =>
  called(item, /\bhero$/i) ||
  (tagged(item, /^(?:section|header)$/) && within(item).some(isH1) && !isHeaderBar(item))

export const isHeaderBar = (item: Item): boolean => within(item).some(isNav)

export const readsField = (item: Item, field: RegExp): boolean =>
  readIn(item).some(({ name, isOfEntry }) => isOfEntry && field.test(name))

/** A field whose values are amounts of money, whatever it is called. */
export function readsMoney(item: Item): boolean {
  const entry = [item, ...around(item)].find(each => each.list)?.list?.entries[0]
  return (
    entry !== undefined &&
    readIn(item).some(({ name }) => /^[$€£¥]\s?\d[\d.,]*$/.test(String(entry.fields[name] ?? '')))
  )
}

/** What an element writes out: `{plan.name}`, `{money(plan.price)}`, or `{name}` that came as a prop. */
export const readIn = ({ node }: Item): { name: string; isOfEntry: boolean }[] =>
  node.children.flatMap(child => (child.type === 'JSXExpressionContainer' ? readBy(child.expression) : []))

function readBy(expression: SyntaxNode): { name: string; isOfEntry: boolean }[] {
  const { property, computed, name, ...rest } = expression as Loose
  if (expression.type === 'Identifier') return [{ name: String(name), isOfEntry: false }]
  if (expression.type === 'MemberExpression')
    return !computed && property?.name ? [{ name: String(property.name), isOfEntry: true }] : []
  const [first] = expression.type === 'CallExpression' ? (rest.arguments ?? []) : []
  return first && (rest.callee as { type?: string } | undefined)?.type === 'Identifier' ? readBy(first) : []
}

type Loose = SyntaxNode & {
  property?: { name?: string }
  computed?: boolean
  name?: string
  callee?: unknown
  arguments?: SyntaxNode[]
}

/** The words under the first heading of what holds it. */
export function isSubtitle(item: Item): boolean {
  if (!tagged(item, /^(?:p|Text|h2|span|div)$/) || (item.own === '' && item.children.length > 0)) return false
  if (called(item, /\b(?:sub-?title|tagline|lead|sub-?head(?:ing|line)?)\b/i)) return true
  const hero = around(item).find(isHero)
  if (!hero || !tagged(item, /^(?:p|Text)$/)) return false
  const inside = within(hero)
  const head = inside.findIndex(isH1)
  const next = inside.findIndex(
    (each, at) => at > head && tagged(each, /^(?:p|Text)$/) && wordsOn(each).length > 0,
  )
  return head >= 0 && inside[next] === item
}
