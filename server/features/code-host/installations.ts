import type { SignedInCall } from '#server/call.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { keepHostAvatar } from '#server/features/code-host/host-avatars.ts'
import { waysToHost } from '#server/features/code-host/link-account.ts'
import { asPerson } from '#server/features/code-host/person-token.ts'
import { listInstallations, listRepositories } from '#server/features/code-host/repositories.ts'
import type { Installation } from '#shared/code-host.ts'

/** Each asks for its repositories: whoever has more of them types the name. */
const WITH_REPOSITORIES_MAX = 10

/** Where the caller may link designs to, and the ways to the host. */
export async function installationsOf(
  call: SignedInCall,
  app: HostApp,
): Promise<{ installations: Installation[]; connectUrl: string | null; installUrl: string }> {
  const found = await asPerson(call, app, call.user.id, async token => {
    const all = await listInstallations(app, token)
    return Promise.all(
      all.map(async ({ id, account }, index) => ({
        ...{ id, displayName: account.login },
        avatarUrl: await keepHostAvatar(call.env, app, account.avatar_url),
        ...(index < WITH_REPOSITORIES_MAX ? { repositories: await listRepositories(app, token, id) } : {}),
      })),
    )
  })
  const { connectUrl, installUrl } = await waysToHost(call, app)
  return { installations: found ?? [], connectUrl: found ? null : connectUrl, installUrl }
}
