import type { Caller } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { WorkspaceRow } from '#server/features/workspaces/workspaces-queries.ts'
import type { Level } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import type { SessionUser } from '#shared/users.ts'
import type { WorkspaceRole } from '#shared/workspaces.ts'

/** What every handler gets beside its parsed input. */
export interface Call {
  env: Bindings
  settings: Settings
  request: Request
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void
  caller: Caller
  /** Whoever has a session, as they are shown. */
  user: SessionUser | null
}

/** A call by somebody signed in. */
export interface SignedInCall extends Call {
  user: SessionUser
  actor: Actor
}

/** A call about one pattern that the caller may do this to. */
export interface PatternCall extends Call {
  pattern: PatternRow
  level: Level
}

export interface SignedInPatternCall extends SignedInCall {
  pattern: PatternRow
  level: Level
}

/** A call about one workspace in which the caller may do this. */
export interface WorkspaceCall extends SignedInCall {
  workspace: WorkspaceRow
  role: WorkspaceRole
}

/** A call about one canvas that the caller may do this to. */
export interface CanvasCall extends Call {
  canvas: SpaceRow
  level: Level
}

export interface SignedInCanvasCall extends SignedInCall {
  canvas: SpaceRow
  level: Level
}
