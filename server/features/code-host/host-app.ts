import type { Settings } from '#server/env.ts'
import { AppError } from '#shared/errors.ts'

/** The app of the code host, as the operator has set it up. */
export interface HostApp {
  id: string
  privateKey: string
  slug: string
  clientId: string
  clientSecret: string
  apiUrl: string
  /** Where people and git go. */
  url: string
}

type AppSettings = Pick<
  Settings,
  | 'GITHUB_APP_ID'
  | 'GITHUB_APP_PRIVATE_KEY'
  | 'GITHUB_APP_SLUG'
  | 'GITHUB_CLIENT_ID'
  | 'GITHUB_CLIENT_SECRET'
  | 'GITHUB_API_URL'
  | 'GITHUB_URL'
>

/** Null where none is set up; `env.ts` sees to it that one is set up whole. */
export function hostAppOf(settings: AppSettings): HostApp | null {
  const { GITHUB_APP_ID: id, GITHUB_APP_PRIVATE_KEY: privateKey, GITHUB_APP_SLUG: slug } = settings
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = settings
  if (!id || !privateKey || !slug || !clientId || !clientSecret) return null
  const { GITHUB_API_URL: apiUrl, GITHUB_URL: url } = settings
  return { id, privateKey, slug, clientId, clientSecret, apiUrl, url }
}

export function requireHostApp(settings: AppSettings): HostApp {
  const app = hostAppOf(settings)
  if (!app)
    throw new AppError('not_configured', 'GITHUB_APP_ID is not set on this server, so there is no code host.')
  return app
}
