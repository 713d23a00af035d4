import { z } from 'zod'

/** The answer of calls that have nothing to say but that it is done. */
export const okSchema = z.object({ ok: z.literal(true) })
export const OK = { ok: true } as const
