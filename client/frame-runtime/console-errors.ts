const KEPT_MAX = 12
const MAX_CHARACTERS = 300

/** Keeps what the design says on the console as an error, each once, from now on. */
export function keepConsoleErrors(): () => string[] {
  const kept = new Set<string>()
  const own = console.error.bind(console)
  console.error = (...given: unknown[]) => {
    if (kept.size < KEPT_MAX) kept.add(written(given).slice(0, MAX_CHARACTERS))
    own(...given)
  }
  return () => [...kept]
}

/** As the console writes it: React gives its words apart from what stands in them. */
function written([first, ...rest]: unknown[]): string {
  const words = textOf(first).replace(/%[csdifoO]/g, mark => {
    const given = rest.shift()
    return mark === '%c' || given === undefined ? '' : textOf(given)
  })
  return [words, ...rest.map(textOf)].join(' ').trim()
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  if (given instanceof Error) return `${given.name}: ${given.message}`
  try {
    return String(given)
  } catch {
    return 'something'
  }
}
