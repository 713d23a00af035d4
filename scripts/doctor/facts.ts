import type { SecondFactors } from '#scripts/backup/second-factors.ts'
import type { SingleSignOns } from '#scripts/doctor/single-sign-on.ts'
import type { SettingFault, Settings } from '#server/env.ts'
import type { FoundModels, ModelCheck } from '#shared/models.ts'

/** Everything that is looked at, so that what it means can be decided without looking. */
export interface Facts {
  machine: MachineFacts
  data: DataFacts
  server: ServerFacts
  settings: SettingFacts
  models: ModelFacts
  backups: BackupFacts | null
  secondFactors: SecondFactors
  singleSignOns: SingleSignOns
  /** What the service of rooms says to the key; null where rooms are not there. */
  liveblocks: LiveblocksFact | null
}

export type LiveblocksFact =
  | { state: 'answers' }
  | { state: 'refused'; status: number }
  /** By its answer, or as the system names it. */
  | { state: 'away'; why: string }

/** What lies in BACKUP_DIR; null without that setting. */
export interface BackupFacts {
  path: string
  /** Why it cannot be read, as the system names it. */
  fault: string | null
  /** When the newest that is complete ended. */
  newestAt: number | null
}

export interface MachineFacts {
  /** As in `process.versions.node`. */
  node: string
  /** Milliseconds since 1970. */
  now: number
  /** The latest time that a file of the program or of its data has. */
  newestFile: number
  /** Where the data is; null where the system does not say. */
  freeBytes: number | null
  isBuilt: boolean
  isVendorBuilt: boolean
  /** A browser that tests can use. */
  browser: string | null
}

export interface DataFacts {
  path: string
  isThere: boolean
  /** Why it cannot be written, as the system names it. */
  fault: string | null
  /** What in it other people of this machine may read. */
  openToOthers: string[]
}

export interface ServerFacts {
  /** The run that holds the data folder. */
  holder: { pid: number; port: number } | null
  /** Whether it answers. */
  answers: boolean
  /** Why a port could not be listened on. */
  portFault: string | null
  previewPortFault: string | null
}

export interface SettingFacts {
  /** Everything of `.dev.vars`, and of the environment what is or resembles a setting. */
  ofFile: Record<string, string>
  ofEnvironment: Record<string, string>
  isFileOpenToOthers: boolean
  faults: SettingFault[]
  /** By what is left without those that are wrong. */
  parsed: Settings
}

export interface ModelFacts {
  /** What was connected in Settings; null where the database cannot be read, or is not there yet. */
  connected: ConnectedFact[] | null
  found: FoundModels[]
  /** What one call of each has shown, where calls were asked for. */
  checks: { name: string; check: ModelCheck }[] | null
}

export interface ConnectedFact {
  name: string
  baseUrl: string
  key: 'none' | 'readable' | 'lost' | 'environment'
}

export interface Line {
  state: 'ok' | 'note' | 'problem'
  says: string
  /** What to do about it. */
  next?: string
}

export const ok = (says: string): Line => ({ state: 'ok', says })
export const note = (says: string, next?: string): Line => ({ state: 'note', says, ...(next && { next }) })
export const problem = (says: string, next: string): Line => ({ state: 'problem', says, next })
