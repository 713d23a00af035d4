import type { Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import { linkInMail } from '#tests/support/product/mail-sink.ts'
import { World } from './world.ts'

/** Three people at once in the world of doubles: who owns a design, a colleague, and somebody without an account. */
export class ThreePeople {
  readonly world: World
  readonly owner: Page
  readonly colleague: Page
  readonly reviewer: Page
  /** Of the design that all of it is about. */
  id = ''
  readonly #people: People

  private constructor(
    world: World,
    people: People,
    [owner, colleague, reviewer]: readonly [Page, Page, Page],
  ) {
    this.world = world
    this.#people = people
    this.owner = owner
    this.colleague = colleague
    this.reviewer = reviewer
  }

  static async come(): Promise<ThreePeople> {
    const world = await World.start()
    const people = new People(world.url)
    const { owner, colleague } = world.people
    for (const person of [owner, colleague])
      for (const key of ['editorWelcome', 'personalize'] as const)
        await person.must(api.users.oneTimeKeys, { body: { key, value: true } })
    const [{ page: ownerPage }, { page: colleaguePage }] = [
      await people.enter(owner),
      await people.enter(colleague),
    ]
    return new ThreePeople(world, people, [ownerPage, colleaguePage, await people.visit()])
  }

  async leave(): Promise<void> {
    await this.#people.leave()
    await this.world.stop()
  }

  get room(): string {
    return `${this.world.url}/c/${this.id}`
  }

  /** The link of the newest mail to the colleague about the design. */
  invitation(): Promise<string> {
    return linkInMail(this.world.doubles.mails, this.world.people.colleague.email, /shared “/)
  }

  /** Whoever opens the design now is told that it is not theirs to see. */
  async areRefused(...pages: Page[]): Promise<void> {
    for (const page of pages) {
      await page.goto(this.room)
      await page
        .getByRole('heading', { name: 'You do not have access to this design' })
        .or(page.getByRole('heading', { name: 'Log in to open this design' }))
        .waitFor()
    }
  }
}

export const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')
export const items = (page: Page) => page.getByRole('log', { name: 'Chat' }).getByRole('article')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openShare(page: Page) {
  const share = page.getByRole('dialog', { name: 'Share' })
  await button(page, 'Share').click()
  await share.waitFor()
  return share
}

export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: item }).click()
}
