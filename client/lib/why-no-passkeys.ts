interface Here {
  protocol: string
  hostname: string
  port: string
}

/** Why a passkey can be neither made nor used at this address; null where it can. */
export function whyNoPasskeys(
  /** The host that the server makes them for; null where it makes none. */
  host: string | null,
  { protocol, hostname, port }: Here,
  knowsPasskeys: boolean,
): string | null {
  if (host === null) return 'Passkeys need an address with https, and this server has none.'
  if (hostname !== host && !hostname.endsWith(`.${host}`))
    return `Passkeys belong to ${host}. Open ${protocol}//${host}${port && `:${port}`} to use them.`
  return knowsPasskeys ? null : 'This browser knows no passkeys.'
}

export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
