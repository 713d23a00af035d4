import { repositoryNameSchema } from '#shared/code-host.ts'

type Named = { name: string } | { problem: string }

/** A name, `owner/name` or the address of a repository, as people have it at hand; `owner` is the chosen account. */
export function repositoryNamed(text: string, owner: string): Named {
  const given = text.trim().replace(/\/+$/, '')
  if (given === '') return { problem: 'Name a repository: one that is there, or a new one.' }
  const parts = given.split('/')
  const name = (parts.at(-1) ?? '').replace(/\.git$/i, '')
  const named = parts.at(-2)
  if (named !== undefined && named.toLowerCase() !== owner.toLowerCase())
    return { problem: `This belongs to ${named}. Choose that account, or name a repository of ${owner}.` }
  if (!repositoryNameSchema.safeParse(name).success)
    return { problem: 'A repository is named with letters, digits, dots, dashes and underscores.' }
  return { name }
}

/** Those in which the words stand, as they were listed. */
export function findRepositories(names: readonly string[], text: string): string[] {
  const words = text.trim().toLowerCase()
  return names.filter(name => name.toLowerCase().includes(words))
}

/** Hosts tell names apart without their case. */
export const isListed = (names: readonly string[], name: string): boolean =>
  names.some(one => one.toLowerCase() === name.toLowerCase())
