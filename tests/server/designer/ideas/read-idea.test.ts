import { describe, expect, test } from 'vitest'
import { headOf } from '#server/designer/ideas/about.ts'
import { readIdea } from '#server/designer/ideas/read-idea.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { made } from '#tests/server/designer/made.ts'

const partsOf = (prompt: string) =>
  readIdea(prompt).parts.map(({ form, title, fields }) => [form, title, fields])

describe('an idea that no trade is known for', () => {
  test('is read as lists, forms and tables with the fields that were named', () => {
    expect(
      partsOf(
        'A lending library for tools: browse tools by category, reserve one, and a list of my loans with due dates and late fees',
      ),
    ).toEqual([
      ['cards', 'Tools', ['category']],
      ['form', 'Reserve a tool', []],
      ['table', 'My loans', ['due dates', 'late fees']],
    ])
  })
  test('says first that it is new to the designer, and holds rows of the thing', () => {
    const { closing, code } = made('A seed swap site where gardeners offer seeds and request a swap')
    expect(closing).toMatch(/^“seed swap” is a subject I do not know well/)
    expect(code('data/seeds.ts')).toContain('Calendula')
  })
  test('is not cut inside its first word', () => {
    expect(headOf('Admin panel for a rope factory').about).toMatch(/^admin/i)
    expect(headOf('Theatre rota for ushers').about).toMatch(/^theatre/i)
  })
  test('leaves known trades and named kinds as they are', () => {
    expect(readBrief('Landing page for a bakery called Rye').kind).toBe('landing')
    const admin = made('Admin panel for a veterinary clinic with appointments and patients')
    expect(admin.code('components/overview.tsx')).toContain('Overview')
    expect(readBrief('A kanban board for a design team').kind).toBe('kanban')
  })
})

test('things with prices are things, and a form that is there is neither missing nor a tile', () => {
  const { code, closing } = made(
    'A landing page for a bakery called Crumb, with opening hours, three cakes with prices and a form to order',
  )
  expect(code('data/cakes.ts').match(/title: /g)?.length).toBe(4)
  expect(code('data/plans.ts')).toBe('')
  expect(closing).not.toMatch(/Not in this page yet|small tiles/)
})
