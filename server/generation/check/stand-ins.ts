import type { Fault } from '#shared/compile/faults/fault.ts'

/** What boxes of dashes stand for that nobody asked for, in words for people. */
export function standIns(faults: readonly Fault[]): string[] {
  const names = faults.flatMap(({ kind, of, about, file }) =>
    kind === 'placeholder' && of !== undefined ? [named(of, about, file)] : [],
  )
  return [...new Set(names)]
}

function named(of: string, about: string, file: string | null): string {
  const name = about.slice(of.length + 1)
  const what = name === '' || name === '*' || name === 'default' ? of : `${name} of ${of}`
  return file === null ? what : `${what} (${file})`
}
