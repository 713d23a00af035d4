import type { Browser } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'

const AT_ONCE = 4

/** A canvas with so many designs, each with a version and a picture of its own. */
export async function fullCanvas(browser: Browser, person: Person, count: number): Promise<string> {
  const { patternId, artifactId } = await madeDesign(person)
  const jpeg = await picture(browser, person, artifactId)
  const kept = await person.fetch(`/api/artifact/${artifactId}/picture`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg),
  })
  if (!kept.ok) throw new Error(`the picture was refused: ${await kept.text()}`)
  const { id: spaceId } = await person.must(api.spaces.create, { body: {} })
  for (let made = 0; made < count; made += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - made) })
    await Promise.all(group.map(() => person.must(api.spaces.addNode, { body: { spaceId, patternId } })))
  }
  return spaceId
}

/** As a browser takes it: the page of the version at the size of a laptop. */
async function picture(browser: Browser, person: Person, artifactId: string): Promise<Buffer> {
  const { previewSrc } = await person.must(api.artifacts.preview, { path: { id: artifactId } })
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
  try {
    await page.goto(previewSrc)
    await page.getByRole('heading').first().waitFor()
    return await page.screenshot({ type: 'jpeg', quality: 70, scale: 'css' })
  } finally {
    await page.close()
  }
}
