import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { filesOfTemplate, templateCards } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'
import { api } from '#shared/api/index.ts'
import { DEFAULT_CONFIG, PRESETS } from '#shared/design.ts'
import { templateCardsSchema } from '#shared/templates.ts'
import { Person } from '#tests/support/people/person.ts'

const url = inject('productUrl')
let ada: Person

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada')
})

describe('[24.4] a design begins with a template', () => {
  test.each(['landing', 'player', 'dialog'])(
    '%s: its files are the first version, free, and compile',
    async id => {
      const used = (await ada.must(api.credits.get, {})).periodCountUsed
      const made = await ada.must(api.patterns.create, {
        body: { templateId: id },
      })
      const pattern = await ada.must(api.patterns.get, { path: { id: made.id } })
      const card = templateCards().find(each => each.id === id)
      expect(pattern).toMatchObject({ name: card?.title, config: DEFAULT_CONFIG, isAiGenerating: false })
      const { versions } = await ada.must(api.artifacts.versions, { path: { id: made.id } })
      expect(versions).toHaveLength(1)
      const version = await ada.must(api.artifacts.get, { path: { id: versions[0]?.id ?? '' } })
      expect(version.status).toBe('compiled')
      const byName = (files: readonly { name: string; code: string }[]) =>
        Object.fromEntries(files.map(({ name, code }) => [name, code]))
      expect(byName(version.sourceFiles)).toEqual(byName(filesOfTemplate(id)))
      expect((await ada.must(api.credits.get, {})).periodCountUsed).toBe(used)
    },
  )

  test('in another preset that it has: the files of that one', async () => {
    const config = PRESETS['html-tailwind']
    const { id } = await ada.must(api.patterns.create, { body: { templateId: 'event', config } })
    expect((await ada.must(api.patterns.get, { path: { id } })).config).toEqual(config)
    const { versions } = await ada.must(api.artifacts.versions, { path: { id } })
    const version = await ada.must(api.artifacts.get, { path: { id: versions[0]?.id ?? '' } })
    expect(version.status).toBe('compiled')
    expect(version.sourceFiles.some(({ name }) => name === 'components/ui/button.tsx')).toBe(true)
  })

  test('in a preset that it does not have: 409 with a sentence, and no design is left behind', async () => {
    const count = async () =>
      (await ada.must(api.patterns.list, { query: { sort: 'updated' } })).patterns.length
    const before = await count()
    const body = { templateId: 'event', config: PRESETS['html-inline'] }
    expect(await ada.call(api.patterns.create, { body })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('does not exist for HTML with inline styles') } },
    })
    expect(await count()).toBe(before)
  })

  test('none of this name: 404 with a sentence, and no design is left behind', async () => {
    const before = (await ada.must(api.patterns.list, { query: { sort: 'updated' } })).patterns.length
    const answer = await ada.call(api.patterns.create, { body: { templateId: 'no-such-one' } })
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { message: 'This template does not exist.' } },
    })
    expect((await ada.must(api.patterns.list, { query: { sort: 'updated' } })).patterns).toHaveLength(before)
  })

  test.each(['../index', 'index.json', 'A', '', 'a'.repeat(200)])('%j is no id', async templateId => {
    expect((await ada.call(api.patterns.create, { body: { templateId } })).status).toBe(400)
  })

  test('the list and the pictures are there for anyone', async () => {
    const cards = templateCardsSchema.parse(await (await fetch(`${url}/templates/index.json`)).json())
    expect(cards).toEqual(templateCards())
    for (const { id } of cards)
      for (const name of ['1440-light', '1440-dark', '390-light', '390-dark'])
        expect(
          readFileSync(inRoot('client', 'public', 'templates', id, `${name}.webp`))
            .subarray(8, 12)
            .toString(),
        ).toBe('WEBP')
    const picture = await fetch(`${url}/templates/${cards[0]?.id}/1440-light.webp`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })
})
