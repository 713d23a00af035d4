import { describe, expect, test } from 'vitest'
import { SHEETS } from '#server/designer/trades/sheets.ts'
import { made } from '#tests/server/designer/made.ts'

const labels = (code: string): string[] =>
  [...code.matchAll(/label: "([^"]+)"/g)].map(match => match[1] ?? '')

describe('a dashboard counts what its trade counts', () => {
  test.each([
    ['Dashboard for a bike rental', ['Bikes out now', 'Rentals', 'Rental income', 'Late returns']],
    ['Dashboard for a boat hire', ['Boats out now', 'Rentals', 'Rental income', 'Late returns']],
    [
      'A dashboard for a library: loans, returns, overdue books and members',
      ['Overdue books', 'Loans', 'Returns', 'Members'],
    ],
    ['Dashboard for a blood bank', ['Units in store', 'Received', 'Handed out', 'Expire this week']],
    ['Dashboard for a zoo', ['Visitors', 'Animals', 'Feedings today', 'In care']],
  ])('%s', (prompt, wanted) => {
    expect(labels(made(prompt).code('data/metrics.ts'))).toEqual(wanted)
  })

  test('figures that were named stand first, each once', () => {
    const { code } = made('A dashboard for a SaaS startup with MRR, churn and new customers')
    expect(labels(code('data/metrics.ts'))).toEqual(['MRR', 'Churn', 'New customers', 'Net retention'])
  })

  test('a trade nobody knows is not taken for a software company', () => {
    const { code } = made('Dashboard for a church')
    expect(labels(code('data/metrics.ts'))).toEqual(['Requests', 'Done', 'Income', 'Overdue'])
  })

  test('shares stay below a hundred', () => {
    const { code } = made('Dashboard for a ferry company')
    const share = /label: "On time"[\s\S]*?months: \[([^\]]*)\]/.exec(code('data/metrics.ts'))?.[1] ?? ''
    expect(Math.max(...share.split(',').map(Number))).toBeLessThanOrEqual(100)
  })
})

describe('a table holds the thing and the columns that were named', () => {
  test.each([
    ['Table of football players with position, goals and assists', ['Name', 'Position', 'Goals', 'Assists']],
    ['Table of planets with diameter, moons and temperature', ['Planet', 'Diameter', 'Moons', 'Temperature']],
    ['Employee table with name, department, email and status', ['Name', 'Department', 'Email', 'Status']],
    [
      'List of scholarships for students with amount, deadline and country',
      ['Scholarship', 'Amount', 'Deadline', 'Country'],
    ],
  ])('%s', (prompt, wanted) => {
    expect(labels(made(prompt).code('data/rows.ts'))).toEqual(wanted)
  })

  test('planets are called by their names', () => {
    expect(made('Table of planets with diameter').code('data/rows.ts')).toContain('"Jupiter"')
  })
})

describe('calendars, boards, mail and talks speak of their trade', () => {
  test.each([
    ['Calendar for a veterinary clinic', 'data/events.ts', 'Appointment '],
    ['Kanban board for a film production', 'data/cards.ts', 'Supplier'],
    ['Inbox for a landlord', 'data/mails.ts', 'move in'],
    ['Chat app for a veterinary clinic', 'data/talks.ts', 'new patients'],
    ['Dashboard for a driving school', 'data/courses.ts', 'Motorway'],
  ])('%s', (prompt, file, words) => {
    expect(made(prompt).code(file)).toContain(words)
  })
  test('a calendar of anybody keeps work and family', () => {
    expect(made('Calendar app').code('data/events.ts')).toContain('Family')
  })
})

test('every sheet has a feed, parts that differ and a list of its own', () => {
  for (const { word, lists, feed, split } of SHEETS) {
    expect(lists.length, word).toBeGreaterThan(0)
    expect(feed.length, word).toBe(5)
    expect(new Set(split[2].map(([label]) => label)).size, word).toBe(split[2].length)
  }
})
