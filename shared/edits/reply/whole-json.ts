/** Whether every value in a text has an end and there is at least one, asked line by line. */
export class WholeJson {
  #depth = 0
  #count = 0
  #isInString = false
  #isEscaped = false
  /** A bracket begins a list of objects only where one of those follows. */
  #mayBegin = false

  /** Takes the next line, and tells of all lines so far. */
  take(line: string): boolean {
    for (let at = 0; at < line.length; at++) this.#takeChar(line.charAt(at))
    this.#takeChar('\n')
    return this.#count > 0 && this.#depth === 0
  }

  #takeChar(char: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (this.#isInString) {
      if (char === '\\') this.#isEscaped = true
      else if (char === '"') this.#isInString = false
    } else if (this.#depth > 0) this.#takeInside(char)
    else if (char === '{') this.#begin(1)
    else if (this.#mayBegin && (char === '[' || char === ']')) this.#begin(char === '[' ? 2 : 0)
    else if (!/\s/.test(char)) this.#mayBegin = char === '['
  }

  #begin(depth: number): void {
    this.#depth = depth + (this.#mayBegin && depth === 1 ? 1 : 0)
    this.#mayBegin = false
    if (this.#depth === 0) this.#count++
  }

  #takeInside(char: string): void {
    if (char === '"') this.#isInString = true
    else if (char === '{' || char === '[') this.#depth++
    else if ((char === '}' || char === ']') && --this.#depth === 0) this.#count++
  }
}
