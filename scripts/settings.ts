import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Problem } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { parseSettings, SETTING_NAMES, SettingError, type Settings } from '#server/env.ts'

export type Variables = Record<string, string | undefined>

/** The environment over `.dev.vars`, parsed; a bad one is a sentence that names the variable. */
export function readSettings(overrides: Variables = {}): { settings: Settings; variables: Variables } {
  const file = inRoot('.dev.vars')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const all: Variables = { ...fromFile, ...process.env, ...overrides }
  const variables = Object.fromEntries(SETTING_NAMES.map(name => [name, all[name]]))
  try {
    return { settings: parseSettings(variables), variables }
  } catch (error) {
    if (error instanceof SettingError) throw new Problem(`Setting ${error.message}`)
    throw error
  }
}
