import { z } from 'zod'

/** Who did something: on every chat item, artifact and audit row. */
export const actorSchema = z.object({
  kind: z.enum(['user', 'guest', 'agent', 'server']),
  /** The user's id; for agent and server the name of what acted. */
  id: z.string(),
})
export type Actor = z.infer<typeof actorSchema>
