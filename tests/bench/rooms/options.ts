import { parseArgs } from 'node:util'
import { Problem } from '#scripts/fail.ts'
import { ROWS, type Row } from '#tests/bench/rooms/rows.ts'
import type { ServerKind } from '#tests/bench/rooms/servers/room-server.ts'

const REPEATS = 5
/** Two share what a thousand sockets cost; more only take the server's cores away on a small machine. */
const PROCESSES = 2

export interface Options {
  rows: Row[]
  servers(row: Row): ServerKind[]
  repeats: number
  processes: number
  isQuick: boolean
}

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      repeats: { type: 'string', default: String(REPEATS) },
      processes: { type: 'string', default: String(PROCESSES) },
      rows: { type: 'string', default: '' },
      servers: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
    },
  })
  const names = ROWS.map(({ name }) => name)
  const wanted = listOf(values.rows)
  const unknown = wanted.find(name => !names.includes(name))
  if (unknown) throw new Problem(`There is no row ${unknown}. The rows are: ${names.join(', ')}.`)
  const servers = listOf(values.servers).map(name => name.toLowerCase())
  return {
    rows: ROWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    servers: row =>
      row.servers.filter(({ name }) => servers.length === 0 || servers.includes(name.toLowerCase())),
    repeats: positive('--repeats', values.repeats),
    processes: positive('--processes', values.processes),
    isQuick: values.quick,
  }
}

const listOf = (text: string): string[] => text.split(',').filter(Boolean)

function positive(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Problem(`${name} takes a whole number from 1.`)
  return number
}
