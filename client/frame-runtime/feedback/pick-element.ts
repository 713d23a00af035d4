import type { Pin } from '#shared/feedback.ts'

/** As in `shared/feedback.ts`, whose library stays out of every page. */
const PIN_LABEL_MAX_CHARACTERS = 120
const TAG_MAX_CHARACTERS = 60

/**
 * Lets somebody point at an element of the page: by a click, which the design does not hear, or with the keyboard at
 * what has the focus. Null when they let it be.
 */
export function pickElement(root: ShadowRoot): Promise<Pin | null> {
  const cover = document.createElement('div')
  cover.className = 'cover'
  const mark = document.createElement('div')
  mark.className = 'mark'
  mark.hidden = true
  const bar = document.createElement('div')
  bar.className = 'bar'
  bar.setAttribute('role', 'status')
  const words = document.createElement('span')
  words.textContent = 'Click what your feedback is about. With a keyboard: Tab to it, then Enter.'
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = 'Cancel'
  bar.append(words, cancel)
  root.append(cover, mark, bar)
  // Whoever uses a keyboard goes on from the beginning of the page.
  ;(root.activeElement as HTMLElement | null)?.blur()
  return new Promise(resolve => {
    const end = (pin: Pin | null) => {
      removeEventListener('keydown', pressed, true)
      removeEventListener('focusin', focused, true)
      for (const part of [cover, mark, bar]) part.remove()
      resolve(pin)
    }
    const at = ({ clientX, clientY }: MouseEvent): Element | null => {
      cover.style.pointerEvents = 'none'
      const found = document.elementFromPoint(clientX, clientY)
      cover.style.pointerEvents = ''
      return found && found !== root.host ? found : null
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      const { activeElement } = document
      const isOurs = activeElement === root.host
      if (event.key === 'Enter' && (isOurs || activeElement === null)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      end(event.key === 'Escape' || !activeElement ? null : pinOf(activeElement, { x: 0.5, y: 0.5 }))
    }
    const focused = () => show(mark, document.activeElement === root.host ? null : document.activeElement)
    cover.addEventListener('pointermove', event => show(mark, at(event)))
    cover.addEventListener('click', event => {
      const element = at(event)
      if (element) end(pinOf(element, { x: event.clientX, y: event.clientY }, true))
    })
    cancel.addEventListener('click', () => end(null))
    addEventListener('keydown', pressed, true)
    addEventListener('focusin', focused, true)
  })
}

function show(mark: HTMLElement, element: Element | null): void {
  mark.hidden = element === null || element === document.body
  if (!element) return
  const { left, top, width, height } = element.getBoundingClientRect()
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

const share = (from: number, size: number, at: number): number =>
  size > 0 ? Math.min(1, Math.max(0, (at - from) / size)) : 0.5

/** Where an element stands in the page; `at` is in shares of it, or in pixels of the window. */
function pinOf(element: Element, at: { x: number; y: number }, isInWindow = false): Pin {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    way: wayTo(element),
    tag: element.localName.slice(0, TAG_MAX_CHARACTERS),
    label: labelOf(element),
    at: isInWindow ? { x: share(left, width, at.x), y: share(top, height, at.y) } : at,
  }
}

const WAY_MAX = 80

/** Which child, from the body down. */
function wayTo(element: Element): number[] {
  const way: number[] = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at))
  return way.slice(0, WAY_MAX)
}

/** What a person reads on it. */
function labelOf(element: Element): string {
  const named = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
  const words = named || (element.textContent ?? '')
  return words.replace(/\s+/g, ' ').trim().slice(0, PIN_LABEL_MAX_CHARACTERS)
}
