import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { file, openCode, typeAtEnd } from '#tests/support/people/code-tab.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import type { People } from '#tests/support/people/people.ts'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import type { Speech } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

const house = scriptedHouse()

type Somebody = Awaited<ReturnType<People['come']>>

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')
/** Whether the shown frame is the live one. */
const isLive = async (page: Page) =>
  (await page.locator('iframe[title="Preview"]').getAttribute('src'))?.includes('live=') ?? false
const amber = (page: Page) => page.getByRole('alert').filter({ hasText: 'This code could not be rendered' })

const COUNTER = `import { useState } from 'react'
import { Title } from './title'
export default function App() {
  const [count, setCount] = useState(0)
  return <main><Title /><button onClick={() => setCount(count + 1)}>Count {count}</button></main>
}
`
const title = (word: string) => `export function Title() {
  return <h1>{WORD}</h1>
}
const WORD = '${word}'`

async function savedDesign(owner: Somebody, files: Record<string, string>): Promise<string> {
  const id = await owner.person.newPattern()
  await owner.person.must(api.artifacts.save, {
    body: { id, files: Object.entries(files).map(([name, code]) => ({ name, code })) },
  })
  return id
}

describe('a hand edit', () => {
  let ada: Somebody
  let bob: Somebody

  beforeAll(async () => {
    ada = await house.people.come('Ada Lovelace')
    bob = await house.people.come('Bob Ross')
    const id = await savedDesign(ada, { 'App.tsx': COUNTER, 'title.tsx': title('Harbour') })
    await ada.person.letIn(bob.person, id, 'write')
    await openCode(ada.page, house.product.url, id)
    await file(ada.page, 'title.tsx').click()
    await bob.page.goto(`${house.product.url}/c/${id}`)
    await until(() => isLive(bob.page), 'Bob sees the code of which somebody has a file open')
  })

  test('is seen by a second person as it is typed, and the state there is kept', async () => {
    const counter = preview(bob.page).getByRole('button')
    await counter.click()
    await counter.click()
    await preview(bob.page).getByText('Count 2').waitFor()
    await typeAtEnd(ada.page, " + ' at dawn'")
    await preview(bob.page).getByRole('heading', { name: 'Harbour at dawn' }).waitFor()
    await preview(bob.page).getByText('Count 2').waitFor()
    await preview(ada.page).getByRole('heading', { name: 'Harbour at dawn' }).waitFor()
  })

  test('undone is gone from the preview as well', async () => {
    await ada.page.keyboard.press('Control+z')
    await preview(bob.page).getByRole('heading', { name: 'Harbour', exact: true }).waitFor()
    await preview(bob.page).getByText('Count 2').waitFor()
    await ada.page.keyboard.press('Control+Shift+Z')
    await preview(bob.page).getByRole('heading', { name: 'Harbour at dawn' }).waitFor()
  })

  test('that cannot be read leaves the last good picture, with the amber box', async () => {
    await typeAtEnd(ada.page, '\nconst oops = {')
    await amber(bob.page).waitFor()
    await expect.poll(() => amber(bob.page).innerText()).toContain('title.tsx:')
    await preview(bob.page).getByText('Count 2').waitFor()
    await ada.page.keyboard.type('}')
    await amber(bob.page).waitFor({ state: 'detached' })
    await preview(bob.page).getByText('Count 2').waitFor()
  })

  test('that throws while it is drawn leaves a picture too, and says where', async () => {
    await typeAtEnd(ada.page, '.a.b')
    await amber(bob.page).waitFor()
    await expect.poll(() => amber(bob.page).innerText()).toMatch(/title\.tsx:\d/)
    await preview(bob.page).getByText('Count 2').waitFor()
    for (let at = 0; at < 4; at++) await ada.page.keyboard.press('Backspace')
    await amber(bob.page).waitFor({ state: 'detached' })
  })
})

describe('a run', () => {
  const hero = (word: string) => `import { useState } from 'react'
export function Hero() {
  const [word] = useState('${word}')
  return <h1>{word}</h1>
}
`
  const list = `import { useItems } from './items'
export function List() {
  const items = useItems()
  return <ul>{items.map(item => <li key={item}>{item}</li>)}</ul>
}
`
  const app = `import { useState } from 'react'
import { Hero } from './hero'
import { List } from './list'
export default function App() {
  const [count, setCount] = useState(0)
  return <main><p>The whole page</p><button onClick={() => setCount(count + 1)}>Count {count}</button><Hero /><List /></main>
}
`
  const items = `import { useState } from 'react'
export function useItems() {
  const [items] = useState(['Nets', 'Ropes'])
  return items
}
`

  test('is painted file by file before it ends: placeholders are replaced, hooks too, the rest is kept', async () => {
    const ada = await house.people.come('Ada Lovelace')
    const id = await ada.person.newPattern()
    await ada.page.goto(`${house.product.url}/c/${id}`)
    const steps = new Steps()
    house.provider.script = async say => {
      for (const [path, code] of Object.entries({
        'App.tsx': app,
        'hero.tsx': hero('Harbour'),
        'list.tsx': list,
        'items.ts': items,
      })) {
        write(say, path, code)
        await steps.next()
      }
      say.text('Done.')
    }
    await ada.person.must(api.chat.send, {
      path: { editorId: id },
      body: { updatePrompt: 'A harbour', ...newSend() },
    })
    await preview(ada.page).getByText('The whole page').waitFor()
    await preview(ada.page).locator('[data-awaited="hero"]').waitFor()
    await preview(ada.page).getByRole('button', { name: 'Count 0' }).click()
    await preview(ada.page).getByRole('button', { name: 'Count 1' }).waitFor()
    steps.go()
    await preview(ada.page).getByRole('heading', { name: 'Harbour' }).waitFor()
    await preview(ada.page).locator('[data-awaited="hero"]').waitFor({ state: 'detached' })
    steps.go()
    await preview(ada.page).getByRole('list').waitFor({ state: 'attached' })
    steps.go()
    await preview(ada.page).getByText('Ropes').waitFor()
    expect(await preview(ada.page).getByRole('button').innerText(), 'the page was never begun anew').toBe(
      'Count 1',
    )
    await expect.poll(() => isLive(ada.page)).toBe(true)
    const { isAiGenerating } = await ada.person.must(api.patterns.get, { path: { id } })
    expect(isAiGenerating).toBe(true)
    steps.go()
    await until(async () => !(await isLive(ada.page)), 'the compiled version takes its place')
    await preview(ada.page).getByText('Ropes').waitFor()
    await preview(ada.page).getByRole('heading', { name: 'Harbour' }).waitFor()
  })
})

test('a design that loops without end is stopped, the editor goes on, and the next edit shows', async () => {
  const ada = await house.people.come('Ada Lovelace')
  const id = await savedDesign(ada, { 'App.tsx': COUNTER, 'title.tsx': title('Harbour') })
  await openCode(ada.page, house.product.url, id)
  await file(ada.page, 'title.tsx').click()
  await until(() => isLive(ada.page), 'the code is shown live')
  await typeAtEnd(ada.page, '\nfor (;;) {}')
  const box = ada.page.getByRole('alert').filter({ hasText: 'does not answer any more' })
  // After a second look, and the later the busier the machine of this test is with others.
  await box.waitFor({ timeout: 150_000 })
  await box.getByRole('button', { name: 'Reload' }).waitFor()
  await expect.poll(() => isLive(ada.page)).toBe(false)
  await preview(ada.page).getByRole('heading', { name: 'Harbour' }).waitFor()
  for (let at = 0; at < 11; at++) await ada.page.keyboard.press('Backspace')
  await until(() => isLive(ada.page), 'another design is tried again')
  await preview(ada.page).getByRole('button', { name: 'Count 0' }).click()
  await preview(ada.page).getByRole('button', { name: 'Count 1' }).waitFor()
}, 300_000)

/** A run that goes on when it is told to. */
class Steps {
  #waiting: (() => void)[] = []
  #allowed = 0

  next(): Promise<void> {
    if (this.#allowed > 0) {
      this.#allowed -= 1
      return Promise.resolve()
    }
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  go(): void {
    const first = this.#waiting.shift()
    if (first) first()
    else this.#allowed += 1
  }
}

/** A file as a model without tools writes it. */
const write = (say: Speech, path: string, code: string): void =>
  say.text(`\n\`\`\`tsx ${path}\n${code}\`\`\`\n`)
