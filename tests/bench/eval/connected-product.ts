import { Problem } from '#scripts/fail.ts'
import type { Running } from '#scripts/serve.ts'
import { readSettings } from '#scripts/settings.ts'
import { api } from '#shared/api/index.ts'
import type { ConnectedProvider } from '#shared/models.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ModelTap } from '#tests/support/provider/model-tap.ts'
import { RecordedModel } from '#tests/support/provider/recorded-model.ts'
import { type ModelChoice, PROVIDER_OF_WIRE, secretsOf, settingsFor, upstreamOf } from './model-choice.ts'

/** A product of the eval's own whose model is asked through a tap. */
export interface ConnectedProduct {
  product: Running
  /** Null with templates, which nobody asks over a wire. */
  tap: ModelTap | null
  recorded: RecordedModel | null
  /** The model as its provider calls it. */
  provider: ConnectedProvider | null
  model: string
  dispose(): Promise<void>
}

/** Keys are the environment's, which the product reads as usual: they pass through the tap, and are kept nowhere. */
export async function connectedProduct({
  choice,
  instructions,
}: {
  choice: ModelChoice
  instructions: string | null
}): Promise<ConnectedProduct> {
  const { settings } = readSettings(settingsFor(null, ''))
  const recorded = choice.kind === 'recorded' ? await RecordedModel.start(choice.folder) : null
  const provider = recorded
    ? PROVIDER_OF_WIRE[recorded.wire]
    : choice.kind === 'provider'
      ? choice.provider
      : null
  const model = choice.kind === 'provider' ? choice.model : choice.kind
  const upstream = recorded ? recorded.url : provider && upstreamOf(provider, settings)
  const tap = upstream ? await ModelTap.start({ upstream, instructions, secrets: secretsOf(settings) }) : null
  // What is recorded is never asked with anybody's key.
  const keys = recorded ? Object.fromEntries(KEY_SETTINGS.map(name => [name, 'recorded'])) : {}
  const product = await ownProduct({ ...settingsFor(provider, tap?.url ?? ''), ...keys })
  const dispose = async () => {
    await product.dispose()
    await tap?.stop()
    await recorded?.stop()
  }
  try {
    if (provider && tap) await connect(product.url, provider, tap.url, model)
  } catch (error) {
    await dispose()
    throw error
  }
  return { product, tap, recorded, provider, model, dispose }
}

const KEY_SETTINGS = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'OPENAI_COMPATIBLE_API_KEY',
]

/** As an operator does in Settings: its window is what its server says, and what it can do is tried. */
async function connect(
  url: string,
  provider: ConnectedProvider,
  baseUrl: string,
  model: string,
): Promise<void> {
  const operator = await Person.withAccount(url, 'Opal Operator')
  const { status, body } = await operator.call(api.models.connect, { body: { provider, baseUrl, model } })
  if (status !== 200)
    throw new Problem(`${provider}:${model} does not answer: ${body.error?.message ?? status}`)
}
