const SETTLE_MAX_MS = 1_200
/** Animation frames never come to a tab that nobody sees. */
const FRAME_WITHIN_MS = 300

/**
 * What a browser drew when the page was published. It stays in sight, where it is, until the living page behind it looks
 * the same: what fades in has faded in, so that nothing that was there vanishes and comes again.
 */
export class DrawnPage {
  readonly #drawn: HTMLElement
  /** Where the design is rendered. */
  readonly live: HTMLElement
  readonly #styles = document.querySelector('style[data-maquette-drawn]')

  constructor(drawn: HTMLElement) {
    this.#drawn = drawn
    this.live = drawn.cloneNode(false) as HTMLElement
    const { top, left, width, height } = drawn.getBoundingClientRect()
    drawn.before(this.live)
    this.live.style.opacity = '0'
    drawn.ariaHidden = 'true'
    place(drawn, { top: top + scrollY, left: left + scrollX, width, height })
  }

  async giveWay(): Promise<void> {
    await nextPaint()
    // What was thrown away at once has been put back already.
    if (!this.live.isConnected) return
    await settled(this.live)
    if (!this.live.isConnected || this.live.childElementCount === 0) return this.putBack()
    this.live.style.removeProperty('opacity')
    if (this.live.getAttribute('style') === '') this.live.removeAttribute('style')
    this.#drawn.remove()
    // The design writes its own from now on.
    this.#styles?.remove()
  }

  /** Instead of a page that ended. */
  putBack(): void {
    if (this.#styles && !this.#styles.isConnected) document.head.append(this.#styles)
    this.live.replaceWith(this.#drawn)
    for (const name of ['position', 'top', 'left', 'width', 'height', 'margin', 'z-index'])
      this.#drawn.style.removeProperty(name)
    this.#drawn.ariaHidden = null
  }
}

interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Over the page, exactly where it was, whatever its position is counted from. */
function place(element: HTMLElement, { top, left, width, height }: Box): void {
  Object.assign(element.style, {
    ...{ position: 'absolute', margin: '0', zIndex: '2147483646', top: '0', left: '0' },
    width: `${width}px`,
    height: `${height}px`,
  })
  const from = element.getBoundingClientRect()
  element.style.top = `${top - from.top - scrollY}px`
  element.style.left = `${left - from.left - scrollX}px`
}

/** What fades in is there, and the fonts are; what moves for ever is not waited for, and neither is a slow one. */
function settled(live: HTMLElement): Promise<unknown> {
  const ended = document
    .getAnimations()
    .filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return live.contains(target) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    .map(animation => animation.finished)
  return Promise.race([
    Promise.all([Promise.allSettled(ended), document.fonts.ready]),
    new Promise(resolve => setTimeout(resolve, SETTLE_MAX_MS)),
  ])
}

const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, FRAME_WITHIN_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
