import type { Bindings } from '#server/bindings.ts'
import { isAllowed, person } from '#server/features/billing/plan-of.ts'

/** Whether a design may be made private: by its owner's plan. What is private already stays so. */
export const mayBePrivate = (env: Bindings, { ownerId }: { ownerId: string }): Promise<boolean> =>
  isAllowed(env, [person(ownerId)], 'private')
