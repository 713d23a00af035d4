import type { Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { ChatItem, ModelMode } from '#shared/chat.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'
import { SEEN } from './look-at-version.ts'

/** What came of one prompt, as somebody before the screen knows it. */
export interface Sent {
  patternId: string
  answer: ChatItem
  paintMs: number | null
  totalMs: number
}

/** After the end of an answer its page is painted within this, or never. */
const PAINTED_AFTER_END_MS = 10_000

/** One person before one design, who sends prompts one after the other. */
export class Sitting {
  readonly #person: Person
  readonly #page: Page
  readonly #maxMinutes: number
  #answers = 0

  constructor(person: Person, page: Page, maxMinutes: number) {
    this.#person = person
    this.#page = page
    this.#maxMinutes = maxMinutes
  }

  /** A first prompt, from the first page. */
  async begin(url: string, first: { prompt: string; mode: ModelMode; preset: string }): Promise<Sent> {
    await this.#page.goto(url)
    const box = this.#page.getByRole('textbox', { name: 'Describe your design' })
    await box.waitFor()
    await this.#choose('Design Preset', first.preset)
    await this.#choose('Mode', first.mode === 'agent' ? 'Agent' : 'Best')
    await box.fill(first.prompt)
    return this.#sent(() => box.press('Enter'), null)
  }

  /** A further prompt in the design. */
  async follow(prompt: string): Promise<Sent> {
    const box = this.#page.getByRole('textbox', { name: 'Message' })
    await box.fill(prompt)
    return this.#sent(() => box.press('Enter'), await this.#shown())
  }

  async #sent(send: () => Promise<void>, before: string | null): Promise<Sent> {
    const started = performance.now()
    let paintedUntil = Number.POSITIVE_INFINITY
    const painted = this.#painted(started, before, () => paintedUntil)
    try {
      await send()
      await this.#page.waitForURL(/\/c\/[^/?#]+/)
      const patternId = new URL(this.#page.url()).pathname.split('/').at(-1) ?? ''
      const answer = await until(
        () => this.#answered(patternId),
        'the answer ends (--max-minutes)',
        this.#maxMinutes * 60,
      )
      this.#answers += 1
      const endedAt = performance.now()
      const isMade = answer.content.some(({ type }) => type === 'artifact')
      paintedUntil = isMade ? endedAt + PAINTED_AFTER_END_MS : endedAt
      return { patternId, answer, totalMs: endedAt - started, paintMs: await painted }
    } finally {
      paintedUntil = 0
    }
  }

  async #answered(patternId: string): Promise<ChatItem | null> {
    const { chatItems, isAiGenerating } = await this.#person.must(api.patterns.get, {
      path: { id: patternId },
    })
    const answers = chatItems.filter(({ role }) => role === 'assistant')
    return isAiGenerating || answers.length <= this.#answers ? null : (answers.at(-1) ?? null)
  }

  async #painted(started: number, before: string | null, lookUntil: () => number): Promise<number | null> {
    for (;;) {
      const shown = await this.#shown()
      if (shown !== null && shown !== before) return performance.now() - started
      if (performance.now() > lookUntil()) return null
      await new Promise(done => setTimeout(done, 50))
    }
  }

  /** What the preview shows; null while there is nothing that can be seen. */
  async #shown(): Promise<string | null> {
    const frame = this.#page.frameLocator('iframe[title="Preview"]')
    try {
      if (!(await frame.locator(SEEN).first().isVisible())) return null
      return await frame.locator('#root').evaluate(lookOf, null, { timeout: 1_000 })
    } catch {
      // It is replaced by its next one just now.
      return null
    }
  }

  async #choose(label: string, option: string): Promise<void> {
    const box = this.#page.getByRole('combobox', { name: label, exact: true })
    // Where no model is connected, or agents are off, there is nothing to choose.
    if ((await box.count()) === 0 || (await box.getAttribute('aria-disabled'))) return
    if ((await box.textContent())?.trim().startsWith(option)) return
    await box.click()
    await this.#page.getByRole('option', { name: option }).first().click()
  }
}

/** What is there and in which colours and letters: a change of theme alone leaves the elements as they are. */
function lookOf(root: Element): string {
  const styled = [document.body, ...root.querySelectorAll('*')].slice(0, 60).map(element => {
    const { color, backgroundColor, borderRadius, fontFamily } = getComputedStyle(element)
    return [color, backgroundColor, borderRadius, fontFamily].join()
  })
  return `${root.innerHTML}\n${styled.join('\n')}`
}
