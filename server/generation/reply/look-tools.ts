import { z } from 'zod'
import { isPicture, pictureLine } from '#server/generation/context/pictures.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { fromRoot } from '#shared/edits/reply/edit-calls.ts'
import { unsupportedPackage } from '#shared/messages.ts'
import { packageInstead, packageName, supportedPackage, unsupportedAdvice } from '#shared/packages.ts'

const SEARCH_RESULTS_MAX = 50
const SEARCH_LINE_MAX_CHARACTERS = 200
const READ_LINES_MAX = 400
const READ_MAX_CHARACTERS = 24_000

export function listFiles(files: readonly SourceFile[]): string {
  return files.map(file => file.name).join('\n') || 'There are no files.'
}

/** A long file in parts, so that reading never fills the model's window. */
export function readFile(files: readonly SourceFile[], input: unknown): string {
  const { path, from = 1 } = z.object({ path: z.string(), from: z.number().optional() }).parse(input)
  const file = files.find(each => each.name === fromRoot(path))
  if (!file) return `There is no file ${path}.`
  if (isPicture(file.name)) return pictureLine(file)
  const lines = file.code.split('\n')
  const shown: string[] = []
  let size = 0
  for (const line of lines.slice(from - 1, from - 1 + READ_LINES_MAX)) {
    size += line.length + 1
    if (size > READ_MAX_CHARACTERS && shown.length > 0) break
    shown.push(line)
  }
  const next = from + shown.length
  const rest =
    next <= lines.length ? `\n(${lines.length - next + 1} more lines; read on from line ${next}.)` : ''
  return `${shown.join('\n')}${rest}`
}

export function searchFiles(files: readonly SourceFile[], text: string): string {
  const found: string[] = []
  for (const { name, code } of files) {
    if (isPicture(name)) continue
    for (const { number, line } of linesWith(code, text)) {
      found.push(`${name}:${number}: ${line.trim().slice(0, SEARCH_LINE_MAX_CHARACTERS)}`)
      if (found.length > SEARCH_RESULTS_MAX) break
    }
    if (found.length > SEARCH_RESULTS_MAX) break
  }
  const shown = found.slice(0, SEARCH_RESULTS_MAX).join('\n') || 'Nothing found.'
  return found.length > SEARCH_RESULTS_MAX ? `${shown}\n(and more)` : shown
}

/** Found without cutting the file into its lines, which takes long where it is large. */
function* linesWith(code: string, text: string): Generator<{ number: number; line: string }> {
  let [number, start] = [1, 0]
  for (let at = code.indexOf(text); at >= 0; at = code.indexOf(text, start)) {
    for (let end = code.indexOf('\n', start); end >= 0 && end < at; end = code.indexOf('\n', start)) {
      number++
      start = end + 1
    }
    const end = code.indexOf('\n', at)
    yield { number, line: code.slice(start, end < 0 ? code.length : end) }
    if (end < 0) return
    number++
    start = end + 1
  }
}

/** Packages are not installed one by one: those that are supported and built are there. */
export function installPackage(specifier: string, isBuilt: (name: string) => boolean): string {
  const name = packageName(specifier)
  if (supportedPackage(specifier))
    return isBuilt(name) ? `${specifier} is there: import it.` : unsupportedAdvice(name)
  const instead = packageInstead(name)
  return `${unsupportedPackage(name)} ${instead ? `Use ${instead} instead.` : 'Write your own implementation instead.'}`
}
