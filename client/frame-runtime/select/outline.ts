import { BOX_STYLE, Box, type Outlined } from './outline-box.ts'

/** The outlines over the design: in a tree of their own that styles do not reach, above everything, hit by nothing. */
export class Outline {
  readonly #host = document.createElement('maquette-outline')
  readonly #hover: Box
  readonly #selected: Box
  #frame = 0

  constructor() {
    const root = this.#host.attachShadow({ mode: 'closed' })
    const style = document.createElement('style')
    style.textContent = BOX_STYLE
    this.#hover = new Box('hover')
    this.#selected = new Box('selected')
    root.append(style, this.#hover.element, this.#selected.element)
    this.#host.setAttribute('popover', 'manual')
    this.#host.setAttribute('aria-hidden', 'true')
  }

  open(color: string): void {
    this.#host.style.setProperty('--color', color)
    if (!this.#host.isConnected) document.documentElement.append(this.#host)
    this.#raise()
    if (!this.#frame) this.#follow()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#hover.show(null)
    this.#selected.show(null)
    this.#host.remove()
  }

  hover(outlined: Outlined | null): void {
    this.#hover.show(outlined)
  }

  select(outlined: Outlined | null): void {
    this.#raise()
    this.#selected.show(outlined)
  }

  /** A dialog of the design that opened since is in the top layer too; the last one is on top. */
  #raise(): void {
    if (!this.#host.isConnected || !('showPopover' in this.#host)) return
    if (this.#host.matches(':popover-open')) this.#host.hidePopover()
    this.#host.showPopover()
  }

  /** Elements move without telling: scrolling, animation, layout. */
  #follow(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#hover.place()
      this.#selected.place()
      this.#follow()
    })
  }
}
