import { ENTRY_FILES } from '#shared/artifacts.ts'

/** The file to begin with: where the design starts, else the first. */
export const firstFile = (paths: readonly string[]): string | null =>
  ENTRY_FILES.find(entry => paths.includes(entry)) ?? paths[0] ?? null
