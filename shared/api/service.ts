import { route } from '#shared/api/route.ts'
import { serviceSchema } from '#shared/service.ts'

export const serviceApi = {
  // Not in the specification's list: what the outage banner and dialog show (sections 4 and 8).
  get: route('GET /service', { access: 'anyone', reply: serviceSchema }),
}
