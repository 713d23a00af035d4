import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, time } from '#server/db/columns.ts'
import { patterns } from '#server/db/schema/patterns.ts'

/** The domain of a design, one of each, as its people have set it up and as the DNS said last. */
export const customDomains = sqliteTable(
  'custom_domains',
  {
    patternId: text('pattern_id')
      .primaryKey()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    /** As the DNS writes it: lower case, punycode, no dot at the end. */
    host: text('host').notNull(),
    /** As somebody typed it, where that is not the same. */
    shownAs: text('shown_as').notNull(),
    /** What the TXT record of this design says; another domain, or the same one anew, has another. */
    token: text('token').notNull(),
    status: text('status', { enum: ['PENDING', 'VERIFIED'] })
      .notNull()
      .default('PENDING'),
    /** Since when the name is this design's: its TXT record was seen, and no other design's before. */
    provenAt: time('proven_at'),
    /** When the answer was asked for in which that record was seen last. */
    seenAt: time('seen_at'),
    /** Since when a verified domain has not had its records any more. */
    missingSince: time('missing_since'),
    /** When the DNS was asked last. */
    lastLookAt: time('last_look_at'),
    /** What it said then, as JSON (`dns-facts.ts`). */
    facts: text('facts'),
    /** Of the certificate at the edge; null where a proxy gets it. */
    hostnameId: text('hostname_id'),
    /** Why there is no certificate yet, in words. */
    certificateFault: text('certificate_fault'),
    createdAt,
  },
  t => [
    index('custom_domains_host_idx').on(t.host),
    // Of two designs that prove a name at once one has it.
    uniqueIndex('custom_domains_proven_idx').on(t.host).where(sql`${t.provenAt} is not null`),
  ],
)
