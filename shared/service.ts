import { z } from 'zod'

/** So many rooms whose model fails within this time are an outage of the provider. */
export const OUTAGE_ROOMS = 3
export const OUTAGE_WINDOW_MS = 60_000
/** Without a new failure it is over after this, for want of anybody who tries. */
export const OUTAGE_LASTS_MS = 5 * 60_000
/** How often an open page asks. */
export const SERVICE_POLL_MS = 30_000

export const serviceSchema = z.object({
  /** When the outage of a model's provider began; null: there is none. */
  outageSince: z.number().nullable(),
})
