import { type Bill, billFor, type Counted, databaseEnd, usedBy } from './cost.ts'
import { type Meter, PRICES } from './prices.ts'

/** People in a month. */
const AUDIENCES = [10, 1_000, 100_000]

/** The tables of docs/deploying.md, as they are written there. */
export function costTables(counted: Counted): string {
  return [sessionTable(counted), billTable(counted), endTable(counted)].join('\n\n')
}

const SESSION: [keyof Counted, string][] = [
  ['requests', 'requests to the Worker (packages of designs are free, the app’s own files are not)'],
  ['cpuMs', 'CPU of the whole runtime, ms'],
  ['queries', 'statements of D1'],
  ['rowsRead', 'rows read, D1 and objects'],
  ['rowsWritten', 'rows written, D1 and objects'],
  ['objectCalls', 'requests of Durable Objects (calls, alarms, compiles)'],
  ['frames', 'frames that came in on sockets'],
  ['objectMs', 'time objects were at work, ms'],
  ['filesWritten', 'R2 class A'],
  ['filesRead', 'R2 class B'],
  ['databaseBytes', 'stored in D1, bytes'],
  ['objectBytes', 'stored in objects, bytes'],
  ['filesBytes', 'stored in R2, bytes'],
]

function sessionTable(counted: Counted): string {
  const rows = SESSION.map(([name, what]) => `| ${what} | ${number(counted[name])} |`)
  return ['| one walk | counted |', '|---|---|', ...rows].join('\n')
}

function billTable(counted: Counted): string {
  const bills = AUDIENCES.map(people => billFor(usedBy(people, counted)))
  const head = `| a month | included | ${AUDIENCES.map(people => `${number(people)} people`).join(' | ')} |`
  const rows = (Object.keys(PRICES) as Meter[]).map(meter => {
    const { name, included } = PRICES[meter]
    return `| ${name} | ${number(included)} | ${bills.map(bill => cell(bill, meter)).join(' | ')} |`
  })
  const total = `| **together, with the plan** | | ${bills.map(({ usd }) => `**${dollars(usd)}**`).join(' | ')} |`
  return [head, '|---|---|---|---|---|', ...rows, total].join('\n')
}

function endTable(counted: Counted): string {
  const ends = AUDIENCES.map(people => databaseEnd(people, counted))
  const row = (what: string, cells: number[]) => `| ${what} | ${cells.map(number).join(' | ')} |`
  return [
    `| the one database | ${AUDIENCES.map(people => `${number(people)} people`).join(' | ')} |`,
    '|---|---|---|---|',
    row(
      'full after months',
      ends.map(({ months }) => months),
    ),
    row(
      'statements a second, on average',
      ends.map(({ statementsASecond }) => statementsASecond),
    ),
  ].join('\n')
}

function cell({ lines }: Bill, meter: Meter): string {
  const line = lines.find(each => each.meter === meter)
  if (!line) return ''
  return line.usd === 0 ? number(line.used) : `${number(line.used)}: ${dollars(line.usd)}`
}

/** Three figures are all that such a count is worth. */
const number = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(value)

const dollars = (usd: number): string =>
  `$${new Intl.NumberFormat('en-US', { maximumFractionDigits: usd < 100 ? 2 : 0 }).format(usd)}`
