import { z } from 'zod'

export const FILE_PATH_MAX_CHARACTERS = 200
/** What a name may weigh on every file system. */
const NAME_MAX_BYTES = 255

/**
 * A path that a version may have: relative, no empty, `.` or `..` part, no backslash or control character. Versions made
 * before a rule for new paths came stay readable, so every reader of files takes these.
 */
const STORED = /^(?!\/)(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\p{C}\\]+$/u

export const storedPathSchema = z
  .string()
  .normalize()
  .min(1)
  .max(FILE_PATH_MAX_CHARACTERS)
  .regex(STORED)
  .refine(path => !path.split('/').some(part => part === '__proto__' || part.trim() !== part))

/** Letters of every script, digits and what names are joined with; nothing that cannot be seen. */
const CHARACTERS = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}_@$()[\]+.,\- ])+$/u
/** Windows takes these for devices, in any case, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i

/** Why a design may not have a new file of this path, as a sentence; null when it may. Paths reach zips and git. */
export function filePathProblem(path: string): string | null {
  if (path.length > FILE_PATH_MAX_CHARACTERS) return `A path may have ${FILE_PATH_MAX_CHARACTERS} characters.`
  if (path !== path.normalize()) return 'Write accented letters in their usual, composed form.'
  for (const name of path.split('/')) {
    const problem = nameProblem(name)
    if (problem) return problem
  }
  return null
}

export const isFilePath = (path: string): boolean => filePathProblem(path) === null

function nameProblem(name: string): string | null {
  if (name === '') return 'Write a name on both sides of each /.'
  if (name.startsWith('.')) return 'Names that begin with a dot are kept for tools.'
  if (name.toLowerCase() === 'node_modules') return 'The name node_modules is kept for packages.'
  if (name === '__proto__') return 'This name cannot be used.'
  if (!CHARACTERS.test(name)) return 'Use letters, digits, spaces and . - _ with / between folders.'
  if (name.startsWith(' ') || /[. ]$/.test(name))
    return 'Names may not begin with a space or end with a dot or space.'
  if (DEVICE.test(name)) return `Windows keeps the name ${name.split(/[ .]/)[0]} for a device.`
  return encodeURIComponent(name).replace(/%../g, '.').length > NAME_MAX_BYTES
    ? 'This name is too long.'
    : null
}

/**
 * Which new path cannot stand beside the others, and why: file systems take names that differ by case, or by how an
 * accent is written, for one name. What stands there already is left alone.
 */
export function collision(
  paths: Iterable<string>,
  isNew: (path: string) => boolean,
): { path: string; problem: string } | null {
  const places = new Map<string, { exact: string; isFile: boolean }>()
  const all = [...paths]
  for (const path of [...all.filter(path => !isNew(path)), ...all.filter(isNew)]) {
    for (const [exact, isFile] of placesOf(path)) {
      const key = folded(exact)
      const there = places.get(key)
      const problem = there && isNew(path) ? collisionProblem(there, { exact, isFile }) : null
      if (problem) return { path, problem }
      if (!there) places.set(key, { exact, isFile })
    }
  }
  return null
}

interface Place {
  exact: string
  isFile: boolean
}

function collisionProblem(there: Place, here: Place): string | null {
  if (there.isFile && here.isFile)
    return there.exact === here.exact
      ? 'There is a file with this name.'
      : `This name differs from ${there.exact} only by case.`
  if (there.isFile) return 'A file cannot be a folder.'
  if (here.isFile) return 'There is a folder with this name.'
  return there.exact === here.exact ? null : `The folder differs from ${there.exact} only by case.`
}

/** The folders of a path, outermost first, then the file. */
function placesOf(path: string): [exact: string, isFile: boolean][] {
  const names = path.split('/')
  return names.map((_, at) => [names.slice(0, at + 1).join('/'), at === names.length - 1])
}

/** Equal for names that some file system takes for one. */
const folded = (path: string): string => path.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** What is wrong with the paths that were not there before, as a sentence that names the first; null when nothing is. */
export function newPathsProblem(before: Iterable<string>, after: readonly string[]): string | null {
  const known = new Set(before)
  const isNew = (path: string) => !known.has(path)
  for (const path of after.filter(isNew)) {
    const problem = filePathProblem(path)
    if (problem) return `“${path}” cannot be the name of a file. ${problem}`
  }
  const found = collision(after, isNew)
  return found && `“${found.path}” cannot be the name of a file. ${found.problem}`
}
