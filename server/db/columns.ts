import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

export const time = (name: string) => integer(name, { mode: 'timestamp_ms' })
export const createdAt = time('created_at').notNull().default(sql`(unixepoch('subsec') * 1000)`)
