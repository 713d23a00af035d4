import { z } from 'zod'
import { stored, useStored } from '#client/lib/stored.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'

/** Edits the room did not take, by room: theirs to keep as a copy. */
const rescued = stored('rescued', z.record(z.string(), z.array(sourceFileSchema)), {})

/** Keeps these files as they were typed, beside what was rescued before. */
export function rescue(roomId: string, files: SourceFile[]): void {
  if (files.length === 0) return
  const before = rescued.read()[roomId]?.filter(({ name }) => !files.some(file => file.name === name)) ?? []
  rescued.write({ ...rescued.read(), [roomId]: [...before, ...files] })
}

export function useRescued(roomId: string): { files: SourceFile[]; forget(): void } {
  const [all] = useStored(rescued)
  return { files: all[roomId] ?? NONE, forget: () => forgetRescued(roomId) }
}

export const rescuedByRoom = (): Readonly<Record<string, SourceFile[]>> => rescued.read()

export const forgetAllRescued = (): void => rescued.write({})

function forgetRescued(roomId: string): void {
  const { [roomId]: _, ...others } = rescued.read()
  rescued.write(others)
}

const NONE: SourceFile[] = []
