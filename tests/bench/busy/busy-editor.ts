import type { Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type PatternConfig, PRESETS } from '#shared/design.ts'
import { isReady } from '#shared/preview-health.ts'
import { bistro } from '#tests/fixtures/designs/bistro.ts'
import { calculator } from '#tests/fixtures/designs/calculator.ts'
import { crew } from '#tests/fixtures/designs/crew.ts'
import { journal } from '#tests/fixtures/designs/journal.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { tiers } from '#tests/fixtures/designs/tiers.ts'
import { newPage, type People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

/** None of them asks the web for anything, which the console would tell. */
const DESIGNS: { files: readonly SourceFile[]; config: PatternConfig }[] = [
  { files: bistro, config: PRESETS['chakraUi-inline'] },
  { files: calculator, config: PRESETS['shadcn-tailwind'] },
  { files: crew, config: PRESETS['shadcn-tailwind'] },
  { files: journal, config: PRESETS['shadcn-tailwind'] },
  { files: studio, config: PRESETS['shadcn-tailwind'] },
  { files: tiers, config: PRESETS['shadcn-tailwind'] },
]
/** However busy the machine is, a design that is not there by then never will be. */
const LONGEST_S = 300
/** So long a design is watched after it is there, for a box that comes late. */
const WATCHED_MS = 3_000

interface Row {
  done: number
  'boxes shown': number
  'verdicts stored': number
  'console errors': number
  'in port mode': number
  'p50 (s)': number
  'p95 (s)': number
}

/** Somebody with an editor on a busy machine, who notes every fault that is told of a design that has none. */
export class BusyEditor {
  readonly faults: string[] = []
  readonly #person: Person
  readonly #page: Page
  #boxes = 0
  #errors = 0

  static async start(people: People): Promise<BusyEditor> {
    const { person, context } = await people.come('Ada')
    return new BusyEditor(person, await newPage(context))
  }

  private constructor(person: Person, page: Page) {
    this.#person = person
    this.#page = page
    page.on('console', message => {
      if (message.type() !== 'error') return
      this.#errors += 1
      this.faults.push(`console: ${message.text().slice(0, 300)}`)
    })
  }

  /** Each time another editor page, of a version nobody has looked at. */
  async open(times: number): Promise<Row> {
    await this.#page.addInitScript(noteBoxes)
    return this.#row(times, async turn => {
      const { files, config } = DESIGNS[turn % DESIGNS.length]!
      const { id } = await this.#person.must(api.patterns.create, {
        body: { name: `Design ${turn}`, config },
      })
      const artifactId = await this.#save(id, files)
      const at = performance.now()
      await this.#page.goto(`${this.#person.url}/c/${id}`, { timeout: LONGEST_S * 1_000 })
      await this.#isShown(artifactId)
      return { id, milliseconds: performance.now() - at }
    })
  }

  /** One design with a version of each of the others, restored one after the other. */
  async restore(times: number): Promise<Row> {
    const { id } = await this.#person.must(api.patterns.create, { body: { name: 'Many versions' } })
    const versions: string[] = []
    for (const { files } of DESIGNS) versions.push(await this.#save(id, files))
    await this.#page.goto(`${this.#person.url}/c/${id}`, { timeout: LONGEST_S * 1_000 })
    await this.#isShown(versions.at(-1)!)
    return this.#row(times, async turn => {
      const artifactId = versions[turn % versions.length]!
      const at = performance.now()
      await this.#person.must(api.artifacts.restore, { body: { id, artifactId } })
      await this.#isShown(artifactId)
      return { id, milliseconds: performance.now() - at }
    })
  }

  async #row(
    times: number,
    once: (turn: number) => Promise<{ id: string; milliseconds: number }>,
  ): Promise<Row> {
    const [boxes, errors] = [this.#boxes, this.#errors]
    const taken: number[] = []
    const ids = new Set<string>()
    let inPort = 0
    for (let turn = 0; turn < times; turn++) {
      const { id, milliseconds } = await once(turn)
      ids.add(id)
      taken.push(milliseconds / 1_000)
      const src = (await this.#page.locator('iframe[title="Preview"]').getAttribute('src')) ?? ''
      if (!/\.localhost$/.test(new URL(src).hostname)) inPort += 1
      await this.#page.waitForTimeout(WATCHED_MS)
      await this.#noteBoxes()
      console.log(`${turn + 1}/${times}: ${(milliseconds / 1_000).toFixed(1)} s, ${this.#boxes} boxes so far`)
    }
    const sorted = taken.toSorted((a, b) => a - b)
    const share = (part: number) =>
      Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) * 10) / 10
    return {
      done: taken.length,
      'boxes shown': this.#boxes - boxes,
      'verdicts stored': await this.#verdicts(ids),
      'console errors': this.#errors - errors,
      'in port mode': inPort,
      'p50 (s)': share(0.5),
      'p95 (s)': share(0.95),
    }
  }

  async #save(id: string, files: readonly SourceFile[]): Promise<string> {
    const { artifactId } = await this.#person.must(api.artifacts.save, { body: { id, files: [...files] } })
    return artifactId
  }

  async #isShown(artifactId: string): Promise<void> {
    const shown = this.#page.locator(`iframe[title="Preview"][src*="v=${artifactId}"]`)
    const says = () => shown.contentFrame().locator('#root').innerText({ timeout: 1_000 })
    await until(async () => (await says().catch(() => '')).trim() !== '', 'the design is shown', LONGEST_S)
  }

  /** The page notes each by itself, since a box that goes away again was one all the same. */
  async #noteBoxes(): Promise<void> {
    const boxes: string[] = await this.#page.evaluate(() => (Reflect.get(window, 'boxes') ?? []).splice(0))
    this.#boxes += boxes.length
    this.faults.push(...boxes.map(text => `box: ${text.slice(0, 300)}`))
  }

  async #verdicts(ids: ReadonlySet<string>): Promise<number> {
    let faults = 0
    for (const id of ids) {
      const { versions } = await this.#person.must(api.artifacts.versions, { path: { id } })
      for (const { health } of versions) {
        if (!health || isReady(health)) continue
        faults += 1
        this.faults.push(`verdict: ${health.outcome} ${health.cause}`)
      }
    }
    return faults
  }
}

/** Runs in the page: every alert that says that a design could not be rendered. */
function noteBoxes(): void {
  const boxes: string[] = []
  Reflect.set(window, 'boxes', boxes)
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role="alert"]')) {
      if (seen.has(alert) || !alert.textContent?.includes('could not be rendered')) continue
      seen.add(alert)
      boxes.push(alert.textContent)
    }
  }).observe(document, { subtree: true, childList: true })
}
