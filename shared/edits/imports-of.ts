import type { SourceFile } from '#shared/artifacts.ts'

const FROM = /(?:from|import)\s*(?:\(\s*)?['"]([^'"]+)['"]/g
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json', '/index.tsx', '/index.ts']

/** The files of the design that a file imports. */
export function importsOf(file: SourceFile, files: readonly SourceFile[]): string[] {
  const names = new Set(files.map(each => each.name))
  const found = [...file.code.matchAll(FROM)].flatMap(([, specifier = '']) => {
    const path = resolved(file.name, specifier)
    return path === null
      ? []
      : candidatesOf(path)
          .filter(candidate => names.has(candidate))
          .slice(0, 1)
  })
  return [...new Set(found)]
}

const candidatesOf = (path: string): string[] =>
  [path, `src/${path}`].flatMap(base => ENDINGS.map(ending => `${base}${ending}`))

function resolved(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return null
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
