import { idFromBytes } from '#shared/ids.ts'

/** The same parts always give the same id, so that repeating the end of a run writes the same thing. */
export async function deriveId(...parts: (string | number)[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts))
  return idFromBytes(new Uint8Array(await crypto.subtle.digest('SHA-512', text)))
}

/** Hex SHA-256 of a text. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
