import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

/** The design from which somebody left to connect an account of the host, in the tab that comes back from there. */
export const codeHostReturn = stored<string | null>(
  'code-host-return',
  z.string().nullable(),
  null,
  'session',
)
