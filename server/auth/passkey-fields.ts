import type { BetterAuthPlugin } from 'better-auth'

/** What our table has beside the library's: when a passkey was last used; and of one credential there is one row. */
export const passkeyFields = {
  id: 'passkey-fields',
  schema: {
    passkey: {
      fields: {
        // Whoever registers another one's credential again would take its place.
        credentialID: { type: 'string', required: true, unique: true },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
  },
} satisfies BetterAuthPlugin
