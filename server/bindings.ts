import { parseSettings, SettingError, type Settings } from '#server/env.ts'

/** What the runtime hands the Worker: `wrangler.toml`, plus the settings as text. */
export interface Bindings {
  DB: D1Database
  FILES: R2Bucket
  ASSETS: Fetcher
  /** None in development, where a binding cannot name another process. */
  COMPILER?: Fetcher
  /** The address of the compiler's gateway, with its secret. */
  COMPILER_URL?: string
  /** Where vendored files are served, in development. */
  VENDOR_URL?: string
  /** Where the runtime of preview frames is served, in development. */
  FRAME_URL?: string
  /** Asked through `rooms/room-stubs.ts`, which names its class: nearly everything imports this file. */
  EDITOR_ROOMS: DurableObjectNamespace
  /** Asked through `rooms/room-stubs.ts`, too. */
  CANVAS_ROOMS: DurableObjectNamespace
  /** Asked through `rooms/outlets/relay-stub.ts`. */
  RELAYS: DurableObjectNamespace
  /** Asked through `events/outbox.ts`. */
  OUTBOX: DurableObjectNamespace
  SIGN_IN_LIMIT: RateLimit
  HASHING_LIMIT: RateLimit
  ADDRESS_LIMIT: RateLimit
  PERSON_LIMIT: RateLimit
  PROMPT_LIMIT: RateLimit
  EDIT_LIMIT: RateLimit
  /** Set by `npm run dev`: pages carry the hot-reload scripts of the build tool. */
  IS_DEV?: string
}

/** Settings of a running Worker: by now the secret that signs sessions is there. */
export type WorkerSettings = Settings & { AUTH_SECRET: string }

const parsed = new WeakMap<Bindings, WorkerSettings>()

/** The settings of this Worker, parsed once. */
export function settingsOf(env: Bindings): WorkerSettings {
  const known = parsed.get(env)
  if (known) return known
  const settings = parseSettings(env as unknown as Record<string, string>)
  const { AUTH_SECRET } = settings
  if (!AUTH_SECRET)
    throw new SettingError('AUTH_SECRET is missing: it signs sessions, so give 32 characters or more.')
  const complete = { ...settings, AUTH_SECRET }
  parsed.set(env, complete)
  return complete
}
