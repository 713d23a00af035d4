import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Problem } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { parseSettings, SETTING_NAMES, SettingError, type Settings } from '#server/env.ts'

export type Variables = Record<string, string | undefined>

export const SETTINGS_FILE = inRoot('.dev.vars')

export const variablesOfFile = (): Variables =>
  existsSync(SETTINGS_FILE) ? parseEnv(readFileSync(SETTINGS_FILE, 'utf8')) : {}

/** The environment over `.dev.vars`, parsed; a bad one is a sentence that names the variable. */
export function readSettings(overrides: Variables = {}): { settings: Settings; variables: Variables } {
  const all: Variables = { ...variablesOfFile(), ...process.env, ...overrides }
  const variables = Object.fromEntries(SETTING_NAMES.map(name => [name, all[name]]))
  try {
    return { settings: parseSettings(variables), variables }
  } catch (error) {
    if (error instanceof SettingError) throw new Problem(`Setting ${error.message}`)
    throw error
  }
}
