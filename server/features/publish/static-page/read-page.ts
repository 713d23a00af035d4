import { Tokenizer } from 'htmlparser2'
import { escapeHtml } from '#server/preview/escape-html.ts'
import { DROPPED, ELEMENT_NAME, VOID } from './page-elements.ts'
import { isSafeAttribute } from './safe-attribute.ts'
import { safeStyle } from './safe-style.ts'

/** Deeper ones are passed over, with their content kept: browsers themselves stop at 512. */
const DEPTH_MAX = 500
const ATTRIBUTES_MAX = 200
/** Of the root and the body, what the look of a page may depend on. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['class', 'style', 'lang', 'dir', 'data-theme', 'data-mode'])

/** A page of a design as its browser drew it, with nothing in it that runs. */
export interface StaticPage {
  /** What the page called itself; empty where it said nothing. */
  title: string
  description: string
  /** Attributes of `html` and `body`, written as HTML, each with a space before it. */
  rootAttributes: string
  bodyAttributes: string
  /** Every style sheet that stood in the page, wherever it stood. */
  styles: string
  /** What is in the body. */
  body: string
}

type Place = 'head' | 'body'

/**
 * Reads a document and writes it anew, sign by sign: elements and attributes that are let through, and text, all escaped.
 * Nothing of what came is copied as it was, so it does not matter whether another parser would have read it otherwise.
 * One pass over a tokenizer that holds no tree; the time grows with the length of the text.
 */
export function readPage(html: string): StaticPage {
  const page: StaticPage = {
    ...{ title: '', description: '', rootAttributes: '', bodyAttributes: '', styles: '', body: '' },
  }
  const body: string[] = []
  const styles: string[] = []
  const open: string[] = []
  /** How many of each name are open, so that an end without a beginning costs nothing. */
  const counts = new Map<string, number>()
  let place: Place = 'head'
  let element = ''
  let attributes: [string, string][] = []
  let attribute: string | null = null
  let value: string[] = []
  /** Inside of an element that is left out: its name, and how many of that name are open. */
  let dropped: { name: string; depth: number } | null = null
  /** Text goes there instead of into the body. */
  let text: string[] | null = null

  const close = (name: string) => {
    if (!counts.get(name)) return
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      counts.set(last, (counts.get(last) ?? 1) - 1)
      body.push(`</${last}>`)
      if (last === name) return
    }
  }
  const written = (allowed: (name: string) => boolean) =>
    attributes
      .filter(([name, said]) => allowed(name) && isSafeAttribute(element, name, said))
      .map(([name, said]) => ` ${name}="${escapeHtml(said)}"`)
      .join('')
  const begin = (isClosed: boolean) => {
    if (dropped) {
      if (element === dropped.name && !isClosed) dropped.depth += 1
      return
    }
    if (element === 'html') page.rootAttributes ||= written(name => OF_THE_PAGE.has(name))
    else if (element === 'body') {
      place = 'body'
      page.bodyAttributes ||= written(name => OF_THE_PAGE.has(name))
    } else if (element === 'head') return
    else if (element === 'style') text = isClosed ? null : styles
    else if (element === 'title' && place === 'head') text = isClosed ? null : []
    else if (DROPPED.has(element)) {
      if (element === 'meta') describe()
      if (!VOID.has(element) && !isClosed) dropped = { name: element, depth: 1 }
    } else if (ELEMENT_NAME.test(element) && open.length < DEPTH_MAX) {
      place = 'body'
      body.push(`<${element}${written(() => true)}>`)
      if (VOID.has(element)) return
      if (isClosed) return void body.push(`</${element}>`)
      open.push(element)
      counts.set(element, (counts.get(element) ?? 0) + 1)
    }
  }
  const describe = () => {
    const said = new Map(attributes)
    if (said.get('name')?.toLowerCase() === 'description') page.description ||= said.get('content') ?? ''
  }
  const say = (said: string) => {
    if (dropped) return
    if (text) text.push(said)
    else if (place === 'body') body.push(escapeHtml(said))
  }

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        element = html.slice(start, end).toLowerCase()
        attributes = []
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase()
        value = []
      },
      onattribdata: (start, end) => value.push(html.slice(start, end)),
      onattribentity: code => value.push(String.fromCodePoint(code)),
      onattribend: () => {
        const isNew = attribute !== null && !attributes.some(([name]) => name === attribute)
        if (isNew && attributes.length < ATTRIBUTES_MAX) attributes.push([attribute ?? '', value.join('')])
        attribute = null
      },
      onopentagend: () => begin(false),
      onselfclosingtag: () => begin(true),
      onclosetag: (start, end) => {
        const name = html.slice(start, end).trim().toLowerCase()
        if (dropped) {
          if (name === dropped.name) dropped.depth -= 1
          if (dropped.depth === 0) dropped = null
        } else if (text) {
          if (name === 'title' && text !== styles) page.title ||= text.join('').trim()
          if (name === 'style') styles.push('\n')
          text = null
        } else close(name)
      },
      ontext: (start, end) => say(html.slice(start, end)),
      ontextentity: code => say(String.fromCodePoint(code)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  while (open.length > 0) close(open.at(-1) ?? '')
  return { ...page, styles: safeStyle(styles.join('')), body: body.join('') }
}
