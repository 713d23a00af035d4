import { z } from 'zod'
import { askHost } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'

export const FULL_NAME = /^[A-Za-z0-9._-]{1,100}\/[A-Za-z0-9._-]{1,100}$/

export const repositorySchema = z.object({
  id: z.int(),
  name: z.string().max(100),
  full_name: z.string().regex(FULL_NAME),
  default_branch: z.string().max(250).nullish(),
  archived: z.boolean().optional(),
  pushed_at: z.string().nullish(),
  owner: z.object({ login: z.string(), avatar_url: z.string().max(2_000).nullish() }),
  permissions: z.object({ push: z.boolean().optional() }).optional(),
})
export type Repository = z.infer<typeof repositorySchema>

const installationSchema = z.object({
  id: z.int(),
  account: z.object({
    login: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
    avatar_url: z.string().max(2_000).nullish(),
    type: z.string().optional(),
  }),
  suspended_at: z.string().nullish(),
})
export type HostInstallation = z.infer<typeof installationSchema>

const PAGE = 100
const PAGES_MAX = 3

/** Where the app is installed and this person may use it. */
export async function listInstallations(app: HostApp, token: string): Promise<HostInstallation[]> {
  const schema = z.object({ installations: z.array(installationSchema) })
  const { installations } = await askHost(app, `/user/installations?per_page=${PAGE}`, schema, { token })
  return installations.filter(({ suspended_at }) => !suspended_at)
}

/** Names of those that the app and this person may both write to, those that changed last first. */
export async function listRepositories(
  app: HostApp,
  token: string,
  installationId: number,
): Promise<string[]> {
  const schema = z.object({ total_count: z.int(), repositories: z.array(repositorySchema) })
  const all: Repository[] = []
  for (let page = 1; page <= PAGES_MAX; page++) {
    const path = `/user/installations/${installationId}/repositories?per_page=${PAGE}&page=${page}`
    const { total_count, repositories } = await askHost(app, path, schema, { token })
    all.push(...repositories)
    if (repositories.length < PAGE || all.length >= total_count) break
  }
  return all
    .filter(({ permissions, archived }) => permissions?.push === true && !archived)
    .sort((a, b) => ((a.pushed_at ?? '') < (b.pushed_at ?? '') ? 1 : -1))
    .map(({ name }) => name)
}

/** Null when there is none, or none that this person may see. */
export async function findRepository(
  app: HostApp,
  token: string,
  owner: string,
  name: string,
): Promise<Repository | null> {
  try {
    return await askHost(app, `/repos/${owner}/${name}`, repositorySchema, { token })
  } catch (error) {
    if (error instanceof OutsideError && error.fault === 'notFound') return null
    throw error
  }
}

/** An empty one of this account. */
export function makeRepository(
  app: HostApp,
  token: string,
  { account }: HostInstallation,
  body: { name: string; private: boolean },
): Promise<Repository> {
  const path = account.type === 'Organization' ? `/orgs/${account.login}/repos` : '/user/repos'
  return askHost(app, path, repositorySchema, { token, method: 'POST', body: { ...body, auto_init: false } })
}
