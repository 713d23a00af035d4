import { z } from 'zod'

/** What a relay tells its room of the people it has, as text between the frames of the protocol. */
const relayReportSchema = z.object({
  viewers: z.number().int().min(0),
  /** How many have arrived since the last report, also those that were put off. */
  arrived: z.number().int().min(0),
  /** Signed-out sockets by where they come from; only what has changed since the last report on this uplink. */
  visitors: z.record(z.string(), z.number().int().min(0)),
})
export type RelayReport = z.infer<typeof relayReportSchema>

export function readReport(text: string): RelayReport | null {
  try {
    return relayReportSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
