import { z } from 'zod'
import { stored, useStored } from '#client/lib/stored.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'

/** Edits that the room refused, by design; their author can keep them as a copy. */
const rescued = stored('rescued', z.record(z.string(), z.array(sourceFileSchema)), {})

/** Keeps these files as they were typed, beside what was rescued before. */
export function rescue(patternId: string, files: SourceFile[]): void {
  if (files.length === 0) return
  const before =
    rescued.read()[patternId]?.filter(({ name }) => !files.some(file => file.name === name)) ?? []
  rescued.write({ ...rescued.read(), [patternId]: [...before, ...files] })
}

export function useRescued(patternId: string): { files: SourceFile[]; forget(): void } {
  const [all] = useStored(rescued)
  return { files: all[patternId] ?? NONE, forget: () => forgetRescued(patternId) }
}

export const rescuedByRoom = (): Readonly<Record<string, SourceFile[]>> => rescued.read()

export const forgetAllRescued = (): void => rescued.write({})

function forgetRescued(patternId: string): void {
  const { [patternId]: _, ...others } = rescued.read()
  rescued.write(others)
}

const NONE: SourceFile[] = []
