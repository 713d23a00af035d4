import { z } from 'zod'
import { wellFormed } from '#shared/text.ts'

export const PAGE_PASSWORD_MAX_CHARACTERS = 128
/** Wrong ones of one address, before it has to wait. */
export const PAGE_PASSWORD_TRIES = 5
export const PAGE_PASSWORD_TRIES_MS = 15 * 60_000
/** As long a page stays open after the right one. */
export const PAGE_UNLOCKED_MS = 12 * 60 * 60_000
/** Where a page is unlocked, on its own host. */
export const PASSWORD_PATH = '/_maquette/password'

/** As it was typed, since a blank at its end is part of it; the same letters are the same however a keyboard writes them. */
export const pagePasswordSchema = z
  .string()
  .transform(text => wellFormed(text).normalize('NFC'))
  .pipe(z.string().max(PAGE_PASSWORD_MAX_CHARACTERS))
