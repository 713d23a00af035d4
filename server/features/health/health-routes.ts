import { readManifest } from '#server/preview/vendor-manifest.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { healthApi } from '#shared/api/health.ts'
import { VERSION } from '#shared/version.ts'

export function healthRoutes(app: AppHono): void {
  serve(app, healthApi.get, async (_, { env }) => {
    await env.DB.prepare('select 1').first()
    const vendor: 'ready' | 'missing' = (await readManifest(env)) ? 'ready' : 'missing'
    return { ok: true, version: VERSION, vendor }
  })
}
