import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { authError, post } from '#client/api/auth.ts'
import { send } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { knowsPasskeys, whyNoPasskeys } from '#client/lib/why-no-passkeys.ts'
import { AppError } from '#shared/errors.ts'

const time = z.iso.datetime().transform(text => Date.parse(text))
const passkeysSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string().nullable(),
    createdAt: time.nullable(),
    lastUsedAt: time.nullable(),
  }),
)
export type Passkey = z.infer<typeof passkeysSchema>[number]

const PASSKEYS_KEY = ['passkeys']

export const usePasskeys = (): UseQueryResult<Passkey[]> =>
  useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: async () => {
      const response = await send('/api/auth/passkey/list-user-passkeys', { method: 'GET' })
      if (!response.ok) throw await authError(response)
      return passkeysSchema.parse(await response.json())
    },
  })

/** Why there are none at this address; undefined while the server has not said. */
export function useWhyNoPasskeys(): string | null | undefined {
  const host = useSession().data?.server.passkeyHost
  return host === undefined ? undefined : whyNoPasskeys(host, location, knowsPasskeys())
}

export const useAddPasskey = () =>
  usePasskeyChange(async ({ name, password }: { name: string; password?: string }) => {
    const optionsJSON = await post('passkey/generate-register-options', { password })
    const { startRegistration } = await import('@simplewebauthn/browser')
    const response = await shown(() =>
      startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }),
    )
    await post('passkey/verify-registration', { response, name })
  })

export const useRemovePasskey = () => usePasskeyChange((id: string) => post('passkey/delete-passkey', { id }))

export const useRenamePasskey = () =>
  usePasskeyChange((body: { id: string; name: string }) => post('passkey/update-passkey', body))

/** The browser asks which one, and who is there. */
export async function logInWithPasskey(): Promise<void> {
  const optionsJSON = await post('passkey/generate-authenticate-options', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await shown(() =>
    startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON }),
  )
  await post('passkey/verify-authentication', { response })
}

/** Browsers say in their own words, and on purpose not exactly, why nothing came of it. */
async function shown<Said>(ask: () => Promise<Said>): Promise<Said> {
  try {
    return await ask()
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    throw new AppError('bad_request', isKnown ? KNOWN : NOT_SHOWN)
  }
}

const KNOWN = 'This device has a passkey of your account already.'
const NOT_SHOWN = 'No passkey was given: it was called off, or took too long. Try again.'

function usePasskeyChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: PASSKEYS_KEY }) })
}
