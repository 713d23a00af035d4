import { z } from 'zod'

/** What can be switched off for a server (design, section 10). */
export const experimentSchema = z.enum(['convert', 'integrations', 'agent'])
export type Experiment = z.infer<typeof experimentSchema>

/** Whether a feature that is still being tried is there for people of a server. */
export const experiment = (name: Experiment, server: { experiments: readonly Experiment[] }): boolean =>
  server.experiments.includes(name)
