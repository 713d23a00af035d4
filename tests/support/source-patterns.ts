import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from '@babel/parser'
import { ROOT } from '#scripts/root.ts'
import { visit } from '#shared/edits/syntax.ts'

export interface SourcePattern {
  /** `file:line`. */
  where: string
  pattern: RegExp
}

/** The literal patterns of source folders, as they stand in the code. */
export function patternsIn(
  folders: readonly string[],
  isLeftOut: (path: string) => boolean,
): SourcePattern[] {
  return folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map(name => relative(ROOT, join(ROOT, folder, String(name))))
      .filter(path => /\.ts$/.test(path) && !/\.d\.ts$/.test(path) && !isLeftOut(path))
      .flatMap(patternsOf),
  )
}

function patternsOf(path: string): SourcePattern[] {
  const tree = parse(readFileSync(join(ROOT, path), 'utf8'), {
    sourceType: 'module',
    plugins: ['typescript'],
  })
  const found: SourcePattern[] = []
  visit(tree.program, node => {
    if (node.type !== 'RegExpLiteral') return
    const { pattern, flags, loc } = node as typeof node & {
      pattern: string
      flags: string
      loc: { start: { line: number } }
    }
    found.push({ where: `${path}:${loc.start.line}`, pattern: new RegExp(pattern, flags) })
  })
  return found
}

/** What a pattern itself speaks of: its words, and one character of each of its classes. */
export function piecesOf({ source }: RegExp): string[] {
  const words = source
    .replace(/\\[nt]/g, ' ')
    .replace(/\\[bBdDsSwWpPuk](?:\{[^}]*\})?/g, '\0')
    .replace(/\\(.)/g, '$1')
    .split(/[\0()[\]{}|?*+^$.]|\\/)
    .filter(Boolean)
  const classes = [...source.matchAll(/\[(\^?)((?:\\.|[^\]\\])+)\]/g)].flatMap(([, not, inside = '']) =>
    not
      ? ['\u0001', 'x']
      : [...inside.replace(/\\s/g, ' ').replace(/\\w/g, 'w').replace(/\\d/g, '7').replace(/\\/g, '')],
  )
  return [
    ...new Set([
      ...words,
      ...classes,
      ' ',
      '\n',
      '\t',
      'a',
      '1',
      '"',
      '-',
      '/',
      '<',
      '`',
      '{',
      '*',
      '\\',
      '.',
    ]),
  ]
}
