import type { PRESETS } from '#shared/design.ts'
import type { RenderedArtifact } from '#tests/support/render-artifact.ts'

export interface Verdict {
  name: string
  preset: keyof typeof PRESETS
  /** Compiled, painted something, and no error was left uncaught. */
  isPass: boolean
  why: string[]
  unsupported: string[]
  diagnostics: string[]
  /** How the live path differs; null when it does not or was not asked. */
  difference: string | null
}

/** What one rendered artifact is worth. */
export function judgeArtifact(
  { name, preset }: Pick<Verdict, 'name' | 'preset'>,
  { compiled, painted, errors }: RenderedArtifact,
): Verdict {
  const why = [
    ...(compiled.isOk ? [] : [compiled.errorMessage ?? 'it did not compile']),
    ...(compiled.isOk && painted !== 'painted' ? [painted ?? 'it said nothing'] : []),
    ...errors.map(({ message }) => message),
  ]
  return {
    name,
    preset,
    isPass: why.length === 0,
    why: [...new Set(why)],
    unsupported: compiled.unsupportedPackages,
    diagnostics: compiled.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    difference: null,
  }
}

/** A page that died is a failure like any other. */
export const crashed = ({ name, preset }: Pick<Verdict, 'name' | 'preset'>, error: unknown): Verdict => ({
  name,
  preset,
  isPass: false,
  why: [error instanceof Error ? error.message : String(error)],
  unsupported: [],
  diagnostics: [],
  difference: null,
})
