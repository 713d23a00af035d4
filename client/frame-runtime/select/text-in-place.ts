/**
 * One text of the design while somebody types in it where it stands. React goes on knowing its text node, which is
 * put back whatever the browser made of it.
 */
export class TextInPlace {
  readonly #element: HTMLElement
  readonly #node: Text
  readonly #before: string
  readonly #typed: (text: string) => void
  isOpen = true

  private constructor(element: HTMLElement, node: Text, typed: (text: string) => void) {
    this.#element = element
    this.#node = node
    this.#before = node.data
    this.#typed = typed
  }

  /** Null where the element shows anything besides that one text. */
  static begin(element: Element, text: string, typed: (text: string) => void): TextInPlace | null {
    const [node, ...others] = element.childNodes
    if (!(element instanceof HTMLElement) || !(node instanceof Text) || others.length > 0) return null
    if (plain(node.data) !== plain(text) || plain(text) === '' || element.isContentEditable) return null
    const place = new TextInPlace(element, node, typed)
    place.#open()
    return place
  }

  /** Whether an event belongs to the text. */
  takes({ target }: Event): boolean {
    return this.isOpen && target instanceof Node && this.#element.contains(target)
  }

  /** Enter keeps what is typed, Escape leaves it as it was. */
  key(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'Enter') this.keep()
    else if (event.key === 'Escape') this.leave()
    // In a button the space bar presses it.
    else if (event.key === ' ') document.execCommand('insertText', false, ' ')
    else return
    event.preventDefault()
  }

  /** What is typed stays on the page until the page around says what came of it. */
  keep(): void {
    if (!this.isOpen) return
    const text = plain(this.#element.textContent ?? '')
    if (text === '' || text === plain(this.#before)) return this.leave()
    this.#close(text)
    this.#typed(text)
  }

  leave(): void {
    if (!this.isOpen) return
    this.#close(this.#before)
    this.#typed('')
  }

  /** Shows again what it showed. */
  restore(): void {
    this.#node.data = this.#before
  }

  #open(): void {
    this.#element.contentEditable = 'plaintext-only'
    this.#element.addEventListener('blur', this.#left)
    this.#element.focus()
    getSelection()?.selectAllChildren(this.#element)
  }

  #close(text: string): void {
    this.isOpen = false
    this.#element.removeEventListener('blur', this.#left)
    this.#element.removeAttribute('contenteditable')
    this.#element.blur()
    getSelection()?.removeAllRanges()
    if (this.#element.firstChild !== this.#node || this.#element.childNodes.length > 1)
      this.#element.replaceChildren(this.#node)
    if (this.#node.data !== text) this.#node.data = text
  }

  readonly #left = () => this.keep()
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
