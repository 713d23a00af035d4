import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import type { Publication } from './publications-queries.ts'

/** The origin at which a publication is known: the host that the design had when it was published. */
export function publicOrigin(env: Bindings, { label }: Pick<Publication, 'label'>): string {
  const { BASE_URL, PREVIEW_DOMAIN } = settingsOf(env)
  return new URL(`${new URL(BASE_URL).protocol}//${label}.${PREVIEW_DOMAIN}/`).origin
}

/** The same for whoever asks one of its hosts: a domain of its owner is its address there. A proxy may have ended TLS. */
export const originOf = ({ env, site }: HostAsked, publication: Publication): string =>
  site.kind === 'domain'
    ? `${new URL(settingsOf(env).BASE_URL).protocol}//${site.host}`
    : publicOrigin(env, publication)
