import { SETTING_NAMES, type SettingName } from '#server/env.ts'
import { distance } from '#shared/compile/kit-hint.ts'

/** What other programs call the same. */
const OTHER_NAMES: Record<string, SettingName> = {
  GEMINI_API_KEY: 'GOOGLE_GENERATIVE_AI_API_KEY',
  GOOGLE_API_KEY: 'GOOGLE_GENERATIVE_AI_API_KEY',
  CLAUDE_API_KEY: 'ANTHROPIC_API_KEY',
  OPENAI_API_BASE: 'OPENAI_BASE_URL',
  OPENAI_API_BASE_URL: 'OPENAI_BASE_URL',
  ANTHROPIC_API_URL: 'ANTHROPIC_BASE_URL',
  OLLAMA_BASE_URL: 'OLLAMA_URL',
  LMSTUDIO_URL: 'LM_STUDIO_URL',
  PUBLIC_URL: 'BASE_URL',
  APP_URL: 'BASE_URL',
  ADMIN: 'ADMIN_EMAILS',
  DATA_PATH: 'DATA_DIR',
  BETTER_AUTH_SECRET: 'AUTH_SECRET',
  MODEL: 'MODEL_BEST',
}
/** Short names are near to too much: HOME is none of ours. */
const MISSPELT_MIN_CHARACTERS = 8
const MISSPELT_LETTERS = 2

export const isSetting = (name: string): name is SettingName => (SETTING_NAMES as string[]).includes(name)

/** The setting that somebody may have meant by a name that is none; null where it resembles none. */
export function intendedSetting(name: string): SettingName | null {
  const bare = plain(name)
  const same = SETTING_NAMES.find(each => plain(each) === bare)
  if (same || OTHER_NAMES[name]) return same ?? OTHER_NAMES[name] ?? null
  if (name.length < MISSPELT_MIN_CHARACTERS) return null
  return SETTING_NAMES.find(each => distance(plain(each), bare) <= MISSPELT_LETTERS) ?? null
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[_-]/g, '')
