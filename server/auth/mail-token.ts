import { fromBase64Url } from '#server/outside/signed-token.ts'
import { sayingsIn } from '#shared/mail-tokens.ts'

/** What a token of better-auth says; it is verified by the library alone. */
export const sayingsOf = (token: string): ReturnType<typeof sayingsIn> =>
  sayingsIn(new TextDecoder().decode(fromBase64Url(token.split('.')[1] ?? '')))
