import { sayingsIn } from '#shared/mail-tokens.ts'

/** What the token of a mailed link says. */
export function sayingsOf(token: string): ReturnType<typeof sayingsIn> {
  try {
    const letters = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0))
    return sayingsIn(new TextDecoder().decode(bytes))
  } catch {
    return {}
  }
}
