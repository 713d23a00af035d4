import { z } from 'zod'

/** Line breaks, tabs, control characters, and marks that turn the direction of whatever stands behind them. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Text as one line: pasted line breaks become spaces, half of a character becomes the sign for one that is missing. */
export const oneLine = (text: string): string =>
  wellFormed(text).replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim()

/** Half of a pair of code units is no character: databases, sockets and models each make something else of it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** What is shown or kept as one line; it may be empty. */
export const lineSchema = (maxCharacters: number) =>
  z.string().transform(oneLine).pipe(z.string().max(maxCharacters))

/** The name of something: one line that is not empty. */
export const nameSchema = (maxCharacters: number) =>
  z.string().transform(oneLine).pipe(z.string().min(1).max(maxCharacters))

/** What a person or a program wrote, in as many lines as it has. */
export const wordsSchema = (maxCharacters: number) =>
  z
    .string()
    .transform(text => wellFormed(text).trim())
    .pipe(z.string().max(maxCharacters))
