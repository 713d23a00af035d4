import { checkParts } from '#server/features/health/checks.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { healthApi } from '#shared/api/health.ts'
import { VERSION } from '#shared/version.ts'

export function healthRoutes(app: AppHono): void {
  serve(app, healthApi.get, async (_, { env }) => {
    const checks = await checkParts(env)
    const vendor: 'ready' | 'missing' = (await readManifest(env)) ? 'ready' : 'missing'
    const ok = Object.values(checks).every(state => state === 'ok')
    const reply = { ok, version: VERSION, vendor, checks }
    // Monitors read the status alone.
    return ok ? reply : Response.json(reply, { status: 503 })
  })
}
