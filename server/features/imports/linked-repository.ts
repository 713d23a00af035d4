import type { SignedInCall } from '#server/call.ts'
import { requireHostApp } from '#server/features/code-host/host-app.ts'
import { inHostWords } from '#server/features/code-host/host-words.ts'
import { installationToken } from '#server/features/code-host/installation-token.ts'
import { asPerson } from '#server/features/code-host/person-token.ts'
import { findRepository, listInstallations } from '#server/features/code-host/repositories.ts'
import { AppError } from '#shared/errors.ts'
import { isRepositoryName, type Repository } from './repository-address.ts'

interface Asked {
  installationId: number | string
  repositoryName: string
  branch?: string | undefined
  folder?: string | undefined
}

/** A repository of an installation that is the caller's, and what lets its files be read: nobody reads what they may not see there. */
export async function linkedRepository(
  call: SignedInCall,
  asked: Asked,
): Promise<{ repository: Repository; token: string }> {
  const app = requireHostApp(call.settings)
  const { repositoryName: name, branch, folder = '' } = asked
  if (!isRepositoryName(name)) throw new AppError('bad_request', 'This is no name of a repository.')
  const installationId = Number(asked.installationId)
  try {
    const found = await asPerson(call, app, call.user.id, async token => {
      const installation = (await listInstallations(app, token)).find(({ id }) => id === installationId)
      if (!installation)
        throw new AppError('forbidden', 'The app is not installed there for you. Choose another account.')
      const owner = installation.account.login
      const there = await findRepository(app, token, owner, name)
      if (!there)
        throw new AppError('not_found', `There is no repository ${owner}/${name} that you may read.`)
      return { owner, id: there.id }
    })
    if (!found) throw new AppError('not_linked', 'Connect your account of the host first.')
    const token = await installationToken(app, installationId, found.id)
    const plain = folder.split('/').filter(Boolean).join('/')
    return { repository: { owner: found.owner, name, ref: branch || null, folder: plain }, token }
  } catch (error) {
    return inHostWords(error)
  }
}
