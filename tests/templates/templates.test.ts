import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { inRoot } from '#scripts/root.ts'

const LISTS = [
  ...['items', 'people', 'steps', 'columns', 'fields', 'navigation', 'figures', 'questions', 'messages'],
  ...['events', 'sections', 'hours'],
] as const
const text = z.string().min(1)
const listSchema = z.strictObject({
  at: text,
  name: text.optional(),
  price: text.optional(),
  text: text.optional(),
  group: text.optional(),
  time: text.optional(),
  place: text.optional(),
  person: text.optional(),
  value: text.optional(),
  kind: text.optional(),
})
const templateSchema = z.strictObject({
  title: text,
  sentence: text.max(160),
  /** What people ask for it by. */
  words: text.refine(words => words.split(', ').length >= 8),
  shape: z.enum(['page', 'app', 'mobile', 'part']),
  called: z.partialRecord(z.enum(LISTS), text).optional(),
  tells: text.optional(),
  holds: z.strictObject({
    currency: text.optional(),
    brand: text.default('brand'),
    title: text.default('title'),
    lead: text.default('lead'),
    ...Object.fromEntries(LISTS.map(name => [name, listSchema.optional()])),
  }),
})

const index = z
  .record(z.string(), templateSchema)
  .parse(JSON.parse(readFileSync(inRoot('templates', 'index.json'), 'utf8')))
const names = readdirSync(inRoot('templates'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)
const at = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], content)

describe('templates: what a page shows is data, and its index says where', () => {
  test('the index names each folder once', () => {
    expect(Object.keys(index).sort()).toEqual([...names].sort())
  })

  test.each(names)('%s', async name => {
    const told = index[name]
    if (!told) throw new Error('it is not in the index')
    for (const file of ['App.tsx', 'content.ts', 'theme.css'])
      expect(existsSync(inRoot('templates', name, file)), file).toBe(true)
    const source = readFileSync(inRoot('templates', name, 'content.ts'), 'utf8')
    const { content } = await import(inRoot('templates', name, 'content.ts'))
    expect(JSON.parse(JSON.stringify(content)), 'plain data').toEqual(content)
    for (const place of told.tells?.split(', ') ?? [])
      expect(at(content, place), place).toSatisfy(each =>
        ['string', 'number', 'object'].includes(typeof each),
      )
    const places = Object.entries(told.holds) as [string, string | z.infer<typeof listSchema>][]
    for (const [kind, place] of places) {
      // Of these three it is the one that a page may do without.
      if (place === 'lead' && !('lead' in content)) continue
      if (typeof place === 'string') expect(at(content, place), kind).toEqual(expect.any(String))
      else {
        const entries = at(content, place.at)
        // When it is open is one line in some of them.
        if (kind === 'hours' && typeof entries === 'string') continue
        expect(entries, `${kind} at ${place.at}`).toEqual(expect.any(Array))
        const { at: _, ...fields } = place
        // No entry of the case need have a field that a person's may have.
        for (const field of Object.values(fields))
          expect(source, `${kind}: ${field}`).toMatch(new RegExp(`\\b${field}(?:\\??:|')`))
      }
    }
  })
})

test.each(names)('what %s imports by a path is a file of the design that begins with it', name => {
  const files = filesOfTemplate(name)
  const paths = new Set(files.map(file => file.name.replace(/\.tsx?$/, '')))
  for (const file of files)
    for (const [, specifier = ''] of file.code.matchAll(/ from '(\.[^']*)'/g))
      expect(paths, `${file.name}: ${specifier}`).toContain(posix.join(posix.dirname(file.name), specifier))
})

test('each shared part is taken by two templates at least', () => {
  for (const part of readdirSync(inRoot('templates', 'shared'))) {
    const takers = names.filter(name => filesOfTemplate(name).some(file => file.name === `shared/${part}`))
    expect(takers.length, part).toBeGreaterThan(1)
  }
})
