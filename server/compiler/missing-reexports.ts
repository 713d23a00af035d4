import type { VirtualFiles } from '#shared/compile/virtual-files.ts'

const PASSED_ON = /^[ \t]*export\s*\{([^{}]*)\}\s*from\s*(["'])([^"'\n]+)\2/gm
const EVERYTHING = /^[ \t]*export\s*\*/m
const SOURCE = /\.[jt]sx?$/

/**
 * Names that a TypeScript file passes on and that are nowhere in the file they come from. The bundler takes them for
 * types, and what uses them then fails at run time under a name that nobody wrote.
 */
export function missingReexports(path: string, files: VirtualFiles): string[] {
  if (!/\.tsx?$/.test(path)) return []
  return [...(files.text(path) ?? '').matchAll(PASSED_ON)].flatMap(([, names = '', , specifier = '']) => {
    const found = files.resolve(specifier, path)
    const text = found && SOURCE.test(found) ? files.text(found) : null
    if (!found || text == null || EVERYTHING.test(text)) return []
    return namesIn(names)
      .filter(name => !new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(text))
      .map(name => `No matching export in "${found}" for import "${name}"`)
  })
}

const namesIn = (clause: string): string[] =>
  clause
    .replace(/\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/.*/g, '')
    .split(',')
    .map(part => part.trim().split(/\s+/))
    .map(([name = '', as]) => (as === undefined || as === 'as' ? name : ''))
    .filter(name => /^[\w$]+$/.test(name))
