import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'
import { type Mention, mentionSchema } from '#shared/mentions.ts'

/** What somebody has typed and not sent, one text a room; survives a reload. */
export const promptDraftOf = (patternId: string): Stored<string> =>
  stored(`draft:${patternId}`, z.string(), '')

/** The same for the prompt box of the home page. */
export const homeDraft: Stored<string> = stored('draft', z.string(), '')

/** And for the one at the bottom of a canvas. */
export const boardDraft = (canvasId: string): Stored<string> =>
  stored(`draft:canvas:${canvasId}`, z.string(), '')

/** Whom it mentions. */
export const boardMentions = (canvasId: string): Stored<Mention[]> =>
  stored(`draft:canvas:${canvasId}:mentions`, z.array(mentionSchema), NOBODY)

/** One object, so that what is the fallback is known as it. */
const NOBODY: Mention[] = []
