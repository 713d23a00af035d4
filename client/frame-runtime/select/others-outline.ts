import type { HostMessage } from '#shared/frame-messages.ts'
import { elementsAt } from './element-chain.ts'
import { BOX_STYLE, Box } from './outline-box.ts'

export type Selections = Extract<HostMessage, { type: 'SHOW_OTHERS' }>['selections']

/** What others have selected, each in their colour and with their name; also what oneself has besides the first. */
export class OthersOutline {
  readonly #host = document.createElement('maquette-others')
  readonly #root = this.#host.attachShadow({ mode: 'closed' })
  readonly #style = document.createElement('style')
  #shown: { selection: Selections[number]; box: Box; element: Element | null }[] = []
  #frame = 0

  constructor() {
    this.#style.textContent = BOX_STYLE
    this.#host.setAttribute('aria-hidden', 'true')
  }

  show(selections: Selections): void {
    cancelAnimationFrame(this.#frame)
    this.#shown = selections.map(selection => {
      const box = new Box('selected')
      box.element.style.setProperty('--color', selection.color)
      return { selection, box, element: null }
    })
    this.#root.replaceChildren(this.#style, ...this.#shown.map(({ box }) => box.element))
    if (this.#shown.length === 0) return this.#host.remove()
    document.documentElement.append(this.#host)
    this.#follow()
  }

  /** Elements move without telling, and are drawn anew. */
  #follow(): void {
    for (const shown of this.#shown) {
      const { selection, box } = shown
      if (!shown.element?.isConnected) {
        const drawn = elementsAt(selection.loc)
        shown.element = drawn[selection.index] ?? drawn[0] ?? null
        box.show(shown.element && { element: shown.element, name: selection.name })
      }
      box.place()
    }
    this.#frame = requestAnimationFrame(() => this.#follow())
  }
}
