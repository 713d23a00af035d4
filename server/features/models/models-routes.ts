import type { Settings } from '#server/env.ts'
import { checkModel } from '#server/features/models/check-model.ts'
import { findLocalServers, localBaseUrl } from '#server/features/models/local-servers.ts'
import { languageModel, modelNameFor } from '#server/generation/model/providers.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { modelsApi } from '#shared/api/models.ts'
import { modelModeSchema } from '#shared/chat.ts'
import type { LocalServer, ModelCheck, ModeModel } from '#shared/models.ts'

export function modelsRoutes(app: AppHono): void {
  serve(app, modelsApi.list, (_, { settings }) => ({
    modes: modelModeSchema.options.map(mode => describe(settings, mode)),
  }))

  serve(app, modelsApi.local, async (_, { settings }) => ({ servers: await findLocalServers(settings) }))

  serve(app, modelsApi.check, async ({ body }, { settings }) => {
    if ('local' in body) return checkLocal(settings, body.local, body.model)
    const name = modelNameFor(settings, body.mode)
    if (name.provider === 'templates') return TEMPLATES
    return withoutKeys(await checkModel(await languageModel(name, settings)), settings)
  })
}

/** They are no model: no call is needed to know them. */
const TEMPLATES: ModelCheck = {
  problem: null,
  detail: null,
  canCallTools: true,
  canSeeImages: false,
  tookMs: 0,
}

function describe(settings: Settings, mode: ModeModel['mode']): ModeModel {
  const { provider, model } = modelNameFor(settings, mode)
  const addresses: Partial<Record<ModeModel['provider'], string | undefined>> = {
    openai: settings.OPENAI_BASE_URL,
    anthropic: settings.ANTHROPIC_BASE_URL,
    google: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
    'openai-compatible': settings.OPENAI_COMPATIBLE_BASE_URL,
  }
  return { mode, provider, model, address: addresses[provider] ?? null }
}

async function checkLocal(settings: Settings, kind: LocalServer['kind'], model: string): Promise<ModelCheck> {
  const baseUrl = localBaseUrl(kind, settings)
  const isOfTheSettings = originOf(settings.OPENAI_COMPATIBLE_BASE_URL) === originOf(baseUrl)
  const there = {
    ...settings,
    OPENAI_COMPATIBLE_BASE_URL: baseUrl,
    // A key goes only to the address it was given for, whatever listens on the ports of this machine.
    OPENAI_COMPATIBLE_API_KEY: isOfTheSettings ? settings.OPENAI_COMPATIBLE_API_KEY : undefined,
  }
  const check = await checkModel(await languageModel({ provider: 'openai-compatible', model }, there))
  return withoutKeys(check, settings)
}

const originOf = (address: string | undefined): string | undefined => address && new URL(address).origin

function withoutKeys(check: ModelCheck, settings: Settings): ModelCheck {
  const keys = [
    settings.OPENAI_API_KEY,
    settings.ANTHROPIC_API_KEY,
    settings.GOOGLE_GENERATIVE_AI_API_KEY,
    settings.OPENAI_COMPATIBLE_API_KEY,
  ]
  return { ...check, detail: check.detail && withoutSecrets(check.detail, keys) }
}
