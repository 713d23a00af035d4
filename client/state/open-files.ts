import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

const openFilesSchema = z.object({
  /** In the order they were opened. */
  opened: z.array(z.string()),
  /** The one in front; null as long as nobody has chosen one. */
  chosen: z.string().nullable(),
})
export type OpenFiles = z.infer<typeof openFilesSchema>

const NONE: OpenFiles = { opened: [], chosen: null }

/** The files that are open in this tab; switching to the chat does not close them. */
export const openFilesOf = (patternId: string): Stored<OpenFiles> =>
  stored(`open-files:${patternId}`, openFilesSchema, NONE, 'session')

export const opening = ({ opened }: OpenFiles, path: string): OpenFiles => ({
  opened: opened.includes(path) ? opened : [...opened, path],
  chosen: path,
})

/** In the same place under another name. */
export const renaming = ({ opened, chosen }: OpenFiles, from: string, to: string): OpenFiles => ({
  opened: opened.filter(path => path !== to).map(path => (path === from ? to : path)),
  chosen: chosen === from || chosen === to ? to : chosen,
})

/** What was in front is followed by its neighbour on the right, else on the left. */
export function closing(files: OpenFiles, path: string, shown: readonly string[]): OpenFiles {
  const at = shown.indexOf(path)
  const opened = files.opened.filter(other => other !== path)
  if (files.chosen !== path) return { opened, chosen: files.chosen }
  return { opened, chosen: shown[at + 1] ?? shown[at - 1] ?? null }
}

/** Of two files with the same name each is called by its folder as well. */
export function tabName(path: string, tabs: readonly string[]): string {
  const [name = path, folder] = path.split('/').toReversed()
  const isAlone = tabs.every(other => other === path || other.split('/').at(-1) !== name)
  return isAlone || folder === undefined ? name : `${folder}/${name}`
}
