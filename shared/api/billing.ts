import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { idSchema } from '#shared/ids.ts'
import { currentPlanSchema, offeredPlanSchema, ownerKindSchema, planIdSchema } from '#shared/plans.ts'
import { nameSchema } from '#shared/text.ts'

/** Plans and what is paid for them; none of it is in the specification's list. */
export const billingApi = {
  // What there is, and what the caller works under: his own plan or that of the workspace he has chosen.
  plans: route('GET /plans', {
    access: 'session',
    reply: z.object({
      plans: z.array(offeredPlanSchema),
      current: currentPlanSchema,
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
}
