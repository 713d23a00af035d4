/** Where React's name of an attribute is more than HTML's in another case. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  'accept-charset': 'acceptCharset',
  'http-equiv': 'httpEquiv',
  'xlink:href': 'href',
  value: 'defaultValue',
  checked: 'defaultChecked',
}
/** Written in several words. */
const CAMEL = new Map(
  `tabIndex readOnly maxLength minLength colSpan rowSpan autoComplete autoFocus autoPlay srcSet srcDoc crossOrigin
  noValidate contentEditable dateTime allowFullScreen playsInline inputMode spellCheck useMap encType formAction
  frameBorder cellPadding cellSpacing hrefLang itemProp itemScope itemType referrerPolicy fetchPriority enterKeyHint`
    .split(/\s+/)
    .map(name => [name.toLowerCase(), name] as const),
)
const NUMBERS = new Set([
  'tabIndex',
  'maxLength',
  'minLength',
  'colSpan',
  'rowSpan',
  'rows',
  'cols',
  'span',
  'size',
])

/** The attributes as JSX has them; what would run code is left out. */
export function jsxAttributes(attributes: readonly (readonly [string, string | null])[]): string {
  const seen = new Map<string, string>()
  for (const [given, value] of attributes) {
    const name = nameOf(given)
    if (!name || seen.has(name)) continue
    if (name === 'style') seen.set(name, `style={${styleOf(value ?? '')}}`)
    else if (value === null) seen.set(name, name)
    else if (NUMBERS.has(name) && /^-?\d{1,6}$/.test(value)) seen.set(name, `${name}={${Number(value)}}`)
    else seen.set(name, `${name}=${quoted(value)}`)
  }
  return [...seen.values()].map(each => ` ${each}`).join('')
}

function nameOf(given: string): string | null {
  const lower = given.toLowerCase()
  if (lower.startsWith('on') || !/^[a-zA-Z][\w:-]*$/.test(given)) return null
  if (/^(?:data|aria)-/.test(lower)) return lower
  const known = NAMES[lower] ?? CAMEL.get(lower)
  if (known) return known
  return given.includes(':')
    ? null
    : given.replace(/-([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())
}

const quoted = (value: string): string =>
  /["\\\n{}]|javascript:/i.test(value) ? `{${JSON.stringify(safe(decoded(value)))}}` : `"${value}"`

const safe = (value: string): string => (/^\s*javascript:/i.test(value) ? '#' : value)

/** `color: red; --x: 1px` as an object. */
function styleOf(css: string): string {
  const declared = declarations(css).flatMap(each => {
    const at = each.indexOf(':')
    const name = each.slice(0, at).trim()
    return at > 0 && /^-{0,2}[a-zA-Z][\w-]*$/.test(name)
      ? [[name, decoded(each.slice(at + 1).trim())] as const]
      : []
  })
  const entries = declared.map(([name, value]) => {
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  })
  // A property of its own is in no type of React's.
  const cast = declared.some(([name]) => name.startsWith('--')) ? ' as React.CSSProperties' : ''
  return `{ ${entries.join(', ')} }${cast}`
}

/** A semicolon inside of brackets ends nothing. */
function declarations(css: string): string[] {
  const found: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at <= css.length; at++) {
    const char = css[at]
    if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === undefined || (char === ';' && depth <= 0)) {
      found.push(css.slice(from, at))
      from = at + 1
    }
  }
  return found
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

export const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi,
    (whole, number, hex, name: string | undefined) => {
      if (name) return ENTITIES[name] ?? whole
      const code = Number.parseInt(number ?? hex, number ? 10 : 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
