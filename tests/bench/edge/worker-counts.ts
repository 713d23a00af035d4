import type { DatabaseCounts } from './meter-database.ts'

export type Call = (this: unknown, ...args: unknown[]) => unknown
export type Methods = Record<string, unknown>

/** What is counted inside the Worker. */
export interface WorkerCounts extends DatabaseCounts {
  requests: number
  objectCalls: number
  compiles: number
  frames: number
  objectMs: number
  filesWritten: number
  filesRead: number
}

export const counts: WorkerCounts = {
  ...{ requests: 0, queries: 0, rowsRead: 0, rowsWritten: 0 },
  ...{ objectCalls: 0, compiles: 0, frames: 0, objectMs: 0, filesWritten: 0, filesRead: 0 },
}

interface Cursor {
  rowsRead: number
  rowsWritten: number
}

/** Statements of objects, which tell their rows once they have been read. */
export const cursors: Cursor[] = []

export const countedSoFar = (): WorkerCounts => ({
  ...counts,
  rowsRead: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, counts.rowsRead),
  rowsWritten: cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, counts.rowsWritten),
})
