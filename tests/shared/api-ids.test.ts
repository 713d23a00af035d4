import { describe, expect, test } from 'vitest'
import { routes } from '#shared/api/index.ts'
import { isSigned, type Route } from '#shared/api/route.ts'
import { isId, newId } from '#shared/ids.ts'
import { uploadPath } from '#shared/uploads.ts'
import { type Field, fieldsOf } from '#tests/support/schema-fields.ts'

/** With figures among its letters: one of letters alone might pass for a word. */
const AN_ID = 'a1b2c3d4e5f6a7b8c9d0'

/** By its name, or because it takes an id or the address of an upload and next to nothing else. */
function isIdField({ path, name, schema }: Field): boolean {
  if (path.startsWith('path.') || /^(?:id|token|undo)$|Ids?(?:$|[A-Z])/.test(name)) return true
  const takes = (value: string) => schema.safeParse(value).success
  if (/^url$/i.test(name)) return takes(uploadPath(newId(), newId()))
  return takes(AN_ID) && !takes('no id, only words')
}

/** Every id that the table of calls accounts for. */
function named({ access, ids }: Route): string[] {
  const rule = typeof access === 'object' && !isSigned(access) ? access : null
  const also = rule && rule.on !== 'workspace' ? (rule.also ?? []) : []
  const rules = rule ? [rule, ...also] : []
  return [...rules.map(rule => rule.id), ...Object.keys(ids)]
}

describe('design §9: every id of a call is named by a rule', () => {
  test.each(routes.map(route => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
    const found = fieldsOf(route).filter(isIdField)
    expect([...new Set(found.map(field => field.path))].sort()).toEqual([...new Set(named(route))].sort())
  })

  test('an id is found in a list of things, below a default, and in one of several shapes', () => {
    const found = routes.flatMap(route =>
      fieldsOf(route)
        .filter(isIdField)
        .map(field => field.path),
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'body.references[].artifactId',
        'body.hostedFileData[].url',
        'body.updateOnRequestId',
        'body.orgIdToUpdate',
        'body.undo',
        'path.orig',
      ]),
    )
    expect(isId(AN_ID)).toBe(true)
  })
})
