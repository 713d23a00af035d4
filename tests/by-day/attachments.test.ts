import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { scriptedHouse } from '#tests/support/product/scripted-house.ts'
import { redPng } from '#tests/support/red-png.ts'
import { until } from '#tests/support/until.ts'

const house = scriptedHouse(['MODEL_BEST', 'MODEL_AGENT'])
let page: Page

beforeAll(async () => {
  const ada = await house.people.come('Ada')
  page = ada.page
  await page.goto(`${house.product.url}/c/${await ada.person.newPattern()}`)
  await message().waitFor()
})

const message = () => page.getByRole('textbox', { name: 'Message' })
const attached = () => page.getByRole('list', { name: 'Attached images' })
const thread = () => page.getByRole('log', { name: 'Chat' })
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: redPng(40, 30, 'taken by Ada') })

async function choose(...files: Parameters<Page['setInputFiles']>[1][]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (await chooser).setFiles(files.flat() as never)
}

/** A paste or drop of pictures that the browser has drawn itself, one of each type. */
const give = (event: 'paste' | 'drop', types: string[]) =>
  message().evaluate(
    async (field, { event, types }) => {
      const data = new DataTransfer()
      for (const type of types) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 33, height: 22 })
        canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
        const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, type))
        data.items.add(new File(blob ? [blob] : [], `drawn.${type.slice(6)}`, { type }))
      }
      const common = { bubbles: true, cancelable: true }
      if (event === 'paste') {
        field.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }))
      } else {
        field.dispatchEvent(new DragEvent('dragover', { ...common, dataTransfer: data }))
        field.dispatchEvent(new DragEvent('drop', { ...common, dataTransfer: data }))
      }
    },
    { event, types },
  )

describe('design §7: attachments', () => {
  test('a message waits until its images are there, then takes them along', async () => {
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    await page.route('**/api/upload/**', async route => {
      if (route.request().method() === 'POST') await gate
      await route.continue()
    })
    await choose(file('harbour.png'))
    await attached().getByRole('progressbar', { name: 'harbour.png' }).waitFor()
    await message().fill('A page like this')
    await message().press('Enter')
    await page.getByText('An image is still loading.').waitFor()
    await expect.poll(() => message().inputValue()).toBe('A page like this')
    go()
    await attached().getByRole('img', { name: 'harbour.png' }).waitFor()
    await page.unroute('**/api/upload/**')
    house.provider.script = say => say.text('A red harbour.')
    await message().press('Enter')
    await thread().getByText('A red harbour.').waitFor()
    await until(
      () =>
        thread()
          .getByRole('img', { name: 'harbour.png' })
          .evaluate(image => (image as HTMLImageElement).naturalWidth === 40),
      'the picture is shown',
    )
    expect(await attached().count()).toBe(0)
    expect(house.provider.requests.at(-1)?.images).toEqual([redPng(40, 30).toString('base64')])
  })

  test('pasted and dropped ones of every kind are kept whole enough to be seen', async () => {
    await give('paste', ['image/png', 'image/jpeg'])
    await give('drop', ['image/webp'])
    for (const name of ['drawn.png', 'drawn.jpeg', 'drawn.webp']) {
      const picture = attached().getByRole('img', { name })
      await picture.waitFor()
      await until(
        () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth === 33),
        `${name} is shown`,
      )
    }
    await page.reload()
    await attached().getByRole('img', { name: 'drawn.webp' }).waitFor()
    await attached().getByRole('button', { name: 'Remove drawn.png' }).click()
    await expect.poll(() => attached().getByRole('img').count()).toBe(2)
    for (const name of ['drawn.jpeg', 'drawn.webp'])
      await attached()
        .getByRole('button', { name: `Remove ${name}` })
        .click()
  })

  test('what is no image, or damaged, is told in a sentence', async () => {
    await choose({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await page.getByText('Only PNG, JPEG, WebP and GIF images can be attached.').waitFor()
    await choose({ name: 'half.png', mimeType: 'image/png', buffer: redPng(40, 30).subarray(0, 60) })
    await attached().getByRole('alert').getByText('This image is damaged and cannot be read.').waitFor()
    await attached().getByRole('button', { name: 'Remove half.png' }).click()
  })

  test('one that did not arrive holds the message until it is tried again or removed', async () => {
    const before = house.provider.requests.length
    await page.route('**/api/upload/**', route => route.abort())
    await choose(file('boat.png'), file('sail.png'))
    const failed = attached().getByRole('alert')
    await failed.getByText('sail.png').waitFor()
    await message().fill('With a boat')
    await message().press('Enter')
    await page.getByText('boat.png is not attached.').waitFor()
    expect(await message().inputValue()).toBe('With a boat')
    await page.reload()
    await failed.getByText('boat.png').waitFor()
    await attached().getByRole('button', { name: 'Remove boat.png' }).click()
    await attached().getByRole('button', { name: 'Remove sail.png' }).click()
    await choose(file('boat.png'))
    await failed.getByText('boat.png').waitFor()
    await page.unroute('**/api/upload/**')
    await attached().getByRole('button', { name: 'Try boat.png again' }).click()
    await attached().getByRole('img', { name: 'boat.png' }).waitFor()
    house.provider.script = say => say.text('A boat, then.')
    await message().press('Enter')
    await thread().getByText('A boat, then.').waitFor()
    // Behind the one of an earlier message, which stays with it.
    expect(house.provider.requests.slice(before).map(({ images }) => images.length)).toEqual([2])
  })

  test('a message that is edited brings its images, and gives back what stood in the box', async () => {
    await message().fill('Half a thought')
    const sent = thread().getByRole('article', { name: 'Ada' }).last()
    await sent.hover()
    await sent.getByRole('button', { name: 'Edit message' }).click()
    await attached().getByRole('img', { name: 'boat.png' }).waitFor()
    expect(await message().inputValue()).toBe('With a boat')
    await page.getByRole('button', { name: 'Stop editing the message' }).click()
    await until(async () => (await message().inputValue()) === 'Half a thought', 'the words are back')
    expect(await attached().count()).toBe(0)
    await sent.getByRole('button', { name: 'Edit message' }).click()
    house.provider.script = say => say.text('The boat again.')
    await message().press('Enter')
    await thread().getByText('The boat again.').waitFor()
    expect(house.provider.requests.at(-1)?.images).toHaveLength(2)
    expect(await message().inputValue()).toBe('Half a thought')
  })
})

describe('[number 19] from Home', () => {
  test('a first prompt goes out with its image, preset and mode; a failed upload loses nothing and makes no second design', async () => {
    await page.goto(house.product.url)
    await choose(file('shop.png'))
    await attached().getByRole('img', { name: 'shop.png' }).waitFor()
    await page.getByRole('combobox', { name: 'Design Preset' }).click()
    await page.getByRole('option', { name: 'Chakra UI with inline styles' }).click()
    await page.getByRole('combobox', { name: 'Mode', exact: true }).click()
    await page.getByRole('option', { name: /^Agent/ }).click()
    const box = page.getByRole('textbox', { name: 'Describe your design' })
    await box.fill('A page for a shop')
    await page.route('**/api/upload/**', route => route.abort())
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Your text and images are still in the box.').waitFor()
    expect(await box.inputValue()).toBe('A page for a shop')
    await attached().getByRole('img', { name: 'shop.png' }).waitFor()
    await page.unroute('**/api/upload/**')
    const sent = page.waitForRequest('**/api/spaces/node/chat/*')
    house.provider.script = say => say.text('A shop, then.')
    await page.getByRole('button', { name: 'Create' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      updatePrompt: 'A page for a shop',
      mode: 'agent',
      hostedFileData: [{ name: 'shop.png' }],
    })
    await thread().getByRole('img', { name: 'shop.png' }).waitFor()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByText('Design Preset: Chakra UI with inline styles').waitFor()
    await page.goto(house.product.url)
    await page.getByRole('link', { name: 'Page for a shop' }).waitFor()
    expect(await page.getByRole('link', { name: 'Page for a shop' }).count()).toBe(1)
  })
})
