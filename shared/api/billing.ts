import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { currentPlanSchema, offeredPlanSchema, ownerKindSchema, planIdSchema } from '#shared/plans.ts'
import { lineSchema, nameSchema } from '#shared/text.ts'

/** For whom: the caller alone, or a workspace that he manages. */
const payer = { orgId: nameSchema(100).optional() }
const ofWorkspace = { 'body.orgId': 'workspace' } as const

/** As much of an event as says whom to ask about; what it tells is never believed. */
const stripeEventSchema = z.object({
  id: lineSchema(255),
  type: lineSchema(255),
  livemode: z.boolean(),
  /** Of an account that is connected to ours. */
  account: lineSchema(255).nullish(),
  data: z.object({ object: z.object({ customer: lineSchema(255).nullish() }) }),
})
export type StripeEvent = z.infer<typeof stripeEventSchema>

/** Plans and what is paid for them; none of it is in the specification's list. */
export const billingApi = {
  // What there is, and what the caller works under: his own plan or that of the workspace he has chosen.
  plans: route('GET /plans', {
    access: 'session',
    reply: z.object({
      plans: z.array(offeredPlanSchema),
      current: currentPlanSchema,
      own: currentPlanSchema.optional(),
      /** Of the workspace that is chosen. */
      org: currentPlanSchema.extend({ orgId: z.string() }).nullable().optional(),
    }),
  }),
  // Without a payment service a platform admin sets plans by hand (design, section 10).
  setPlan: route('POST /admin/plan', {
    access: 'admin',
    body: z.object({
      /** The same id again changes nothing. */
      id: idSchema,
      ownerKind: ownerKindSchema,
      ownerId: nameSchema(100),
      plan: planIdSchema,
      message: nameSchema(200),
    }),
    reply: okSchema,
    ids: { 'body.id': 'new', 'body.ownerId': 'person' },
  }),
  checkout: route('POST /billing/checkout', {
    access: 'account',
    body: z.object({ plan: planIdSchema, ...payer }),
    reply: z.object({ url: z.string() }),
    ids: ofWorkspace,
    isCostly: true,
  }),
  portal: route('POST /billing/portal', {
    access: 'account',
    body: z.object(payer),
    reply: z.object({ url: z.string() }),
    ids: ofWorkspace,
    isCostly: true,
  }),
  /** What Stripe says when it is asked: for what it told and nobody heard. */
  reconcile: route('POST /billing/reconcile', {
    access: 'account',
    body: z.object(payer),
    reply: z.object({ plan: planIdSchema }),
    ids: ofWorkspace,
    isCostly: true,
  }),
  webhook: route('POST /stripe/webhook', {
    access: { signed: 'payments' },
    body: stripeEventSchema,
    reply: okSchema,
    ids: { 'body.id': 'sealed' },
    maxBytes: 1_000_000,
  }),
}
