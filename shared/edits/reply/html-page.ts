import type { SourceFile } from '#shared/artifacts.ts'
import { decoded, jsxAttributes } from '#shared/edits/reply/html-attributes.ts'
import { type HtmlToken, htmlTokens } from '#shared/edits/reply/html-tokens.ts'

const NOTHING_SEEN = new Set([...'html head body meta link base div noscript'.split(' ')])
/** The shell in which the script of a project draws everything: a page without anything on it. */
export function isShell(html: string): boolean {
  let hasModule = false
  for (const token of htmlTokens(html)) {
    if (token.type === 'text' && token.text.trim() !== '') return false
    if (token.type === 'open' && !NOTHING_SEEN.has(token.tag)) return false
    if (token.type === 'raw' && token.tag === 'textarea') return false
    if (token.type === 'raw' && token.tag === 'script') hasModule ||= isLocal(sourceOf(token))
  }
  return hasModule
}

/** A page as the files of a design, and whether it had more to it than a design can take over. */
export interface ConvertedPage {
  files: SourceFile[]
  hadScripts: boolean
}

const STYLES = 'page.css'
/** What stands around the page, not in it. */
const AROUND = new Set(['html', 'head', 'body', 'meta', 'link', 'base'])
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '))
/** Which elements end when one of these begins, as HTML lets them end without a tag. */
const ENDS: Record<string, readonly string[]> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  option: ['option'],
  ...Object.fromEntries(
    'address article aside div dl footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'
      .split(' ')
      .map(tag => [tag, ['p']]),
  ),
}

const DOCUMENT = /^\s*(?:<!--[^>]{0,500}-->\s*)?(?:<!doctype\s+html|<html[\s>])/i
/** A whole page, and no piece of one. */
export const isHtmlPage = (code: string): boolean => DOCUMENT.test(code)

/** A page of HTML as a component: its markup, and its styles in a sheet. Its scripts are left out. */
export function convertedPage(html: string, entry: string): ConvertedPage {
  const tokens = htmlTokens(html)
  const styles = tokens.flatMap(token =>
    token.type === 'raw' && token.tag === 'style' ? [token.text.trim()] : [],
  )
  const hadScripts = tokens.some(isOwnScript)
  const body = tokens.find(token => token.type === 'open' && token.tag === 'body')
  const around = body?.type === 'open' ? jsxAttributes(body.attributes) : ''
  const sheet = styles.filter(Boolean).join('\n\n')
  const imports = [...linked(tokens), ...(sheet ? [`./${STYLES}`] : [])].map(path => `import '${path}'\n`)
  const code = [
    ...imports,
    imports.length > 0 ? '\n' : '',
    'export default function App() {\n  return (\n',
    `    <div${around}>\n${jsxOf(tokens)}    </div>\n  )\n}\n`,
  ].join('')
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const config = configOf(tokens)
  return {
    files: [
      ...(sheet ? [{ name: folder + STYLES, code: `${sheet}\n` }] : []),
      ...(config ? [{ name: 'tailwind.config.js', code: config }] : []),
      { name: entry, code },
    ],
    hadScripts,
  }
}

/** Sheets beside the page, which are written as files of their own. */
const linked = (tokens: readonly HtmlToken[]): string[] =>
  tokens.flatMap(token => {
    if (token.type !== 'open' || token.tag !== 'link') return []
    const path = token.attributes.find(([name]) => name === 'href')?.[1] ?? ''
    return /^(?:\.?\/)?[\w-][\w./-]{0,200}\.css$/.test(path) ? [`./${path.replace(/^\.?\//, '')}`] : []
  })

const sourceOf = ({ attributes }: Extract<HtmlToken, { type: 'raw' }>): string =>
  attributes.find(([name]) => name === 'src')?.[1] ?? ''
const isLocal = (path: string): boolean => /^(?:\.?\/)?[\w-]/.test(path) && !path.includes(':')

const CONFIG = /^\s*tailwind\.config\s*=/
/** The colours and typefaces that the page gives Tailwind in a script, as its config file has them. */
export function configOf(tokens: readonly HtmlToken[]): string | null {
  const script = tokens.find(
    token => token.type === 'raw' && token.tag === 'script' && CONFIG.test(token.text),
  )
  return script?.type === 'raw' ? `${script.text.replace(CONFIG, 'export default').trim()}\n` : null
}

/** Tailwind's own is there already. */
export function isOwnScript(token: HtmlToken): boolean {
  if (token.type === 'open') return token.attributes.some(([name]) => /^on[a-z]/i.test(name))
  if (token.type !== 'raw' || token.tag !== 'script') return false
  const source = sourceOf(token)
  return source ? !source.includes('tailwindcss') : !CONFIG.test(token.text) && token.text.trim() !== ''
}

/** Every element is ended: by its own tag, by what cannot stand in it, or by the end of the page. */
export function jsxOf(tokens: readonly HtmlToken[]): string {
  const made: string[] = []
  const open: string[] = []
  const counts = new Map<string, number>()
  const isOpen = (tag: string) => (counts.get(tag) ?? 0) > 0
  const begin = (tag: string) => {
    open.push(tag)
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const close = (tag: string) => {
    while (isOpen(tag)) {
      const last = open.pop() ?? tag
      counts.set(last, (counts.get(last) ?? 1) - 1)
      made.push(`</${last}>`)
      if (last === tag) return
    }
  }
  for (const token of tokens) {
    if (token.type === 'text') made.push(isOpen('pre') ? verbatim(token.text) : textOf(token.text))
    else if (token.type === 'close') close(tagOf(token.tag))
    else if (token.type === 'raw') {
      if (token.tag === 'textarea')
        made.push(`<textarea${jsxAttributes(token.attributes)} defaultValue=${verbatim(token.text)} />`)
    } else if (!AROUND.has(token.tag)) {
      const last = open.at(-1)
      if (last && ENDS[token.tag]?.includes(last)) close(last)
      const isEmpty = token.isClosed || VOID.has(token.tag)
      made.push(`<${tagOf(token.tag)}${jsxAttributes(token.attributes)}${isEmpty ? ' />' : '>'}`)
      if (!isEmpty) begin(tagOf(token.tag))
    }
  }
  for (const tag of open.reverse()) made.push(`</${tag}>`)
  return `${made.join('').trim()}\n`
}

/** SVG has names in two cases. */
const SVG = new Map(
  'linearGradient radialGradient clipPath foreignObject textPath feGaussianBlur feOffset feBlend feColorMatrix feMerge feMergeNode feFlood feComposite animateTransform animateMotion'
    .split(' ')
    .map(name => [name.toLowerCase(), name]),
)
const tagOf = (tag: string): string => SVG.get(tag) ?? tag.replaceAll(':', '')

const textOf = (text: string): string =>
  text.replace(/[{}<>]/g, char => (char === '<' ? '&lt;' : char === '>' ? '&gt;' : `{'${char}'}`))
const verbatim = (text: string): string => `{${JSON.stringify(decoded(text))}}`
