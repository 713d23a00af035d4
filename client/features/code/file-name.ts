import { movedPath } from '#client/room/file-edits.ts'
import { FILES_MAX, isFilePath } from '#shared/artifacts.ts'

/** What is wrong with a new name for a file, as a sentence; null when nothing is. */
export function fileNameProblem(name: string, paths: readonly string[]): string | null {
  if (!isFilePath(name)) return 'Use letters, digits and . - _ with / between folders.'
  if (paths.includes(name)) return 'There is a file with this name.'
  if (paths.some(path => path.startsWith(`${name}/`))) return 'There is a folder with this name.'
  if (paths.some(path => name.startsWith(`${path}/`))) return 'A file cannot be a folder.'
  return paths.length >= FILES_MAX ? `A design may have ${FILES_MAX} files.` : null
}

/** What is wrong with a new name for a folder: its files may not land on, in or above others. */
export function folderNameProblem(name: string, from: string, paths: readonly string[]): string | null {
  if (!isFilePath(name)) return 'Use letters, digits and . - _ with / between folders.'
  const others = paths.filter(path => movedPath(path, from, name) === null)
  if (others.includes(name)) return 'There is a file with this name.'
  if (others.some(path => path.startsWith(`${name}/`))) return 'There is a folder with this name.'
  if (others.some(path => name.startsWith(`${path}/`))) return 'A file cannot be a folder.'
  const isTooLong = paths.some(path => !isFilePath(movedPath(path, from, name) ?? path))
  return isTooLong ? 'With this name the paths of its files are too long.' : null
}

/** The part of a path that a rename begins with selected: the name without its ending. */
export function stemRange(path: string): [from: number, to: number] {
  const from = path.lastIndexOf('/') + 1
  const dot = path.indexOf('.', from + 1)
  return [from, dot < 0 ? path.length : dot]
}
