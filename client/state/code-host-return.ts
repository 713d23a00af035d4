import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

/** In place of a design: the dialog of an import. */
export const TO_IMPORT = 'import'

/** From where somebody left to connect an account of the host, in the tab that comes back from there: a design, or an import. */
export const codeHostReturn = stored<string | null>(
  'code-host-return',
  z.string().nullable(),
  null,
  'session',
)
