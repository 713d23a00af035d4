import { CSS_NAMES, type Property, SHADOWS } from '#server/designer/follow-ups/style/change.ts'
import { type Dialect, dialectOf } from '#server/designer/follow-ups/style/dialect.ts'
import { classFor } from '#server/designer/follow-ups/style/tailwind.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { attributeValue, jsxText } from '#shared/edits/jsx-source.ts'

export type Look = Partial<Record<Property, string>>

/** A new element before it is written in the manner of the design. */
export interface Drawn {
  tag: string
  look?: Look
  text?: string
  attributes?: Record<string, string | true | { expression: string }>
  children?: Drawn[]
}

/** The element as code, its look in the dialect of the design; names from packages are imported by the caller. */
export function draw(
  element: Drawn,
  files: readonly SourceFile[],
  dialect: Dialect = dialectOf(files),
): string {
  const head = [
    element.tag,
    ...lookCode(element.look ?? {}, dialect),
    ...Object.entries(element.attributes ?? {}).map(attribute),
  ].join(' ')
  const children = element.children ?? []
  if (element.text === undefined && children.length === 0) return `<${head} />`
  if (children.length === 0) return `<${head}>${jsxText(element.text ?? '')}</${element.tag}>`
  const inner = children.flatMap(child => draw(child, files, dialect).split('\n')).map(line => `  ${line}`)
  const text = element.text === undefined ? [] : [`  ${jsxText(element.text)}`]
  return [`<${head}>`, ...text, ...inner, `</${element.tag}>`].join('\n')
}

/** The look of an element alone, as its tag takes it: ` className="…"`. */
export const drawnLook = (look: Look, files: readonly SourceFile[]): string =>
  lookCode(look, dialectOf(files))
    .map(code => ` ${code}`)
    .join('')

const attribute = ([name, value]: [string, string | true | { expression: string }]): string =>
  value === true
    ? name
    : typeof value === 'string'
      ? `${name}=${attributeValue(value)}`
      : `${name}={${value.expression}}`

function lookCode(look: Look, dialect: Dialect): string[] {
  const entries = Object.entries(look) as [Property, string][]
  if (entries.length === 0) return []
  if (dialect === 'tailwind')
    return [`className="${entries.flatMap(([property, value]) => classOf(property, value)).join(' ')}"`]
  const pairs = entries.flatMap(([property, value]) =>
    property === 'borderWidth'
      ? [['border', value === '0' ? 'none' : `${value} solid rgba(128, 128, 128, 0.35)`]]
      : CSS_NAMES[property].map(name => [name, property === 'shadow' ? (SHADOWS[value] ?? value) : value]),
  )
  return [
    `style={{ ${pairs.map(([name, value]) => `${name}: '${String(value).replaceAll("'", "\\'")}'`).join(', ')} }}`,
  ]
}

const classOf = (property: Property, value: string): string[] =>
  property === 'borderWidth' && value === '1px'
    ? ['border', 'border-current/20']
    : [classFor(property, value)]
