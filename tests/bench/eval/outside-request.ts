import { matchesGlob } from 'node:path'
import type { SourceFile } from '#shared/artifacts.ts'
import type { FollowUp } from './prompts.ts'

/** What a follow-up changed that it was not asked to. */
export interface Outside {
  files: string[]
  /** Lines of text that were on the page and are gone, beyond those that may. */
  texts: string[]
}

export function changedFiles(before: readonly SourceFile[], after: readonly SourceFile[]): string[] {
  const [was, is] = [before, after].map(files => new Map(files.map(({ name, code }) => [name, code])))
  const names = new Set([...was!.keys(), ...is!.keys()])
  return [...names].filter(name => was!.get(name) !== is!.get(name)).sort()
}

export function outsideRequest(
  { touches, mayLose }: Pick<FollowUp, 'touches' | 'mayLose'>,
  changed: readonly string[],
  before: readonly string[],
  after: readonly string[],
): Outside {
  const files = touches ? changed.filter(name => !touches.some(glob => matchesGlob(name, glob))) : []
  const gone = lostLines(before, after)
  return { files, texts: mayLose === null || gone.length <= mayLose ? [] : gone }
}

/** Lines that are there less often than before; how blank or how far apart they are does not count, nor their case. */
export function lostLines(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of after) left.set(plain(line), (left.get(plain(line)) ?? 0) + 1)
  return before.filter(line => {
    const count = left.get(plain(line)) ?? 0
    left.set(plain(line), count - 1)
    return plain(line) !== '' && count <= 0
  })
}

/** The things of a list that are nowhere in these texts. */
export function missingNames(named: readonly string[], texts: readonly string[]): string[] {
  const all = plain(texts.join(' '))
  return named.filter(name => !all.includes(plain(name)))
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
