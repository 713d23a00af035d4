import { symmetricDecrypt } from 'better-auth/crypto'

/** Whether the secret of an authenticator app was sealed with this auth.secret; with another one it says nothing. */
export async function canRead(authSecret: string, { secret }: { secret: string }): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: authSecret, data: secret })
    return true
  } catch {
    return false
  }
}
