import type { Settings } from '#server/env.ts'
import { checkStripeSignature } from '#server/features/billing/payments.ts'
import { checkHubSignature } from '#server/features/code-host/hub-signature.ts'
import type { Signed } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'

/** Throws unless these bytes are signed by whom a rule names, with a secret that this server has from him. */
export async function checkSignature(
  settings: Settings,
  signed: Signed['signed'],
  request: Request,
  bytes: Uint8Array,
): Promise<void> {
  await CHECKED_BY[signed](settings, request, bytes)
}

const CHECKED_BY: Record<
  Signed['signed'],
  (settings: Settings, request: Request, bytes: Uint8Array) => Promise<void>
> = {
  payments: async ({ STRIPE_WEBHOOK_SECRET: secret }, { headers }, bytes) => {
    if (!secret) throw new AppError('not_configured', 'STRIPE_WEBHOOK_SECRET is not set on this server.')
    await checkStripeSignature(bytes, headers.get('stripe-signature'), secret)
  },
  'code-host': async ({ GITHUB_WEBHOOK_SECRET: secret }, { headers }, bytes) => {
    if (!secret) throw new AppError('not_configured', 'GITHUB_WEBHOOK_SECRET is not set on this server.')
    await checkHubSignature(bytes, headers.get('x-hub-signature-256'), secret)
  },
}
