import { loadLargeFonts } from '#client/frame-runtime/large-fonts.ts'

const PART =
  /^(?=@layer (?:theme|base|components|utilities)\b.*\{|@property |@keyframes |:root\b|\.dark\b|@font-face)/m

/** The style sheet of a live frame in parts, so that the browser reads again only what changed. */
export class LiveSheet {
  readonly #elements: HTMLStyleElement[] = []

  set(css: string): void {
    loadLargeFonts(css)
    const parts = merged(css.split(PART))
    for (const [at, part] of parts.entries()) {
      const element = this.#elements[at] ?? this.#add()
      if (element.textContent !== part) element.textContent = part
    }
    for (const element of this.#elements.slice(parts.length)) element.textContent = ''
  }

  #add(): HTMLStyleElement {
    const element = document.createElement('style')
    document.head.append(element)
    this.#elements.push(element)
    return element
  }
}

const PART_MIN_CHARACTERS = 2_000

/** A hundred small rules are one part. */
function merged(pieces: readonly string[]): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length < PART_MIN_CHARACTERS) parts[parts.length - 1] = last + piece
    else parts.push(piece)
  }
  return parts
}
