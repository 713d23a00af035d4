import { request } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'

let owner: Person
let design: { patternId: string; artifactId: string }

beforeAll(async () => {
  owner = await Person.withAccount(inject('productUrl'))
  design = await madeDesign(owner)
  await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: 'public' } })
})

/** Where pictures may come from in the page of a version; Node finds no names below localhost. */
async function imageSources(artifactId = design.artifactId): Promise<string> {
  const { previewSrc } = await owner.must(api.artifacts.preview, { path: { id: artifactId } })
  const url = new URL(previewSrc)
  const { host } = url
  const app = new URL(owner.url)
  const policy = await new Promise<string>((resolve, reject) => {
    const asked = request(
      { hostname: '127.0.0.1', port: app.port, path: `${url.pathname}${url.search}`, headers: { host } },
      response => {
        response.resume()
        resolve(String(response.headers['content-security-policy']))
      },
    )
    asked.on('error', reject).end()
  })
  return /img-src ([^;]+)/.exec(policy)?.[1] ?? ''
}

const turn = (person: Person, allowsWebImages: boolean) =>
  person.call(api.design.update, { body: { id: design.patternId, allowsWebImages } })

test('design §11: a writer lets a design show pictures from the web; readers do not, and a fork starts without', async () => {
  expect(await imageSources()).not.toContain('https:')
  const reader = await Person.withAccount(owner.url)
  expect((await turn(reader, true)).status).toBe(403)
  expect(await imageSources()).not.toContain('https:')

  expect((await turn(owner, true)).status).toBe(200)
  expect(await imageSources()).toBe("'self' data: blob: https:")
  const fork = await owner.must(api.patterns.fork, {
    body: { id: design.patternId, artifactId: design.artifactId },
  })
  await owner.must(api.sharing.access, { path: { id: fork.id }, body: { access: 'public' } })
  const { activeArtifactId } = await owner.must(api.patterns.get, { path: { id: fork.id } })
  expect(await imageSources(activeArtifactId ?? '')).not.toContain('https:')

  expect((await turn(owner, false)).status).toBe(200)
  expect(await imageSources()).not.toContain('https:')
})
