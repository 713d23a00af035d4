import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { RenderOutcome } from '#shared/preview-health.ts'
import type { BrokenCase } from '#tests/fixtures/broken/broken-case.ts'
import { until } from '#tests/support/until.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'

interface Seen {
  /** What everybody is told of the version; null when it did not compile. */
  outcome: RenderOutcome | null
  /** The sentence of the amber box; null when there is none. */
  box: string | null
}

/** An editor in a browser, one design of each preset, in which broken designs are opened one after the other. */
export class BrokenInEditor {
  readonly #person: Person
  readonly #page: Page
  readonly #designs = new Map<PresetName, string>()
  #open: PresetName | null = null

  static async start(people: People): Promise<BrokenInEditor> {
    const { person, page } = await people.come('Ada')
    return new BrokenInEditor(person, page)
  }

  private constructor(person: Person, page: Page) {
    this.#person = person
    this.#page = page
  }

  /** Saves it as the newest version, as a model would, and waits for what the editor makes of it. */
  async show({ preset, files, path, outcome }: BrokenCase): Promise<Seen> {
    const id = await this.#openDesign(preset)
    // Whatever came before, a good version is on the screen, at the path in question.
    await this.#save(id, good(path ?? '/'))
    await this.#frameSays(GOOD)
    const alert = this.#page.getByRole('alert').filter({ hasText: MESSAGES.renderFailed })
    await alert.waitFor({ state: 'detached' })
    if (path) {
      await this.#frame().getByRole('link', { name: 'Go' }).click()
      await this.#frameSays(ARRIVED)
    }
    const artifactId = await this.#save(id, sources(files))
    const health = await until(
      async () => {
        const preview = await this.#person.must(api.artifacts.preview, { path: { id: artifactId } })
        return preview.status === 'error' ? ('none' as const) : preview.health
      },
      // What hangs is looked at twice, each time for some seconds.
      'the version is judged',
      90,
    )
    const seen = health === 'none' ? null : health.outcome
    const isBad = outcome !== 'painted'
    if (isBad) await alert.waitFor()
    await this.#answers()
    const box = isBad ? await alert.locator('pre').innerText() : null
    if (isBad) {
      expect(await alert.count(), 'said once').toBe(1)
      expect(await alert.getByRole('button', { name: 'Try to Fix with AI' }).count()).toBe(1)
    } else expect(await alert.allInnerTexts()).toEqual([])
    return { outcome: seen, box }
  }

  /** What is too large is refused as it is saved. */
  async refusal({ preset, files }: BrokenCase): Promise<number> {
    const body = { id: await this.#openDesign(preset), files: sources(files) }
    return (await this.#person.call(api.artifacts.save, { body })).status
  }

  /** The editor takes what is typed and shows it, whatever goes on in the frame. */
  async #answers(): Promise<void> {
    const box = this.#page.getByRole('textbox', { name: 'Message' })
    await box.pressSequentially('ok')
    expect(await box.inputValue()).toBe('ok')
    await box.fill('')
  }

  async #openDesign(preset: PresetName): Promise<string> {
    const known = this.#designs.get(preset)
    const id = known ?? (await this.#newDesign(preset))
    this.#designs.set(preset, id)
    if (this.#open !== preset) {
      await this.#page.goto(`${this.#person.url}/c/${id}`)
      await this.#page.getByText('Saved').first().waitFor()
      this.#open = preset
    }
    return id
  }

  async #newDesign(preset: PresetName): Promise<string> {
    const { id } = await this.#person.must(api.patterns.create, {
      body: { name: preset, config: PRESETS[preset] },
    })
    return id
  }

  async #save(id: string, files: SourceFile[]): Promise<string> {
    const { artifactId } = await this.#person.must(api.artifacts.save, { body: { id, files } })
    return artifactId
  }

  #frame = () => this.#page.frameLocator('iframe[title="Preview"]')

  async #frameSays(text: string): Promise<void> {
    await this.#frame().getByText(text, { exact: true }).waitFor({ timeout: 20_000 })
  }
}

const GOOD = 'All is well'
const ARRIVED = 'All is well there'

/** It is another one each time, so that it is a version of its own. */
let saved = 0

const good = (path: string): SourceFile[] => [
  {
    name: 'App.tsx',
    code: `import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
export default () => <BrowserRouter><Link to="${path}">Go</Link><Routes><Route path="${path}" element={<p>${path === '/' ? GOOD : ARRIVED}</p>} /><Route path="*" element={<p>${GOOD}</p>} /></Routes></BrowserRouter>
// ${saved++}`,
  },
]

const sources = (files: BrokenCase['files']): SourceFile[] =>
  Object.entries(files).map(([name, code]) => ({ name, code }))

/** In the order of their presets, so that each design is opened once. */
export const byPreset = (cases: readonly BrokenCase[]): BrokenCase[] =>
  PRESET_NAMES.flatMap(preset => cases.filter(known => known.preset === preset))

export const isTooLarge = ({ diagnostic }: BrokenCase): boolean => diagnostic === 'too-large'
