import { z } from 'zod'
import { route } from '#shared/api/route.ts'

export const metricsApi = {
  // Not in the specification's list: for programs that watch a server; by METRICS_TOKEN, and 404 without that setting.
  get: route('GET /metrics', { access: 'anyone', reply: z.unknown() }),
}
