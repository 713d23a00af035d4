import { type Stored, stored } from '#client/lib/stored.ts'
import { type FeedbackType, feedbackTypeSchema } from '#shared/artifacts.ts'

/** What this person said of a version, for as long as the tab lives. */
export const feedbackOn = (artifactId: string): Stored<FeedbackType | null> =>
  stored<FeedbackType | null>(`feedback:${artifactId}`, feedbackTypeSchema.nullable(), null, 'session')
