import { route } from '#shared/api/route.ts'
import { creditsSchema } from '#shared/credits.ts'

export const creditsApi = {
  // Not in the specification's list: the banners need the balance before the first send (design, section 5).
  get: route('GET /credits', { access: 'session', reply: creditsSchema }),
}
