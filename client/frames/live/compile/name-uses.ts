export interface NameUses {
  names: string[]
  /** Everything of it may be asked for. */
  isWhole: boolean
  /** Something is used besides being drawn as an element. */
  hasValues: boolean
}

const kept = new WeakMap<object, Map<string, NameUses>>()

/** The same, asked again at every change of a design: a source that was read once is not read again. */
export function keptUses(source: { code: string }, specifier: string): NameUses {
  const known = kept.get(source) ?? new Map<string, NameUses>()
  kept.set(source, known)
  const uses = known.get(specifier) ?? nameUses(source.code, specifier)
  known.set(specifier, uses)
  return uses
}

/** What transformed code takes from one of its requires. */
export function nameUses(code: string, specifier: string): NameUses {
  const names = new Set<string>()
  let isWhole = false
  let hasValues = false
  const quoted = specifier.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const call = `require\\(["']${quoted}["']\\)`
  const bindings = [...code.matchAll(new RegExp(`\\bvar ([\\w$]+) = ${call}`, 'g'))].map(
    ([, name = '']) => name,
  )
  const calls = code.match(new RegExp(call, 'g'))?.length ?? 0
  // A dynamic import has no binding.
  if (calls > bindings.length && !new RegExp(`(?:^|[;\\n])\\s*${call};`).test(code)) isWhole = true
  for (const binding of bindings) {
    const alias = new RegExp(`\\bvar ([\\w$]+) = _interopRequireDefault\\(${escapeName(binding)}\\)`).exec(
      code,
    )?.[1]
    if (new RegExp(`_(?:interopRequireWildcard|createStarExport)\\(${escapeName(binding)}\\)`).test(code))
      isWhole = true
    for (const [, name = ''] of code.matchAll(
      new RegExp(`_createNamedExportFrom\\(${escapeName(binding)}, '[^']+', '([^']+)'\\)`, 'g'),
    ))
      names.add(name)
    for (const local of alias ? [binding, alias] : [binding]) {
      const use = new RegExp(`(call\\(void 0, )?\\b${escapeName(local)}\\.([\\w$]+)`, 'g')
      for (const [, asElement, name = ''] of code.matchAll(use)) {
        names.add(name)
        if (!asElement) hasValues = true
      }
    }
  }
  return { names: [...names], isWhole, hasValues: hasValues || isWhole }
}

const escapeName = (name: string): string => name.replace(/\$/g, '\\$')
