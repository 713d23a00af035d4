/** What an HTML page consists of, in its order. */
export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'open'; tag: string; attributes: [name: string, value: string | null][]; isClosed: boolean }
  | { type: 'close'; tag: string }
  /** What stands in a style, a script, a title or a text field: no markup. */
  | { type: 'raw'; tag: string; attributes: [name: string, value: string | null][]; text: string }

const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template'])
const TAG = /<(\/?)([a-zA-Z][\w:-]{0,60})/y
const ATTRIBUTE =
  /[\s/]{0,200}([^\s"'<>/=]{1,100})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]{1,2000})))?/y
const TAG_END = /[\s/]{0,200}>/y

/** Read in one pass; what cannot be read as a tag is text. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  // Letters of the alphabet alone: others may become more than one, and places in both texts are the same.
  const lower = html.replace(/[A-Z]+/g, letters => letters.toLowerCase())
  let at = 0
  while (at < html.length) {
    const begin = html.indexOf('<', at)
    const end = begin < 0 ? html.length : begin
    if (end > at) tokens.push({ type: 'text', text: html.slice(at, end) })
    if (begin < 0) break
    at = html.startsWith('<!', begin) || html.startsWith('<?', begin) ? declarationEnd(html, begin) : begin
    if (at > begin) continue
    at = takeTag(html, lower, begin, tokens)
  }
  return tokens
}

/** Comments, and what says which kind of document this is. */
function declarationEnd(html: string, begin: number): number {
  const [mark, from] = html.startsWith('<!--', begin) ? ['-->', begin + 4] : ['>', begin + 2]
  const end = html.indexOf(mark, from)
  return end < 0 ? html.length : end + mark.length
}

/** Returns where it ends. */
function takeTag(html: string, lower: string, begin: number, tokens: HtmlToken[]): number {
  TAG.lastIndex = begin
  const found = TAG.exec(html)
  if (!found) {
    tokens.push({ type: 'text', text: '<' })
    return begin + 1
  }
  const [, slash, name = ''] = found
  const tag = name.toLowerCase()
  let at = TAG.lastIndex
  const attributes: [string, string | null][] = []
  for (;;) {
    TAG_END.lastIndex = at
    const closed = TAG_END.exec(html)
    if (closed) {
      at = TAG_END.lastIndex
      if (slash) tokens.push({ type: 'close', tag })
      else if (RAW.has(tag)) return takeRaw(html, lower, at, { tag, attributes }, tokens)
      else tokens.push({ type: 'open', tag, attributes, isClosed: closed[0].includes('/') })
      return at
    }
    ATTRIBUTE.lastIndex = at
    const attribute = ATTRIBUTE.exec(html)
    if (!attribute) return Math.max(at, begin + 1)
    const [, key = '', double, single, bare] = attribute
    attributes.push([key, double ?? single ?? bare ?? null])
    at = ATTRIBUTE.lastIndex
  }
}

function takeRaw(
  html: string,
  lower: string,
  from: number,
  opened: { tag: string; attributes: [string, string | null][] },
  tokens: HtmlToken[],
): number {
  const close = lower.indexOf(`</${opened.tag}`, from)
  const end = close < 0 ? html.length : close
  tokens.push({ type: 'raw', ...opened, text: html.slice(from, end) })
  const after = html.indexOf('>', end)
  return after < 0 ? html.length : after + 1
}
