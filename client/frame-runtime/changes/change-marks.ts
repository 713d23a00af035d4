import { frameTarget } from '#client/frame-runtime/select/frame-target.ts'
import { BOX_STYLE, Box } from '#client/frame-runtime/select/outline-box.ts'
import type { FrameSaying, HostMessage } from '#shared/frame-messages.ts'
import { findChanged } from './find-changed.ts'
import { isInView } from './in-view.ts'
import { OwnHand } from './own-hand.ts'

type Changes = Extract<HostMessage, { type: 'SHOW_CHANGES' }>
type Shown = Omit<Extract<FrameSaying, { type: 'CHANGES_SHOWN' }>, 'type'>

/** What was changed may be drawn a little later than the page around says so. */
const LOOK_FOR_MS = 2_500
const LOOK_EVERY_MS = 120
const SHOWN_MS = 2_600

const STYLE = `${BOX_STYLE}
span:empty{display:none}
.box{outline:2px solid #0f8a63;outline-offset:2px;border-radius:4px;box-shadow:0 0 0 5px rgba(255,255,255,.75),0 0 0 9px rgba(15,138,99,.28);animation:landed ${SHOWN_MS}ms ease-out both}
@keyframes landed{0%{opacity:0}12%,62%{opacity:1}100%{opacity:0}}
@media (prefers-reduced-motion:reduce){.box{animation:none}}`

/** Brings what has changed to the screen and marks it for a moment. */
export class ChangeMarks {
  readonly #tell: (shown: Shown) => void
  readonly #hand: OwnHand
  readonly #host = document.createElement('maquette-changes')
  readonly #root = this.#host.attachShadow({ mode: 'closed' })
  readonly #style = document.createElement('style')
  #id = 0
  #elements: Element[] = []
  #boxes: Box[] = []
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tell: (shown: Shown) => void, used: () => void) {
    this.#tell = tell
    this.#hand = new OwnHand(used)
    this.#style.textContent = STYLE
    this.#host.setAttribute('aria-hidden', 'true')
  }

  show({ id, places, mayScroll }: Changes): void {
    this.#clear()
    this.#id = id
    const until = performance.now() + LOOK_FOR_MS
    const look = () => {
      this.#elements = findChanged(places)
      if (this.#elements.length === 0 && performance.now() < until) {
        this.#timer = setTimeout(look, LOOK_EVERY_MS)
        return
      }
      this.#first(mayScroll)
    }
    look()
  }

  /** One of them, because somebody asked for it. */
  step(index: number): void {
    const element = this.#elements[index]
    if (!element?.isConnected) return
    if (!isInView(element)) scrollTo(element)
    this.#mark([element])
    this.#say(index, true)
  }

  #first(mayScroll: boolean): void {
    const seen = this.#elements.findIndex(isInView)
    const index = Math.max(0, seen)
    const element = this.#elements[index]
    if (!element) return this.#say(0, false)
    const isScrolled = seen < 0 && mayScroll && !this.#hand.isBusy
    if (isScrolled) scrollTo(element)
    this.#mark(this.#elements)
    this.#say(index, seen >= 0 || isScrolled)
  }

  #say(index: number, isInView: boolean): void {
    const element = this.#elements[index]
    const { tag, label } = element ? frameTarget(element) : { tag: '', label: '' }
    this.#tell({ id: this.#id, total: this.#elements.length, index, tag, label, isInView })
  }

  #mark(elements: readonly Element[]): void {
    this.#clear()
    this.#boxes = elements.map(element => {
      const box = new Box('selected')
      box.show({ element, name: '' })
      return box
    })
    this.#root.replaceChildren(this.#style, ...this.#boxes.map(box => box.element))
    document.documentElement.append(this.#host)
    this.#follow()
    this.#timer = setTimeout(() => this.#clear(), SHOWN_MS)
  }

  /** Elements move without telling. */
  #follow(): void {
    for (const box of this.#boxes) box.place()
    this.#frame = requestAnimationFrame(() => this.#follow())
  }

  #clear(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    this.#host.remove()
  }
}

function scrollTo(element: Element): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isTall = element.getBoundingClientRect().height > innerHeight * 0.8
  element.scrollIntoView({
    block: isTall ? 'start' : 'center',
    inline: 'nearest',
    behavior: isCalm ? 'instant' : 'smooth',
  })
}
