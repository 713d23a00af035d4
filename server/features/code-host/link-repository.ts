import type { SignedInPatternCall } from '#server/call.ts'
import { askHost } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { keepHostAvatar } from '#server/features/code-host/host-avatars.ts'
import { installationToken } from '#server/features/code-host/installation-token.ts'
import { addLink, findLink, type HostLink } from '#server/features/code-host/links-queries.ts'
import { asPerson } from '#server/features/code-host/person-token.ts'
import {
  findRepository,
  listInstallations,
  makeRepository,
  type Repository,
  repositorySchema,
} from '#server/features/code-host/repositories.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'
import { branchSchema } from '#shared/code-host.ts'
import { AppError } from '#shared/errors.ts'

interface Asked {
  installationId: number
  repositoryName: string
  branch?: string | undefined
  folder?: string | undefined
  isPrivate: boolean
  requestId?: string | undefined
}

/** Links the design to a repository, which is made when there is none: both the caller and the app may write to it. */
export async function linkRepository(
  call: SignedInPatternCall,
  app: HostApp,
  asked: Asked,
): Promise<HostLink> {
  const { env, pattern, user } = call
  const there = await findLink(env.DB, pattern.id)
  if (there) return sameOrConflict(there, asked)
  const repository = await asPerson(call, app, user.id, token => repositoryFor(app, token, asked))
  if (!repository) throw new AppError('forbidden', 'Connect your account of the host first.')
  if (!repository.permissions?.push)
    throw new AppError('forbidden', 'Your account of the host may not write to this repository.')
  if (repository.archived)
    throw new AppError('conflict', 'This repository is archived on the host: nothing can be pushed to it.')
  // The app itself has to reach it, or no sync ever could.
  const token = await installationToken(app, asked.installationId, repository.id)
  const seen = await askHost(app, `/repositories/${repository.id}`, repositorySchema, { token })
  const branch = asked.branch ?? branchSchema.safeParse(seen.default_branch).data ?? 'main'
  await addLink(env.DB, {
    ...{ patternId: pattern.id, installationId: asked.installationId, repositoryId: repository.id },
    ...{ fullName: seen.full_name, branch, folder: asked.folder ?? '', linkedBy: user.id },
    avatarUrl: await keepHostAvatar(env, app, seen.owner.avatar_url),
    requestId: asked.requestId ?? null,
  })
  const link = await findLink(env.DB, pattern.id)
  if (link?.repositoryId !== repository.id) throw new AppError('conflict', LINKED)
  return link
}

const LINKED = 'This design is linked to a repository already. Disconnect it first.'

function sameOrConflict(link: HostLink, { requestId }: Asked): HostLink {
  if (requestId && link.requestId === requestId) return link
  throw new AppError('conflict', LINKED)
}

async function repositoryFor(app: HostApp, token: string, asked: Asked): Promise<Repository> {
  const installations = await listInstallations(app, token)
  const installation = installations.find(({ id }) => id === asked.installationId)
  if (!installation)
    throw new AppError('forbidden', 'The app is not installed there for you. Choose another account.')
  const { login } = installation.account
  const name = asked.repositoryName
  const there = await findRepository(app, token, login, name)
  if (there) return there
  try {
    return await makeRepository(app, token, installation, { name, private: asked.isPrivate })
  } catch (error) {
    if (error instanceof OutsideError && /already exists/.test(error.detail))
      throw new AppError('forbidden', 'There is a repository of this name that you may not see.')
    throw error
  }
}
