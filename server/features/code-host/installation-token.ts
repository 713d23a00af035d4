import { z } from 'zod'
import { appToken } from '#server/features/code-host/app-token.ts'
import { askHost, HOST_NAME } from '#server/features/code-host/host-api.ts'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { OutsideError } from '#server/outside/outside-fetch.ts'

const tokenSchema = z.object({ token: z.string().min(1).max(1_000) })

/** For an hour, for one repository, and for no more than its files. */
export async function installationToken(
  app: HostApp,
  installationId: number,
  repositoryId: number,
  signal?: AbortSignal,
): Promise<string> {
  const asked = {
    token: await appToken(app.id, app.privateKey),
    method: 'POST' as const,
    body: { repository_ids: [repositoryId], permissions: { contents: 'write', metadata: 'read' } },
    ...(signal ? { signal } : {}),
  }
  try {
    const path = `/app/installations/${installationId}/access_tokens`
    return (await askHost(app, path, tokenSchema, asked)).token
  } catch (error) {
    // The host does not say "not found" of a repository that is named in a body.
    if (error instanceof OutsideError && /does not exist or is not accessible/.test(error.detail))
      throw new OutsideError(HOST_NAME, 'notFound', error.detail)
    throw error
  }
}
