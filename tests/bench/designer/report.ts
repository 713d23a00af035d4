import type { Result } from '#tests/bench/designer/designer.ts'

const SHOWN = 90

/** One line a prompt, and what is wrong with it below. */
export function printRow({
  at,
  kind,
  prompt,
  isCompiled,
  isPainted,
  errors,
  violations,
  overflows,
  share,
  missing,
  ms,
}: Result): void {
  const state = !isCompiled ? 'NOT COMPILED' : isPainted ? 'painted' : 'NOT PAINTED'
  console.log(
    `${String(at).padStart(3)} ${kind.padEnd(14)} ${state} named ${(share * 100).toFixed(0)}% ${ms.toFixed(0)} ms  ${prompt.slice(0, SHOWN).replaceAll('\n', ' ')}`,
  )
  for (const text of errors) console.log(`      error ${text.slice(0, 300)}`)
  for (const text of violations) console.log(`      axe ${text.slice(0, 500)}`)
  if (overflows.length > 0) console.log(`      overflow at ${overflows.join(', ')}`)
  if (missing.length > 0) console.log(`      missing ${missing.join(' · ')}`)
}

/** A quick run looks for no axe violations, and at the narrowest screen alone. */
export function printSummary(results: Result[], isQuick: boolean): void {
  const all = results.length
  const count = (test: (result: Result) => boolean) => `${results.filter(test).length}/${all}`
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  const mean = results.reduce((sum, { share }) => sum + share, 0) / Math.max(1, all)
  const looks = new Set(results.map(({ look }) => look)).size
  console.log(`
compiled            ${count(it => it.isCompiled)}
painted             ${count(it => it.isPainted)}
no console error    ${count(it => it.errors.length === 0)}
no axe violation    ${isQuick ? 'not looked for' : `${count(it => it.violations.length === 0)} (serious and critical)`}
no overflow         ${count(it => it.overflows.length === 0)}${isQuick ? ' (narrowest screen alone)' : ''}
named items found   ${(mean * 100).toFixed(1)}%
distinct looks      ${looks}/${all}
kinds               ${new Set(results.map(({ kind }) => kind)).size}
designer, median    ${times[Math.floor(all / 2)]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms`)
}
