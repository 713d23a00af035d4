import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/** Without the schema, which each call would read whole for relations: our queries name their tables themselves. */
export const database = (d1: D1Database): Database => drizzle(d1)
