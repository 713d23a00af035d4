import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Counted } from './cost.ts'

type Stored = Pick<Counted, 'databaseBytes' | 'objectBytes' | 'filesBytes'>

/** What each service of the local runtime holds, without what only the local one keeps beside it. */
export function storedBytes(folder: string): Stored {
  return {
    databaseBytes: sum(filesOf(join(folder, 'd1')).filter(isDatabase).map(usedOf)),
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

/** What is in its pages: one session of one large database hardly adds a page to it. */
const usedOf = (path: string): number => asked(path, 'SELECT sum(pgsize - unused) FROM dbstat')

/** By its pages, since an object has a database of its own; what lies beside the file was written many times over. */
const pagesOf = (path: string): number => asked(path, 'PRAGMA page_count') * asked(path, 'PRAGMA page_size')

function asked(path: string, question: string): number {
  const database = new DatabaseSync(path)
  try {
    return Number(Object.values(database.prepare(question).get() ?? {})[0])
  } finally {
    database.close()
  }
}
