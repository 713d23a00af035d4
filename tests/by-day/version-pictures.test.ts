import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { picturePath } from '#shared/artifacts.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

/** How many colours a picture has, and how large it is: a blank one has one. */
const pictureAt = (page: Page, src: string) =>
  page.evaluate(async address => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(picture, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    return { width, height, colours: new Set(pixels).size }
  }, src)

test('design §8: the editor takes a picture of a version once, and Home and the version menu show it', async () => {
  const { person: ada, page } = await people.come('Ada')
  const { patternId, artifactId } = await madeDesign(ada)
  const kept: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/picture')) kept.push(request.url())
  })
  const fonts: number[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'fetch' && response.url().endsWith('.woff2'))
      fonts.push(response.status())
  })
  const refused: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const pictureSrc = async () =>
    (await ada.must(api.artifacts.preview, { path: { id: artifactId } })).pictureSrc
  await page.goto(`${url}/c/${patternId}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
  await until(async () => (await pictureSrc()) !== null, 'the picture is kept', 40)
  await expect.poll(() => pictureSrc()).toBe(picturePath(artifactId))
  const { width, height, colours } = await pictureAt(page, picturePath(artifactId))
  expect([width, height]).toEqual([640, 400])
  expect(colours).toBeGreaterThan(50)
  // The letters are those of the design: the faces it has loaded are in the picture.
  expect([...new Set(fonts)]).toEqual([200])
  expect(refused).toEqual([])
  await page.locator('iframe[title="Picture"]').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Versions' }).click()
  await page
    .getByRole('menu')
    .locator(`img[src="${picturePath(artifactId)}"]`)
    .waitFor()

  await page.goto(url)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'A design' }) })
  const picture = card.locator(`img[src="${picturePath(artifactId)}"]`)
  await picture.waitFor()
  await until(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth === 640), 'it is shown')
  expect(await card.locator('iframe').count()).toBe(0)
  expect(kept).toHaveLength(1)
})

test('design §8: Home shows a design that has no picture yet, takes it, and shows the picture from then on', async () => {
  const { person: ada, page } = await people.come('Ada')
  const { artifactId } = await madeDesign(ada)
  await page.goto(url)
  await page.frameLocator('iframe[title="Thumbnail"]').getByText('Tidal').first().waitFor()
  await until(
    async () => (await ada.must(api.artifacts.preview, { path: { id: artifactId } })).pictureSrc !== null,
    'the picture is kept',
    40,
  )
  await page.reload()
  await page.locator(`img[src="${picturePath(artifactId)}"]`).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})

test('design §8: versions that were never on a screen get theirs when their list is looked at', async () => {
  const { person: ada, page } = await people.come('Ada')
  const { patternId, artifactId: first } = await madeDesign(ada)
  await generate(ada, patternId, 'Change the headline to "Learn to sail this summer"')
  await generate(ada, patternId, 'Change the headline to "Sail before September"')
  await page.goto(`${url}/c/${patternId}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Sail before September').first().waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  // Taken one after the other, while the menu stands open, and shown there.
  await page.getByRole('menu').locator('img').nth(2).waitFor({ timeout: 60_000 })
  expect(await page.locator('iframe[title="Picture"]').count()).toBeLessThanOrEqual(1)
  const { colours } = await pictureAt(page, picturePath(first))
  expect(colours).toBeGreaterThan(50)
})
