import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts)
