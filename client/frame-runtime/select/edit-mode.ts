import type { HostLink } from '#client/frame-runtime/host-link.ts'
import type { EditMode as Mode } from '#shared/frame-messages.ts'
import { elementsAt } from './element-chain.ts'
import { frameTarget, nameOf, shownElement } from './frame-target.ts'
import { OthersOutline, type Selections } from './others-outline.ts'
import { Outline } from './outline.ts'
import { isStep, stepFrom } from './step-from.ts'
import { TextInPlace } from './text-in-place.ts'

const MOVED_PX = 8
/** Of the mouse and of touch: while one selects, the design gets none of them. */
const TAKEN = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
]
/** What is disabled can be selected too. */
const REACHABLE = ':disabled,[data-disabled],[aria-disabled="true"]{pointer-events:auto!important}'

/**
 * Selecting an element of the design: hovering or the arrow keys outline it, a click or Enter takes it, with Shift
 * besides what is selected; Escape leaves.
 */
export class EditMode {
  readonly #host: HostLink
  readonly #outline = new Outline()
  readonly #more = new OthersOutline()
  readonly #style = document.createElement('style')
  #mode: Mode = 'off'
  #hovered: Element | null = null
  #selected: Element | null = null
  /** Others are selected besides it. */
  #areSeveral = false
  #text: TextInPlace | null = null
  #pressedAt: { x: number; y: number } | null = null

  constructor(host: HostLink) {
    this.#host = host
    this.#style.textContent = REACHABLE
    // From the start, so that they come before whatever the design listens to.
    const listen = <E extends Event>(name: string, heard: (event: E) => void) =>
      addEventListener(name, event => this.#mode !== 'off' && heard(event as E), { capture: true })
    for (const name of TAKEN) listen(name, event => this.#take(event))
    listen<PointerEvent>('pointermove', event => this.#move(event))
    listen<KeyboardEvent>('keydown', event => this.#key(event))
    listen('focusin', ({ target }) => target instanceof Element && this.#hover(target))
    document.documentElement.addEventListener('pointerleave', () => this.#hover(null))
  }

  set(mode: Mode, color: string): void {
    this.#mode = mode
    if (mode === 'off') return this.#leave()
    this.#outline.open(color)
    document.head.append(this.#style)
  }

  get selected(): Element | null {
    return this.#selected?.isConnected ? this.#selected : null
  }

  clear(): void {
    this.#selected = null
    this.#outline.select(null)
    this.showMore([])
  }

  /** Outlines what is selected besides the first. */
  showMore(selections: Selections): void {
    this.#areSeveral = selections.length > 0
    this.#more.show(selections)
  }

  /** Selects what stands at a place in the source: a parent of the selection, or the same after a reload. */
  selectLoc(loc: string, index: number): void {
    const drawn = elementsAt(loc)
    const around = drawn.find(element => this.#selected !== null && element.contains(this.#selected))
    const element = around ?? drawn[index] ?? drawn[0]
    if (element) this.#select(element, 'told')
  }

  /** The selected element's text becomes one that is typed in, or the page around hears that it cannot. */
  editText(id: number, text: string): void {
    const element = this.selected
    this.#text?.leave()
    this.#text =
      element &&
      TextInPlace.begin(element, text, typed => this.#host.post({ type: 'TEXT_TYPED', id, text: typed }))
    if (this.#text) this.#hover(null)
    else this.#host.post({ type: 'TEXT_TYPED', id, text: null })
  }

  endText(isKept: boolean): void {
    if (!isKept) this.#text?.restore()
    this.#text = null
  }

  #leave(): void {
    this.#text?.keep()
    this.#hover(null)
    this.showMore([])
    this.#selected = null
    this.#outline.close()
    this.#style.remove()
  }

  #take(event: Event): void {
    if (this.#text?.takes(event)) return event.stopImmediatePropagation()
    if (event.type === 'pointerdown') this.#text?.keep()
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.isTrusted || !(event instanceof PointerEvent)) return
    const { clientX: x, clientY: y, type, button, shiftKey } = event
    if (type === 'pointerdown') this.#pressedAt = button === 0 ? { x, y } : null
    if (type !== 'pointerup' || !this.#pressedAt) return
    const isDrag = Math.hypot(x - this.#pressedAt.x, y - this.#pressedAt.y) > MOVED_PX
    this.#pressedAt = null
    const element = isDrag ? null : elementAt(x, y)
    if (element) this.#click(element, shiftKey)
  }

  #move(event: PointerEvent): void {
    if (event.isTrusted && event.pointerType !== 'touch') this.#hover(elementAt(event.clientX, event.clientY))
  }

  #hover(element: Element | null): void {
    if (element && (this.#mode === 'off' || this.#text?.isOpen)) return
    const shown = element && shownElement(element)
    if (shown === this.#hovered) return
    this.#hovered = shown
    if (!element || !shown) {
      this.#outline.hover(null)
      return this.#host.post({ type: 'HIDE_POPUP' })
    }
    const target = frameTarget(element)
    this.#outline.hover(shown === this.#selected ? null : { element: shown, name: target.tag })
    this.#host.post({ type: 'SHOW_POPUP', target })
  }

  #click(element: Element, isMore: boolean): void {
    if (isMore && this.selected && this.#mode === 'select') {
      return this.#host.post({ type: 'SELECT_PROTOTYPE_TARGET', target: frameTarget(element), as: 'more' })
    }
    if (!this.#areSeveral && this.#selected && shownElement(element) === this.#selected) {
      return this.#host.post({ type: 'PROTOTYPE_TARGET_CLICKED', target: frameTarget(element) })
    }
    this.#select(element)
  }

  #select(element: Element, as?: 'told'): void {
    const target = frameTarget(element)
    this.#selected = shownElement(element)
    this.#outline.hover(null)
    this.#outline.select({ element: this.#selected, name: nameOf(target) })
    const type = this.#mode === 'extract' ? 'SELECT_EXTRACT_TARGET' : 'SELECT_PROTOTYPE_TARGET'
    this.#host.post({ type, target, ...(as && type === 'SELECT_PROTOTYPE_TARGET' && { as }) })
  }

  #key(event: KeyboardEvent): void {
    if (!event.isTrusted) return
    if (this.#text?.takes(event)) {
      this.#text.key(event)
      return event.stopImmediatePropagation()
    }
    if (event.key === 'Escape' && this.#areSeveral) {
      this.clear()
      this.#host.post({ type: 'SELECTION_CLEARED' })
    } else if (event.key === 'Escape') {
      const isExtract = this.#mode === 'extract'
      this.#mode = 'off'
      this.#leave()
      this.#host.post({ type: isExtract ? 'DISABLE_EXTRACT_MODE' : 'EDIT_MODE_DISABLED' })
    } else if (event.key === 'Enter') {
      const element = this.#hovered ?? document.activeElement
      if (!element || element === document.body) return
      this.#click(element, event.shiftKey)
    } else if (isStep(event.key)) {
      const next = stepFrom(this.#hovered ?? this.#selected, event.key)
      if (next) this.#hover(next)
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

const elementAt = (x: number, y: number): Element | null => {
  const element = document.elementFromPoint(x, y)
  return element === document.documentElement ? document.body : element
}
