export interface ScopedSheet {
  css: string
  /** The name in the file and the name in the page. */
  names: Record<string, string>
}

/** Comments, strings and addresses, in which a dot begins no class; then classes; then the marks of CSS modules. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|:global\(([^)]*)\)|:local\(([^)]*)\)|(\d)?\.(-?[A-Za-z_][\w-]*)|composes\s*:\s*([^;}]+);?/g

/** Gives the classes of a CSS module names of their own, and says which. */
export function scopeSheet(css: string, path: string): ScopedSheet {
  const prefix = path
    .replace(/\.module\.css$/, '')
    .replace(/[^\w-]+/g, '_')
    .replace(/^(?=\d)/, '_')
  const names: Record<string, string> = {}
  const composed: [string, string][] = []
  let last = ''
  const scope = (text: string): string =>
    text.replace(TOKEN, (whole, global, local, digit, name, composes) => {
      if (global !== undefined) return global
      if (local !== undefined) return scope(local)
      if (composes !== undefined) {
        for (const other of String(composes)
          .split(/\s+from\s+/)[0]!
          .trim()
          .split(/\s+/))
          composed.push([last, other])
        return ''
      }
      if (name === undefined || digit !== undefined) return whole
      last = name
      names[name] = `${prefix}__${name}`
      return `.${names[name]}`
    })
  const scoped = scope(css)
  for (const [name, other] of composed) {
    if (names[name]) names[name] = `${names[name]} ${names[other] ?? other}`
  }
  return { css: scoped, names }
}
