import type { Bindings } from '#server/bindings.ts'
import { settingsOf } from '#server/bindings.ts'
import { isSecretName } from '#server/env.ts'
import type { LogFormat } from '#server/logs/log-line.ts'

interface LogSettings {
  format: LogFormat
  /** What must stand in no line. */
  secrets: readonly string[]
}

/** Shorter ones are words that may stand anywhere. */
const SECRET_MIN_CHARACTERS = 6

let current: LogSettings = { format: 'off', secrets: [] }
let readFrom: Bindings | null = null

/** What writes has no bindings at hand: they are read once, by whatever the runtime calls first. */
export function readLogSettings(env: Bindings): void {
  if (readFrom === env) return
  readFrom = env
  current = { format: settingsOf(env).LOG_FORMAT, secrets: secretsIn({ ...env }) }
}

export const logSettings = (): LogSettings => current

/** Secret settings, and passwords within addresses. */
export function secretsIn(variables: Record<string, unknown>): string[] {
  return Object.entries(variables)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string') return []
      return isSecretName(name) ? [value] : passwordIn(value)
    })
    .filter(secret => secret.length >= SECRET_MIN_CHARACTERS)
}

function passwordIn(value: string): string[] {
  if (!value.includes('@') || !URL.canParse(value)) return []
  const { password } = new URL(value)
  return password ? [password, decodeURIComponent(password)] : []
}
