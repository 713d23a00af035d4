interface Sayings {
  email?: string
  /** The address that an account is to have. */
  updateTo?: string
}

/** What a signed link in a mail says of itself; whether that is true is found out where it is used. */
export function sayingsIn(json: string): Sayings {
  try {
    const said = JSON.parse(json) as Record<string, unknown>
    return { ...textOf(said, 'email'), ...textOf(said, 'updateTo') }
  } catch {
    return {}
  }
}

const textOf = (said: Record<string, unknown>, name: keyof Sayings): Sayings =>
  typeof said[name] === 'string' ? { [name]: said[name] } : {}
