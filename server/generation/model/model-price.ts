import type { Settings } from '#server/env.ts'
import type { SetPrice } from '#server/features/models/models-queries.ts'
import { isPrivateHost } from '#server/outside/private-host.ts'
import { listPrice } from '#shared/list-prices.ts'
import type { KnownModel, KnownPrice } from '#shared/models.ts'

export type LocalAddresses = Pick<Settings, 'OLLAMA_URL' | 'LM_STUDIO_URL'>

/** What an operator set, then what costs nothing, then the provider's list; null where nobody knows. */
export function priceOf(model: Asked, set: SetPrice | undefined, local: LocalAddresses): KnownPrice | null {
  if (set) {
    const { input, cached, output, setBy, setAt } = set
    return { input, cached, output, from: 'operator', asOf: setAt.toISOString().slice(0, 10), setBy }
  }
  if (runsHere(model, local)) return { input: 0, cached: 0, output: 0, from: 'free', asOf: null, setBy: null }
  return listPrice(model.provider, model.model)
}

type Asked = Pick<KnownModel, 'provider' | 'model' | 'baseUrl' | 'passedOnTo'>

/**
 * By the Ollama or LM Studio of this server's settings, on a machine of one's own. Any other server at such an address may
 * pass prompts on to somebody who is paid for them, and so does Ollama with the models of its cloud.
 */
function runsHere(
  { provider, model, baseUrl, passedOnTo }: Asked,
  { OLLAMA_URL, LM_STUDIO_URL }: LocalAddresses,
): boolean {
  if (provider !== 'openai-compatible' || !baseUrl || passedOnTo !== null) return false
  // Where nobody asked its server, only the name tells.
  if (/[-:]cloud$/.test(model)) return false
  if (!isPrivateHost(new URL(baseUrl).hostname)) return false
  return [OLLAMA_URL, LM_STUDIO_URL].some(address => isSamePlace(address, baseUrl))
}

/** Whether two addresses are of one server. */
export const isSamePlace = (one: string, other: string): boolean => placeOf(one) === placeOf(other)

/** The names of this machine are one. */
function placeOf(address: string): string {
  const { protocol, hostname, port } = new URL(address)
  return `${protocol}//${hostname === '127.0.0.1' || hostname === '[::1]' ? 'localhost' : hostname}:${port}`
}
