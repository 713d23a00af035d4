import { isInView } from '#client/frame-runtime/changes/in-view.ts'
import { BOX_STYLE, Box } from '#client/frame-runtime/select/outline-box.ts'
import type { Pin } from '#shared/feedback.ts'
import { findPinned } from './find-pinned.ts'

/** A page that was just gone to is drawn a little later. */
const LOOK_FOR_MS = 3_000
const LOOK_EVERY_MS = 100

const STYLE = `${BOX_STYLE}
span:empty{display:none}
.box{--color:#0f8a63;outline-offset:2px;box-shadow:0 0 0 6px rgba(15,138,99,.2)}
i{position:absolute;left:var(--x);top:var(--y);width:26px;height:26px;margin:-26px 0 0 -13px;border:2px solid #fff;border-radius:50% 50% 50% 0;background:#0f8a63;box-shadow:0 2px 6px #0006;transform:rotate(-45deg)}`

/** Marks the element that an answer of a visitor is about, with a pin where it was pointed at. */
export class PinMark {
  readonly #tell: (id: number, isFound: boolean) => void
  readonly #host = document.createElement('maquette-pin')
  readonly #root = this.#host.attachShadow({ mode: 'closed' })
  readonly #style = document.createElement('style')
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0

  constructor(tell: (id: number, isFound: boolean) => void) {
    this.#tell = tell
    this.#style.textContent = STYLE
    this.#host.setAttribute('aria-hidden', 'true')
  }

  show(id: number, pin: Pin | null): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    this.#host.remove()
    if (!pin) return
    const until = performance.now() + LOOK_FOR_MS
    const look = () => {
      const element = findPinned(pin)
      if (element) this.#mark(element, pin)
      else if (performance.now() < until) {
        this.#timer = setTimeout(look, LOOK_EVERY_MS)
        return
      }
      this.#tell(id, element !== null)
    }
    look()
  }

  #mark(first: Element, pin: Pin): void {
    const box = new Box('selected')
    const mark = document.createElement('i')
    mark.style.setProperty('--x', `${pin.at.x * 100}%`)
    mark.style.setProperty('--y', `${pin.at.y * 100}%`)
    box.element.append(mark)
    this.#root.replaceChildren(this.#style, box.element)
    document.documentElement.append(this.#host)
    if (!isInView(first)) first.scrollIntoView({ block: 'center', behavior: 'auto' })
    let element: Element | null = null
    // Elements move without telling, and are drawn anew.
    const follow = () => {
      if (!element?.isConnected) {
        element = element === null ? first : findPinned(pin)
        box.show(element && { element, name: '' })
      }
      box.place()
      this.#frame = requestAnimationFrame(follow)
    }
    follow()
  }
}
