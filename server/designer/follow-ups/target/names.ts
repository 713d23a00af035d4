import { around, type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'

const NAMES = new WeakMap<Item, string[]>()

/** What the code calls the element: its component, id, classes of its own and labels, each as lower-case words. */
export function namesOf(item: Item): string[] {
  const known = NAMES.get(item)
  if (known) return known
  const attributes = ['id', 'aria-label', 'name', 'data-testid', 'data-slot', 'title'].flatMap(
    name => stringAttribute(item.node, name) ?? [],
  )
  const classes = (stringAttribute(item.node, 'className') ?? stringAttribute(item.node, 'class') ?? '')
    .split(/\s+/)
    .filter(name => OWN_CLASS.test(name))
  const isRoot = item.parent === null && item.owner !== ''
  const own = isRoot ? [item.owner] : []
  const tag = /^[A-Z]/.test(item.tag) ? [item.tag] : []
  const names = [...own, ...tag, ...attributes, ...classes, ...styleNames(item)].map(plain).filter(Boolean)
  NAMES.set(item, names)
  return names
}

/** `style={styles.card}` calls the element a card. */
function styleNames({ node }: Item): string[] {
  return node.openingElement.attributes.flatMap(attribute => {
    if (attribute.type !== 'JSXAttribute' || !/^(?:style|className|css)$/.test(String(attribute.name.name)))
      return []
    const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : null
    if (value?.type !== 'MemberExpression' || value.property.type !== 'Identifier') return []
    return [value.property.name]
  })
}

/** A class that somebody chose as a name; what Tailwind knows says nothing about the thing. */
const OWN_CLASS =
  /^(?!(?:flex|grid|block|hidden|inline|relative|absolute|fixed|sticky|static|container|truncate|underline|uppercase|lowercase|capitalize|italic|border|rounded|shadow|transition|group|peer|prose|dark|light|visible|invisible|isolate|antialiased|sr-only|outline|ring|blur|filter|resize|table|contents|grow|shrink)$)[a-z][a-z\d]*(?:[-_]{1,2}[a-z\d]+)*$/i

const TAILWIND =
  /^(?:-?(?:[mp][trblxyse]?|gap|space|text|bg|border|rounded|font|leading|tracking|w|h|min|max|size|flex|grid|col|row|items|justify|content|self|place|order|z|top|left|right|bottom|inset|opacity|shadow|ring|outline|divide|transition|duration|ease|delay|animate|scale|rotate|translate|skew|origin|cursor|select|pointer|overflow|object|aspect|whitespace|break|align|list|decoration|underline|accent|caret|fill|stroke|from|via|to|line|snap|scroll|touch|will|backdrop|blur|brightness|contrast|tabular|inline|basis|columns|float|clear|box|sr|not|max)-)/

export function plain(name: string): string {
  if (TAILWIND.test(name)) return ''
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
    .trim()
}

/** The heading that says what a block is about. */
export function headingOf(item: Item): string {
  const head = within(item).find(each => /^(?:h[1-6]|Heading|CardTitle|Title)$/.test(each.tag))
  return head ? [head.own, ...within(head).map(each => each.own)].join(' ').trim() : ''
}

/** How one speaks of the element to the person. */
export function callIt(item: Item): string {
  const name = blockName(item)
  if (name) return name
  const text =
    item.own ||
    within(item).find(
      each => each.own !== '' && !/\bsr-only\b/.test(stringAttribute(each.node, 'className') ?? ''),
    )?.own ||
    ''
  const label =
    text || stringAttribute(item.node, 'placeholder') || stringAttribute(item.node, 'aria-label') || ''
  const short = label.length > 40 ? `${label.slice(0, 39).trimEnd()}…` : label
  const place = placeOf(item)
  return `${short ? `“${short}”` : `<${item.tag}>`}${place ? ` in ${place}` : ''}`
}

/** A block is called by its component, its kind or its heading. */
function blockName(item: Item): string {
  if (item.parent === null && item.owner !== '' && !/^(?:App|Page|Home)$/.test(item.owner)) return item.owner
  if (item.shows.length > 0) return item.tag
  if (/^(?:header|footer|nav|aside|main|form|table)$/.test(item.tag)) return `the ${item.tag}`
  const heading = item.tag === 'section' ? headingOf(item) : ''
  return heading ? `the section “${heading.slice(0, 40)}”` : ''
}

export function placeOf(item: Item): string {
  const holder = around(item).find(each => each.parent === null && each.owner !== '' && each.user)
  const own = item.parent ? item.owner : ''
  const component = own && !/^(?:App|Page|Home|default)$/.test(own) ? own : (holder?.owner ?? '')
  if (component) return component
  const section = around(item).find(each => /^(?:section|header|footer|nav|aside|main|form)$/.test(each.tag))
  const heading = section ? headingOf(section) : ''
  return heading ? `“${heading.slice(0, 30)}”` : section ? `the ${section.tag}` : ''
}
