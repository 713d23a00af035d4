import type { SourceFile } from '#shared/artifacts.ts'

const MOST_ROUTES = 60
const CODE = /\.(?:tsx?|jsx?)$/
const MARK = /<Route(?=[\s>/])|<\/Route>|\{|\}|\bpath\s*:\s*(["'`])([^"'`]*)\1/g
const ROUTER = /\b(?:create(?:Browser|Hash|Memory)Router|useRoutes|RouteObject)\b/

/** The paths that the routers in a design know, in the order they are written; always with the first page. */
export function routesIn(files: readonly SourceFile[]): string[] {
  const found = new Set(['/'])
  for (const { name, code } of files) {
    if (!CODE.test(name)) continue
    for (const path of pathsIn(code)) found.add(path)
  }
  return [...found].slice(0, MOST_ROUTES)
}

/** Paths of `<Route>` elements and, where a router is made of them, of objects; each below those around it. */
function pathsIn(code: string): string[] {
  const hasObjects = ROUTER.test(code)
  const paths: string[] = []
  /** What is open: an element, or the object at a depth, with its path. */
  const open: { depth: number; path: string }[] = []
  let depth = 0
  MARK.lastIndex = 0
  for (let mark = MARK.exec(code); mark; mark = MARK.exec(code)) {
    const [text, , path] = mark
    if (text === '{') depth++
    else if (text === '}') {
      depth--
      while (open.length > 0 && open.at(-1)!.depth > depth) open.pop()
    } else if (text === '</Route>') open.pop()
    else if (text === '<Route') {
      const tag = tagAt(code, mark.index)
      const full = join(open.at(-1)?.path ?? '', tag.path)
      if (tag.path !== '' || tag.isIndex) paths.push(full)
      if (!tag.isClosed) open.push({ depth, path: full })
      MARK.lastIndex = tag.end
    } else if (hasObjects && path !== undefined) {
      const parent = open.findLast(entry => entry.depth < depth)
      const full = join(parent?.path ?? '', path)
      paths.push(full)
      open.push({ depth, path: full })
    }
  }
  return paths.flatMap(shown)
}

/** The opening tag with what it says; braces and quotes in it may hold a `>`. */
function tagAt(
  code: string,
  start: number,
): { path: string; isIndex: boolean; isClosed: boolean; end: number } {
  let depth = 0
  let quote = ''
  let end = start
  for (; end < code.length; end++) {
    const char = code.charAt(end)
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '"' || char === "'" || char === '`') quote = char
    else if (char === '{') depth++
    else if (char === '}') depth--
    else if (char === '>' && depth === 0) break
  }
  const tag = code.slice(start, end)
  const [, , path = ''] = /\spath=(?:\{\s*)?(["'`])([^"'`]*)\1/.exec(tag) ?? []
  return { path, isIndex: /\sindex(?=[\s/=]|$)/.test(tag), isClosed: tag.endsWith('/'), end }
}

const join = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/?\*?$/, '')}/${path}`

/** A path one can go to: `1` in the place of a parameter; none for what catches everything. */
function shown(path: string): string[] {
  const plain = path
    .replace(/\/:[\w-]+\?/g, '')
    .replace(/:[\w-]+(?:\([^)]*\))?/g, '1')
    .replace(/(?<!\/)\/+$/, '')
  return plain.includes('*') ? [] : [plain || '/']
}
