import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Counted } from './cost.ts'

type Stored = Pick<Counted, 'databaseBytes' | 'objectBytes' | 'filesBytes'>

/** What each service of the local runtime holds, without what only the local one keeps beside it. */
export function storedBytes(folder: string): Stored {
  return {
    databaseBytes: sum(filesOf(join(folder, 'd1')).filter(isDatabase).map(pagesOf)),
    objectBytes: sum(filesOf(join(folder, 'do')).filter(isDatabase).map(pagesOf)),
    filesBytes: sum(
      filesOf(join(folder, 'r2'))
        .filter(path => !/\.sqlite(-\w+)?$/.test(path))
        .map(path => statSync(path).size),
    ),
  }
}

const isDatabase = (path: string): boolean => path.endsWith('.sqlite') && !path.endsWith('metadata.sqlite')

const sum = (sizes: number[]): number => sizes.reduce((all, each) => all + each, 0)

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile())

/** By its pages: beside the file lies what was written lately, of which most is written again and again. */
function pagesOf(path: string): number {
  const database = new DatabaseSync(path)
  try {
    const one = (name: string) => Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])
    return one('page_count') * one('page_size')
  } finally {
    database.close()
  }
}
