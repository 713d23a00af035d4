import { z } from 'zod'

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ALPHABET = `${LETTERS}0123456789`
const ID_LENGTH = 20

/** 20 characters of [a-z0-9] beginning with a letter: safe in a host label, a path and a file name. */
export const idSchema = z.string().regex(/^[a-z][a-z0-9]{19}$/)

export const isId = (text: string): boolean => idSchema.safeParse(text).success

/** A new random id, about 103 bits; `getRandomValues` because `randomUUID` is missing on plain http. */
export function newId(): string {
  return idFromBytes(crypto.getRandomValues(new Uint8Array(ID_LENGTH * 2)))
}

/** Maps 40 or more bytes (random, or a digest) to an id; two bytes a character keep the bias below 0.1 %. */
export function idFromBytes(bytes: Uint8Array): string {
  const letters = Array.from({ length: ID_LENGTH }, (_, at) => {
    const set = at === 0 ? LETTERS : ALPHABET
    return set.charAt(((bytes[at * 2] ?? 0) * 256 + (bytes[at * 2 + 1] ?? 0)) % set.length)
  })
  return letters.join('')
}
