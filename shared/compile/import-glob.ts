import { normalPath, type VirtualFiles } from './virtual-files.ts'

const CALL =
  /\bimport\.meta\.glob(?:Eager)?\s{0,9}(?:<[^(<>]{0,300}>)?\(\s{0,99}(\[[^\]]{0,2000}\]|(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|`[^`]{0,300}`))(?:\s{0,99},\s{0,99}(\{[^{}]{0,300}\}))?\s{0,99}(?:,\s{0,99})?\)/g
const QUOTED = /["'`]([^"'`]+)["'`]/g

/** A template with a hole, or texts and names that are put together. */
const LATE =
  /(?<![.\w$])(require|import)\(\s{0,9}(`[^`\n]{0,200}\$\{[^`\n]{1,200}`|["'][^"'\n]{1,200}["']\s{0,9}\+[^()\n]{1,200})\s{0,9}\)/g
const CODE_ENDINGS = ['tsx', 'ts', 'jsx', 'js', 'json']
const LOADABLE = /\.(?:[jt]sx?|mjs|json|css|svg|png|jpe?g|gif|webp|avif|ico)$/

/** Files whose names are put together at run time, as a table of all that it may be, as bundlers with a disk make it. */
function writeOutLateNames(code: string, importer: string, files: VirtualFiles): string {
  return code.replace(LATE, (call, kind: string, name: string) => {
    const pattern = patternOf(name)
    if (!/^(?:\.{1,2}|[@~])\/[^*]*\*/.test(pattern)) return call
    const wanted = [pattern, `${pattern}.{${CODE_ENDINGS.join(',')}}`]
    const entries = namesFor(wanted, importer, files)
      .filter(path => LOADABLE.test(path))
      .flatMap(path => {
        const key = path.startsWith('/') ? pattern.slice(0, 2) + path.slice(1).replace(/^src\//, '') : path
        const loaded = `() => ${kind}(${JSON.stringify(path)})`
        return [key, key.replace(/\.\w+$/, '')].map(each => `${JSON.stringify(each)}: ${loaded}`)
      })
    const table = `({${entries.join(', ')}})[${name}]`
    return kind === 'require' ? `${table}?.()` : `(${table} ?? (() => Promise.resolve({})))()`
  })
}

const patternOf = (name: string): string =>
  name.startsWith('`')
    ? name.slice(1, -1).replace(/\$\{[^{}]{0,200}\}/g, '*')
    : name
        .split('+')
        .map(part => /^["'](.*)["']$/.exec(part.trim())?.[1] ?? '*')
        .join('')

/** What means several files at once, written out as the table it stands for, every line where it was. */
export const writeOutGlobs = (code: string, importer: string, files: VirtualFiles): string =>
  writeOutLateNames(writeOutQuestions(code, importer, files), importer, files)

/** Vite's question for files by a pattern. */
function writeOutQuestions(code: string, importer: string, files: VirtualFiles): string {
  if (!code.includes('import.meta.glob')) return code
  return code.replace(CALL, (call, patterns: string, options = '') => {
    const isEager = /\beager\s*:\s*true/.test(options) || call.startsWith('import.meta.globEager')
    const [, name] = /\bimport\s*:\s*["'`]([\w$]+)["'`]/.exec(options) ?? []
    const [, query] = /\b(?:query\s*:\s*["'`]\??|as\s*:\s*["'`])(raw|url)["'`]/.exec(options) ?? []
    const wanted = [...patterns.matchAll(QUOTED)].map(([, pattern = '']) => pattern)
    const entries = namesFor(wanted, importer, files).map(path => {
      const asked = JSON.stringify(query ? `${path}?${query}` : path)
      // A text that is required is the text itself, and its default where it was imported.
      const pick = name === 'default' ? 'all => all?.default ?? all' : `all => all.${name}`
      const whole = isEager ? `require(${asked})` : `import(${asked})`
      if (!name) return `${JSON.stringify(path)}: ${isEager ? whole : `() => ${whole}`}`
      return `${JSON.stringify(path)}: ${isEager ? `(${pick})(${whole})` : `() => ${whole}.then(${pick})`}`
    })
    return `({${entries.join(', ')}})${call.replace(/[^\n]/g, '')}`
  })
}

/** Files the patterns mean, named as the patterns are: from the importer, or from the root. */
function namesFor(patterns: readonly string[], importer: string, files: VirtualFiles): string[] {
  const without = patterns.filter(pattern => pattern.startsWith('!')).map(pattern => pattern.slice(1))
  const isLeftOut = (path: string) => without.some(pattern => matcher(pattern, importer).test(path))
  const found = patterns.flatMap(pattern => {
    if (pattern.startsWith('!')) return []
    const form = matcher(pattern, importer)
    const paths = files.paths().filter(path => path !== importer && form.test(path) && !isLeftOut(path))
    return paths.map(path => (pattern.startsWith('.') ? relative(importer, path) : `/${path}`))
  })
  return [...new Set(found)].sort()
}

function matcher(pattern: string, importer: string): RegExp {
  const plain = normalPath(
    pattern.startsWith('.') ? `${folderOf(importer)}/${pattern}` : pattern.replace(/^[@~]?\//, ''),
  )
  const root = pattern.startsWith('.') ? '' : '(?:src/)?'
  const form = plain
    .replace(/[\\^$.+?()[\]|]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.split(',').join('|')})`)
    .replace(/\*\*\/|\*/g, star => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${root}${form}$`)
}

/** How a file names another one beside or above it. */
export function relative(importer: string, path: string): string {
  const from = folderOf(importer).split('/').filter(Boolean)
  const to = path.split('/')
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  return `${'../'.repeat(from.length - same) || './'}${to.slice(same).join('/')}`
}

const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')
