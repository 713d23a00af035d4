/** A piece of a string value of the tool's input, decoded. */
export interface InputPiece {
  key: string
  text: string
  isEnd: boolean
}

type State = 'between' | 'key' | 'afterKey' | 'value' | 'skipped'

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/**
 * Reads the JSON object a model streams as a tool's input and hands out its top-level strings as they grow, so that a
 * file is seen while it is being written. What is not a string is skipped; the complete input is parsed by the SDK.
 */
export class ToolInputReader {
  #state: State = 'between'
  #key = ''
  #escape: string | null = null
  #depth = 0
  #isInSkippedString = false
  /** The object has ended. */
  isEnd = false

  push(delta: string): InputPiece[] {
    const pieces: InputPiece[] = []
    let text = ''
    for (const char of delta) {
      const before = this.#state
      const decoded = this.#take(char)
      if (before === 'value' && this.#state !== 'value') {
        pieces.push({ key: this.#key, text, isEnd: true })
        text = ''
      } else if (before === 'value' && decoded !== null) text += decoded
    }
    if (text) pieces.push({ key: this.#key, text, isEnd: false })
    return pieces
  }

  /** The decoded character when it belongs to a key or value; null when it is JSON's own. */
  #take(char: string): string | null {
    switch (this.#state) {
      case 'between':
        if (char === '"') {
          this.#state = 'key'
          this.#key = ''
        } else if (char === '}') this.isEnd = true
        return null
      case 'key': {
        const decoded = this.#string(char, 'afterKey')
        this.#key += decoded ?? ''
        return null
      }
      case 'afterKey':
        if (char === '"') this.#state = 'value'
        else if (!/[\s:]/.test(char)) {
          this.#state = 'skipped'
          this.#depth = 0
          this.#skip(char)
        }
        return null
      case 'value':
        return this.#string(char, 'between')
      default:
        this.#skip(char)
        return null
    }
  }

  #string(char: string, after: State): string | null {
    if (this.#escape !== null) return this.#unescape(char)
    if (char === '\\') {
      this.#escape = ''
      return null
    }
    if (char !== '"') return char
    this.#state = after
    return null
  }

  #unescape(char: string): string | null {
    if (this.#escape === '' && char !== 'u') {
      this.#escape = null
      return ESCAPES[char] ?? char
    }
    this.#escape += char
    if (this.#escape?.length !== 5) return null
    const code = Number.parseInt(this.#escape.slice(1), 16)
    this.#escape = null
    return Number.isNaN(code) ? '' : String.fromCharCode(code)
  }

  #skip(char: string): void {
    if (this.#isInSkippedString) {
      if (this.#escape !== null) this.#escape = null
      else if (char === '\\') this.#escape = ''
      else if (char === '"') this.#isInSkippedString = false
      return
    }
    if (char === '"') this.#isInSkippedString = true
    else if (char === '{' || char === '[') this.#depth += 1
    else if (char === '}' || char === ']') this.#depth -= 1
    if (this.#depth < 0) this.isEnd = true
    if (this.#depth < 0 || (this.#depth === 0 && char === ',')) this.#state = 'between'
  }
}
