import { beforeEach, describe, expect, test } from 'vitest'
import {
  copyPublicationFiles,
  findStaticPage,
  putPublicationFiles,
} from '#server/features/publish/publication-files.ts'
import { findPublication, showPublication } from '#server/features/publish/publications-queries.ts'
import type { StaticPage } from '#server/features/publish/static-page/read-page.ts'
import { newId } from '#shared/ids.ts'
import { MemoryBucket } from '#tests/support/product/memory-bucket.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const patternId = newId()
const artifactId = newId()
let d1: ReturnType<typeof sqliteD1>
let bucket: MemoryBucket['r2']

beforeEach(async () => {
  d1 = sqliteD1()
  bucket = new MemoryBucket().r2
  await d1
    .prepare(
      `insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'a', 0, 0, 0)`,
    )
    .run()
  await d1
    .prepare(
      `insert into patterns (id, owner_id, name, access, design_system, styling, updated_at)
      values (?1, 'ada', 'Shop', 'private', 'html', 'tailwind', 0)`,
    )
    .bind(patternId)
    .run()
})

const page = (body: string) => ({ body }) as unknown as StaticPage
const publication = (id: string, folder: string, pagePaths: string[], at = 0) => ({
  ...{ id, folder, patternId, artifactId, pagePaths, label: 'shop', name: 'Shop' },
  ...{ isDarkMode: false, allowsWebImages: false, publishedBy: 'ada', publishedAt: new Date(at) },
})
async function attempt(id: string, words: string, title: string) {
  const folder = newId()
  await putPublicationFiles(bucket, { patternId, folder }, { pages: [page(words)], picture: null })
  return { folder, isShown: await showPublication(d1, publication(id, folder, ['/']), { title }) }
}
async function shown() {
  const found = await findPublication(d1, patternId)
  if (!found) throw new Error('nothing is published')
  return { ...found, page: await findStaticPage(bucket, found, '/') }
}

describe('[issue 30.1] one request twice at once, with other pages', () => {
  test('the first that is written has its own pages and texts, and the other one changes nothing', async () => {
    const id = newId()
    const first = await attempt(id, 'One', 'First')
    const second = await attempt(id, 'Two', 'Second')
    expect([first.isShown, second.isShown]).toEqual([true, false])
    expect(await shown()).toMatchObject({ id, folder: first.folder, title: 'First', page: page('One') })
    const { results } = await d1.prepare('select id from publication_history').all()
    expect(results).toEqual([{ id }])
  })

  test('the other one does not bring back what another request has replaced', async () => {
    const id = newId()
    await attempt(id, 'One', 'First')
    const next = newId()
    await attempt(next, 'Next', 'Next')
    expect((await attempt(id, 'Two', 'Second')).isShown).toBe(false)
    expect(await shown()).toMatchObject({ id: next, title: 'Next', page: page('Next') })
  })

  test('publications from before have their files below their id, and are copied from there', async () => {
    const [id, folder] = [newId(), newId()]
    await putPublicationFiles(bucket, { patternId, folder: id }, { pages: [page('Old')], picture: null })
    await showPublication(d1, publication(id, id, ['/']), {})
    await d1.prepare('update publication_history set folder = null').run()
    expect(await shown()).toMatchObject({ folder: id, page: page('Old') })
    await copyPublicationFiles(bucket, patternId, { folder: id, pages: 1 }, folder)
    expect(await findStaticPage(bucket, { patternId, folder, pagePaths: ['/'] }, '/')).toEqual(page('Old'))
  })
})
