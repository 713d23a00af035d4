import type { Frame } from 'playwright-core'
import type { RenderedArtifact } from '#tests/support/render-artifact.ts'
import type { RenderedLive } from './render-live.ts'

const LOOKS = 6
const BETWEEN_MS = 500

/** How the two compilers differ over one artifact; null when they do not. */
export async function differenceOf(compiled: RenderedArtifact, live: RenderedLive): Promise<string | null> {
  const isError = !compiled.isOk || compiled.errors.length > 0
  const isLiveError = live.problem !== null || live.errors.length > 0
  if (isError !== isLiveError) {
    const why = compiled.compiled.errorMessage ?? compiled.errors[0]?.message
    return `${isError ? `only compiled fails: ${why}` : `only live fails: ${live.problem ?? live.errors[0]}`}`
  }
  if (isError || !live.frame) return null
  if (compiled.painted !== live.painted) return `compiled ${compiled.painted}, live ${live.painted}`
  let difference: string | null = null
  // What moves or counts up comes to rest.
  for (let look = 0; look < LOOKS; look++) {
    difference = between(await pictureOf(compiled.frame), await pictureOf(live.frame))
    if (difference === null) return null
    await compiled.page.waitForTimeout(BETWEEN_MS)
  }
  return difference
}

interface Picture {
  text: string
  elements: Record<string, number>
}

/** The text somebody reads and how many of each element there are, in the design and in what it opens. */
const pictureOf = (frame: Frame): Promise<Picture> =>
  frame.evaluate(() => {
    const elements: Record<string, number> = {}
    const left = new Set(['SCRIPT', 'STYLE', 'LINK', 'META'])
    for (const element of document.body.querySelectorAll('*')) {
      if (left.has(element.tagName) || element.closest('#maquette-failure')) continue
      elements[element.tagName] = (elements[element.tagName] ?? 0) + 1
    }
    const shown = [...document.body.children].filter(child => child.id !== 'maquette-failure')
    const text = shown.map(child => (child instanceof HTMLElement ? child.innerText : '')).join(' ')
    return { text: text.replace(/\s+/g, ' ').trim(), elements }
  })

function between(a: Picture, b: Picture): string | null {
  // Times, dates and random numbers are others a moment later.
  const plain = (text: string) => text.replace(/\d+/g, '0')
  if (plain(a.text) !== plain(b.text)) {
    const at = [...plain(a.text)].findIndex((char, index) => char !== plain(b.text)[index])
    return `text: compiled "${plain(a.text).slice(at, at + 60)}", live "${plain(b.text).slice(at, at + 60)}"`
  }
  const names = [...new Set([...Object.keys(a.elements), ...Object.keys(b.elements)])]
  const other = names.filter(name => a.elements[name] !== b.elements[name])
  return other.length > 0
    ? `elements: ${other.map(name => `${name} ${a.elements[name] ?? 0}/${b.elements[name] ?? 0}`).join(', ')}`
    : null
}
