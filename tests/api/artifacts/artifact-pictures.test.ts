import { beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { PICTURE_MAX_BYTES, picturePath } from '#shared/artifacts.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let owner: Person
let stranger: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(url)
  stranger = await Person.withAccount(url)
  design = await madeDesign(owner)
})

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The same header, with another size. */
const pngOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const give = (person: Person, bytes: Buffer, artifactId = design.artifactId) =>
  person.fetch(picturePath(artifactId), {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/png' },
  })
const look = (person: Person, artifactId = design.artifactId) => person.fetch(picturePath(artifactId))

describe('design §8: the picture of a version', () => {
  test('there is none before somebody has taken it', async () => {
    const { pictureSrc } = await owner.must(api.artifacts.preview, { path: { id: design.artifactId } })
    expect(pictureSrc).toBeNull()
    expect((await look(owner)).status).toBe(404)
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['a vector picture with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ['a moving picture', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkwBADs=', 'base64'), 400],
    ['a picture that is too wide', pngOf(1_601, 10), 400],
    ['half a picture', png.subarray(0, 40), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['too much', Buffer.alloc(PICTURE_MAX_BYTES + 1), 413],
  ])('%s is refused', async (_, bytes, status) => {
    expect((await give(owner, bytes)).status).toBe(status)
    expect((await look(owner)).status).toBe(404)
  })

  test('is kept once: the first one counts, and nothing asks for it again', async () => {
    expect((await give(owner, png)).status).toBe(200)
    expect((await give(owner, pngOf(2, 2))).status).toBe(200)
    const { pictureSrc } = await owner.must(api.artifacts.preview, { path: { id: design.artifactId } })
    expect(pictureSrc).toBe(picturePath(design.artifactId))
    const kept = await look(owner)
    expect(kept.headers.get('content-type')).toBe('image/png')
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff')
    expect(kept.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(kept.headers.get('vary')).toMatch(/cookie/i)
    expect(Buffer.from(await kept.arrayBuffer()).readUInt32BE(16)).toBe(1)
    const { versions } = await owner.must(api.artifacts.versions, { path: { id: design.patternId } })
    expect(versions.map(version => version.pictureSrc)).toEqual([picturePath(design.artifactId)])
  })

  test('of a private design is for its people', async () => {
    expect((await look(stranger)).status).toBe(403)
    expect((await look(new Person(url))).status).toBe(401)
  })

  test('of a public design is for everybody, and written by its writers', async () => {
    const other = await madeDesign(owner)
    await owner.must(api.sharing.access, { path: { id: other.patternId }, body: { access: 'public' } })
    expect((await give(stranger, png, other.artifactId)).status).toBe(403)
    expect((await give(owner, png, other.artifactId)).status).toBe(200)
    expect((await look(new Person(url), other.artifactId)).status).toBe(200)
    await owner.must(api.sharing.access, { path: { id: other.patternId }, body: { access: 'private' } })
    expect((await look(new Person(url), other.artifactId)).status).toBe(401)
  })

  test('comes along with a fork', async () => {
    const { id } = await owner.must(api.patterns.fork, {
      body: { id: design.patternId, artifactId: design.artifactId },
    })
    const { activeArtifactId } = await owner.must(api.patterns.get, { path: { id } })
    await until(
      async () => (await look(owner, activeArtifactId ?? '')).status === 200,
      'the fork has its picture',
    )
  })
})
