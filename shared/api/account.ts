import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { nameSchema } from '#shared/text.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#shared/users.ts'

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024

// Not in the specification's list: what somebody does with the whole of their account (wire shapes).
export const accountApi = {
  avatar: route('POST /user/avatar', {
    access: 'account',
    reply: z.object({ avatarUrl: z.string() }),
    maxBytes: AVATAR_MAX_BYTES,
    isBinary: true,
    isCostly: true,
  }),
  removeAvatar: route('DELETE /user/avatar', { access: 'account', reply: okSchema }),
  /** Whoever is in a room with them sees it, and that may be anybody. */
  getAvatar: route('GET /user/avatar/{userId}/{fileId}', {
    access: 'anyone',
    reply: z.unknown(),
    ids: { 'path.userId': 'person', 'path.fileId': 'upload' },
  }),
  /** Before a new password is typed: 404 where the link of a forgotten one is used or over. */
  passwordLink: route('POST /user/passwordLink', {
    access: 'anyone',
    body: z.object({ token: nameSchema(1_000) }),
    reply: okSchema,
    ids: { 'body.token': 'sealed' },
  }),
  export: route('GET /user/export', { access: 'session', reply: z.unknown(), isCostly: true }),
  delete: route('POST /user/delete', {
    access: 'session',
    body: z.object({
      /** Empty for a guest, who has none. */
      password: z.union([
        z.string().min(PASSWORD_MIN_CHARACTERS).max(PASSWORD_MAX_CHARACTERS),
        z.literal(''),
      ]),
      /** Those that others may edit are given to one of them in any case. */
      designs: z.enum(['delete', 'handOver']),
      to: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,100}$/)
        .optional(),
    }),
    /** `ok`, or how long to wait after wrong passwords. */
    reply: z.unknown(),
    ids: { 'body.to': 'person' },
  }),
}
