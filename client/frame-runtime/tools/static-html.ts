import { settled } from './settled.ts'

/** So many screens of a long page are looked at, each for a moment, since what is below shows itself when it comes into view. */
const SCREENS_MAX = 30
const LOOK_MS = 60
const LINKS_MAX = 200

/** A page as it can be read without scripts, and the paths that its links lead to on the same host. */
export interface StaticHtml {
  html: string
  links: string[]
}

export async function staticHtml(): Promise<StaticHtml> {
  await showAll()
  await settled()
  const { documentElement: page, body } = document
  const root = document.getElementById('root')?.cloneNode(true) as HTMLElement | undefined
  for (const outline of root?.querySelectorAll('maquette-outline, script') ?? []) outline.remove()
  keepDrawings(root)
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const html = `${tagOf(page)}<head><title>${escaped(document.title)}</title><meta name="description" content="${escaped(description)}"><style>${writtenStyles()}</style></head>${tagOf(body)}${root?.outerHTML ?? ''}</body></html>`
  // An address that was made of this frame's own host leads to another one afterwards.
  return { html: html.replaceAll(location.origin, ''), links: linksOf() }
}

async function showAll(): Promise<void> {
  for (let screen = 0; screen < SCREENS_MAX; screen++) {
    const before = scrollY
    scrollBy({ top: innerHeight, behavior: 'instant' })
    if (scrollY === before) break
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** Drawn by scripts alone, so that its picture has to stand in its place. */
function keepDrawings(root: HTMLElement | undefined): void {
  const drawn = document.getElementById('root')?.querySelectorAll('canvas') ?? []
  root?.querySelectorAll('canvas').forEach((canvas, at) => {
    const picture = document.createElement('img')
    for (const { name, value } of canvas.attributes) picture.setAttribute(name, value)
    picture.alt = canvas.getAttribute('aria-label') ?? ''
    try {
      picture.src = drawn[at]?.toDataURL('image/webp', 0.7) ?? ''
    } catch {
      return // A picture of another host is in it, so that it may not be read.
    }
    canvas.replaceWith(picture)
  })
}

/** Rules that were written by scripts, which the text of their elements may not have. */
function writtenStyles(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
    ({ ownerNode }) => !(ownerNode instanceof HTMLLinkElement),
  )
  const texts = sheets.flatMap(sheet => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText)
    } catch {
      return []
    }
  })
  return texts.filter(text => !text.includes('#maquette-failure')).join('\n')
}

function tagOf(element: HTMLElement): string {
  const kept = ['class', 'style', 'lang', 'dir', 'data-theme', 'data-mode'].flatMap(name => {
    const value = element.getAttribute(name)
    return value === null ? [] : ` ${name}="${escaped(value)}"`
  })
  return `<${element.localName}${kept.join('')}>`
}

function linksOf(): string[] {
  const paths = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.host === location.host && !link.download) paths.add(link.pathname)
    if (paths.size >= LINKS_MAX) break
  }
  return [...paths]
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
