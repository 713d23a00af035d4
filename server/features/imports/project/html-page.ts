import { isImage } from '#shared/compile/assets.ts'
import { normalPath } from '#shared/compile/virtual-files.ts'
import { jsxAttributes } from '#shared/edits/reply/html-attributes.ts'
import { configOf, isOwnScript, jsxOf } from '#shared/edits/reply/html-page.ts'
import { type HtmlToken, htmlTokens } from '#shared/edits/reply/html-tokens.ts'
import type { LeftOut } from '#shared/imports.ts'
import { pictureAddress, relativePath } from './own-links.ts'
import { WEB_SHEET } from './sheet-links.ts'
import { folderOf } from './tree.ts'

interface Given {
  html: string
  /** Where it was in the project, and where its component is. */
  was: string
  is: string
  has(path: string): boolean
}

export interface HtmlPage {
  component: string
  /** Its own styles, which stand in a sheet beside it. */
  styles: string
  /** The theme that a page gives Tailwind in a script. */
  tailwindConfig: string | null
  isTailwind: boolean
  title: string | null
  leftOut: LeftOut[]
}

const TAILWIND = /tailwind(?:css)?(?:[@./-]|$)/i
const SCRIPT = 'Scripts of a page are not run: say what should happen, and it is written as React.'

/** A page of HTML as a component: its markup with its pictures as imports, and its sheets. */
export function htmlPage(given: Given): HtmlPage {
  const { html, was, is } = given
  const tokens = htmlTokens(html)
  const styles = tokens.flatMap(token =>
    token.type === 'raw' && token.tag === 'style' ? [token.text.trim()] : [],
  )
  const sheets = sheetsOf(tokens, given)
  const pictures = picturesOf(tokens, given)
  const ownSheet = styles.some(Boolean) ? [is.replace(/\.tsx$/, '.css')] : []
  const imports = [
    ...[...sheets.local, ...ownSheet].map(path => `import '${relativePath(is, path)}'`),
    ...[...pictures.names].map(([path, name]) => `import ${name} from '${relativePath(is, path)}'`),
  ]
  const around = jsxAttributes(wrapperOf(pictures.tokens))
  const body = withNames(`<div${around}>\n${jsxOf(pictures.tokens)}    </div>`, pictures.names)
  return {
    component: `${imports.join('\n')}${imports.length > 0 ? '\n\n' : ''}export default function Page() {\n  return (\n    ${body}\n  )\n}\n`,
    styles: styles.filter(Boolean).join('\n\n'),
    tailwindConfig: configOf(tokens),
    isTailwind: sheets.isTailwind || scriptsOf(tokens).some(source => TAILWIND.test(source)),
    title: titleOf(tokens),
    leftOut: [...sheets.lost, ...pictures.lost, ...lostScripts(tokens, was)],
  }
}

type Open = Extract<HtmlToken, { type: 'open' }>

const attribute = ({ attributes }: Pick<Open, 'attributes'>, wanted: string): string =>
  attributes.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''

const missing = (was: string): string => `${was} names it, and it is not among the files.`
const isWeb = (address: string): boolean => /^(?:\w+:)?\/\//.test(address)

const pathFrom = (was: string, address: string): string =>
  normalPath(address.startsWith('/') ? address : folderOf(was) + address)

function sheetsOf(tokens: readonly HtmlToken[], { was, has }: Given) {
  const links = tokens.flatMap(token =>
    token.type === 'open' && token.tag === 'link' && /stylesheet/i.test(attribute(token, 'rel'))
      ? [attribute(token, 'href').split(/[?#]/)[0]!]
      : [],
  )
  const isOfTailwind = (href: string) => TAILWIND.test(href) && !has(pathFrom(was, href))
  const local = links.map(href => pathFrom(was, href)).filter(has)
  const lost = links
    .filter(href => !has(pathFrom(was, href)) && !isOfTailwind(href))
    .map(href => ({
      path: href,
      reason: isWeb(href) ? WEB_SHEET : missing(was),
    }))
  return { local, lost, isTailwind: links.some(isOfTailwind) }
}

const scriptsOf = (tokens: readonly HtmlToken[]): string[] =>
  tokens.flatMap(token => (token.type === 'raw' && token.tag === 'script' ? [attribute(token, 'src')] : []))

/** Each script by its address, those in the page and handlers of elements together. */
function lostScripts(tokens: readonly HtmlToken[], was: string): LeftOut[] {
  const lost = tokens.filter(isOwnScript)
  const sources = scriptsOf(lost).filter(Boolean)
  const inside = lost.filter(token => token.type === 'raw' && !attribute(token, 'src')).length
  const handlers = lost.filter(token => token.type === 'open').length
  return [
    ...sources.map(source => ({ path: isWeb(source) ? source : pathFrom(was, source), reason: SCRIPT })),
    ...(inside > 0 ? [{ path: `${was}: ${inside} <script>`, reason: SCRIPT }] : []),
    ...(handlers > 0 ? [{ path: `${was}: ${handlers} onclick and the like`, reason: SCRIPT }] : []),
  ]
}

const SHOWN_BY = new Set(['src', 'poster', 'data-src', 'xlink:href', 'href'])
const HOLDS_ADDRESS = new Set(['img', 'source', 'image', 'input', 'video', 'use', 'amp-img'])
const ADDRESS_IN_STYLE = /url\(\s{0,9}['"]?([^'")]{1,300})['"]?\s{0,9}\)/g
const mark = (number: number): string => `maquette-picture-${number}-`

/** The page with a mark in the place of each address of one of its pictures. */
function picturesOf(tokens: readonly HtmlToken[], { was, has }: Given) {
  const marks = new Map<string, string>()
  const names = new Map<string, string>()
  const lost = new Set<string>()
  const marked = (address: string): string | null => {
    const plain = address.split(/[?#]/)[0]!
    const path =
      pictureAddress(plain) === null
        ? null
        : pathFrom(was, decodeURI(plain.replace(/%(?![\da-f]{2})/gi, '%25')))
    if (!path || !isImage(path)) return null
    if (!has(path)) {
      lost.add(path)
      return null
    }
    const known = marks.get(path)
    if (known) return known
    marks.set(path, mark(marks.size + 1))
    names.set(path, `picture${marks.size}`)
    return marks.get(path)!
  }
  const changed = tokens.map((token): HtmlToken => {
    if (token.type !== 'open') return token
    const isLocal = token.attributes.some(([name, value]) => name === 'src' && marked(value ?? ''))
    const attributes = token.attributes.flatMap(([name, value]): [string, string | null][] => {
      if (value === null) return [[name, value]]
      if (name === 'style')
        return [
          [
            name,
            value.replace(ADDRESS_IN_STYLE, (whole, address: string) => urlOf(marked(address)) ?? whole),
          ],
        ]
      // Other sizes of a picture that is there; one is enough.
      if (isLocal && (name === 'srcset' || name === 'sizes')) return []
      const isAddress = SHOWN_BY.has(name) && HOLDS_ADDRESS.has(token.tag)
      return [[name, (isAddress ? marked(value) : null) ?? value]]
    })
    return { ...token, attributes }
  })
  return { tokens: changed, names, lost: [...lost].map(path => ({ path, reason: missing(was) })) }
}

const urlOf = (marked: string | null): string | null => (marked ? `url(${marked})` : null)

/** The marks as what stands for them: alone a name, within a text a part of it. */
function withNames(jsx: string, names: ReadonlyMap<string, string>): string {
  let number = 0
  let text = jsx
  for (const name of names.values()) {
    const own = mark(++number)
    text = text.replaceAll(`="${own}"`, `={${name}}`)
    // Within a style; each look at the whole page costs its length.
    if (text.includes(own))
      text = text.replaceAll(
        new RegExp(`"([^"\\\\\`$\\n]{0,500})${own}([^"\\\\\`$\\n]{0,500})"`, 'g'),
        `\`$1\${${name}}$2\``,
      )
  }
  return text
}

/** What stands around the page carries what its `html` and `body` say of its look. */
function wrapperOf(tokens: readonly HtmlToken[]): [string, string | null][] {
  const [html, body] = ['html', 'body'].map(tag =>
    tokens.find((token): token is Open => token.type === 'open' && token.tag === tag),
  )
  const classes = [html, body]
    .flatMap(token => (token ? [attribute(token, 'class')] : []))
    .join(' ')
    .trim()
  const others = (body?.attributes ?? []).filter(([name]) => name === 'id')
  const style = body ? attribute(body, 'style') : ''
  // A browser paints the whole window as the body is painted, however little is in it.
  const filled = /\bmin-height\s{0,9}:/i.test(style) ? style : `min-height: 100vh; ${style}`.trim()
  const filling: [string, string][] = classes || style ? [['style', filled]] : []
  return [...(classes ? [['class', classes] as [string, string]] : []), ...others, ...filling]
}

const titleOf = (tokens: readonly HtmlToken[]): string | null => {
  const title = tokens.find(token => token.type === 'raw' && token.tag === 'title')
  return title?.type === 'raw' ? title.text.replace(/\s+/g, ' ').trim().slice(0, 100) || null : null
}
