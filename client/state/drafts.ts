import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

/** What somebody has typed and not sent, one text a room; survives a reload. */
export const promptDraftOf = (patternId: string): Stored<string> =>
  stored(`draft:${patternId}`, z.string(), '')

/** The same for the prompt box of the home page. */
export const homeDraft: Stored<string> = stored('draft', z.string(), '')

/** And for the one at the bottom of a canvas. */
export const boardDraft = (canvasId: string): Stored<string> =>
  stored(`draft:canvas:${canvasId}`, z.string(), '')
