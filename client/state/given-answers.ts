import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

const NONE: string[] = []

/** What somebody has chosen or typed as answers to the questions of a request, and not sent; survives a reload. */
export const givenAnswersOf = (requestId: string): Stored<string[]> =>
  stored(`answers:${requestId}`, z.array(z.string()), NONE, 'session')
