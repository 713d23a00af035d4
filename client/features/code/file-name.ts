import { movedPath } from '#client/room/working-copy/file-edits.ts'
import { FILES_MAX } from '#shared/artifacts.ts'
import { collision, FILE_PATH_MAX_CHARACTERS, filePathProblem } from '#shared/file-paths.ts'

/** What is wrong with a new name for a file, as a sentence; null when nothing is. */
export function fileNameProblem(name: string, paths: readonly string[]): string | null {
  const problem = filePathProblem(name)
  if (problem) return problem
  if (paths.includes(name)) return 'There is a file with this name.'
  const found = collision([...paths, name], path => path === name)
  if (found) return found.problem
  return paths.length >= FILES_MAX ? `A design may have ${FILES_MAX} files.` : null
}

/** What is wrong with a new name for a folder: its files may not land on, in or above others. */
export function folderNameProblem(name: string, from: string, paths: readonly string[]): string | null {
  const problem = filePathProblem(name)
  if (problem) return problem
  const others = paths.filter(path => movedPath(path, from, name) === null)
  if (others.some(path => path.startsWith(`${name}/`))) return 'There is a folder with this name.'
  if (others.includes(name)) return 'There is a file with this name.'
  const moved = paths.flatMap(path => movedPath(path, from, name) ?? [])
  const isMoved = (path: string) => moved.includes(path)
  const found = collision([...others, ...moved], isMoved)
  if (found) return found.problem
  const isTooLong = moved.some(path => path.length > FILE_PATH_MAX_CHARACTERS)
  return isTooLong ? 'With this name the paths of its files are too long.' : null
}

/** The part of a path that a rename begins with selected: the name without its ending. */
export function stemRange(path: string): [from: number, to: number] {
  const from = path.lastIndexOf('/') + 1
  const dot = path.indexOf('.', from + 1)
  return [from, dot < 0 ? path.length : dot]
}
