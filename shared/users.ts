import { z } from 'zod'

export const METADATA_STALE_MS = 1_000_000
export const PREFERENCES_STALE_MS = 30_000
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128

/** Services by which people may come in beside a password. */
export const signInServiceSchema = z.enum(['github', 'google'])
export type SignInService = z.infer<typeof signInServiceSchema>

export const userMetadataSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
})
export type UserMetadata = z.infer<typeof userMetadataSchema>

const preferences = {
  chime: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Nothing moves, whatever the system says. */
  reducedMotion: z.boolean(),
  codeSize: z.enum(['small', 'medium', 'large']),
  /** Lines longer than the code editor go on below. */
  wrapsCode: z.boolean(),
  /** A mail when somebody mentions them in a design. */
  mailsMentions: z.boolean(),
  /** A mail when visitors answer the questions of a design. */
  mailsFeedback: z.boolean(),
}

/** What a person prefers; what was never set has its default. */
export const userPreferencesSchema = z.object({
  chime: preferences.chime.default(false),
  theme: preferences.theme.default('system'),
  reducedMotion: preferences.reducedMotion.default(false),
  codeSize: preferences.codeSize.default('small'),
  wrapsCode: preferences.wrapsCode.default(false),
  mailsMentions: preferences.mailsMentions.default(true),
  mailsFeedback: preferences.mailsFeedback.default(true),
})
/** A change names only what changes, so no default may slip in. */
export const preferencesChangeSchema = z.object(preferences).partial()
export type UserPreferences = z.infer<typeof userPreferencesSchema>

/** Who is asking, as `GET /user` answers: null when nobody is signed in. */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a guest: the placeholder address is nobody's business. */
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isGuest: z.boolean(),
  isAdmin: z.boolean(),
  /** Somebody has shown that its mail reaches them. */
  isEmailVerified: z.boolean().optional(),
  /** A code is asked for besides the password. */
  hasSecondFactor: z.boolean().optional(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

export const GUEST_NAME = 'Guest'
/** Of whoever has deleted their account, beside what they said in designs of others. */
export const DELETED_NAME = 'Deleted account'

export const nameOfEmail = (email: string): string => email.split('@')[0] || 'Somebody'

export const fullName = ({ firstName, lastName }: UserMetadata): string => `${firstName} ${lastName}`.trim()

/** First word and the rest: accounts keep one name, the specification's metadata has two. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
