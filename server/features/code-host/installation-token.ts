import { z } from 'zod'
import { appToken } from '#server/features/code-host/app-token.ts'
import { askHost } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'

const tokenSchema = z.object({ token: z.string().min(1).max(1_000) })

/** For an hour, for one repository, and for no more than its files. */
export async function installationToken(
  app: HostApp,
  installationId: number,
  repositoryId: number,
  signal?: AbortSignal,
): Promise<string> {
  const { token } = await askHost(app, `/app/installations/${installationId}/access_tokens`, tokenSchema, {
    token: await appToken(app.id, app.privateKey),
    method: 'POST',
    body: { repository_ids: [repositoryId], permissions: { contents: 'write', metadata: 'read' } },
    ...(signal ? { signal } : {}),
  })
  return token
}
