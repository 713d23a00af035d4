import { type FoundModels, PROVIDER_NAMES } from '#shared/models.ts'

/** What was found, as a sentence begins with it. */
export function foundName({ kind, provider, baseUrl }: FoundModels): string {
  if (kind === 'ollama') return 'Ollama'
  if (kind === 'lmStudio') return 'LM Studio'
  if (kind === 'server') return `A model server at ${placeOf(baseUrl)}`
  return `A key for ${PROVIDER_NAMES[provider]}`
}

export const whereFound = ({ kind }: FoundModels): string =>
  kind === 'environment' ? 'is in the environment of this server' : 'is running on this machine'

/** Before anything is sent there: where prompts go, and who pays. */
export function consentWords(
  { kind, baseUrl, passedOn }: Pick<FoundModels, 'kind' | 'baseUrl' | 'passedOn'>,
  model: string,
): string {
  const goes = `Prompts, images and the code of designs go to ${baseUrl}`
  const host = passedOn.find(one => one.model === model)?.host
  if (host)
    return `${goes}, on this machine, which passes them on to ${host}, for everybody who uses this server. The account that is signed in there pays for every answer.`
  return kind === 'environment'
    ? `${goes}. The account of that key pays for every answer, for everybody who uses this server.`
    : `${goes}, on this machine, for everybody who uses this server. Maquette is charged nothing for it.`
}

/** One address of this machine is written in several ways. */
export const placeOf = (address: string): string =>
  new URL(address).host.replace(/^(127\.0\.0\.1|\[::1\])/, 'localhost')

/** What was found and is not connected yet. */
export const unusedOf = (
  found: readonly FoundModels[],
  models: readonly { provider: string; baseUrl: string | null }[],
): FoundModels[] =>
  found.filter(
    one =>
      !models.some(
        ({ provider, baseUrl }) =>
          provider === one.provider && baseUrl !== null && placeOf(baseUrl) === placeOf(one.baseUrl),
      ),
  )
