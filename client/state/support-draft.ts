import { z } from 'zod'
import { type Stored, stored } from '#client/lib/stored.ts'

/** What somebody has written to support and not sent; gone with the tab. */
export const supportDraft: Stored<string> = stored('support-draft', z.string(), '', 'session')
