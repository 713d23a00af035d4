import { mayDo, patternFor } from '#server/access/levels.ts'
import type { WorkspaceCall } from '#server/call.ts'
import { imageResponse } from '#server/features/uploads/image-response.ts'
import { findImage, keepImage } from '#server/features/uploads/uploads.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/ids.ts'
import { logoPath } from '#shared/workspaces.ts'

/** Pictures of workspaces stand beside those of designs. */
const folderOf = (workspaceId: string): string => `org-${workspaceId}`

export async function keepLogo(bucket: R2Bucket, workspaceId: string, bytes: Uint8Array): Promise<string> {
  const { url } = await keepImage(bucket, folderOf(workspaceId), 'logo', bytes)
  return logoPath(workspaceId, url.split('/').at(-1) ?? '')
}

export async function findLogo(bucket: R2Bucket, workspaceId: string, fileId: string): Promise<Response> {
  const image = isId(workspaceId) ? await findImage(bucket, folderOf(workspaceId), fileId) : null
  if (!image) throw new AppError('not_found')
  return imageResponse(image)
}

const UPLOADED = /^\/api\/upload\/([a-z0-9]{20})\/([a-z0-9]{20})$/
const OWN = /^\/api\/org\/([a-z0-9]{20})\/logo\/([a-z0-9]{20})$/

/**
 * The address that is kept: null for none, one of this workspace's own pictures as it is. A picture of a design is copied,
 * since not everybody who sees the workspace sees the design.
 */
export async function logoToKeep(
  { env, caller, workspace }: WorkspaceCall,
  logo: string,
): Promise<string | null> {
  if (logo === '') return null
  const [, workspaceId = '', ownId = ''] = OWN.exec(logo) ?? []
  if (workspaceId === workspace.id && (await findImage(env.FILES, folderOf(workspaceId), ownId))) return logo
  const [, patternId = '', fileId = ''] = UPLOADED.exec(logo) ?? []
  const found = patternId ? await patternFor(env.DB, caller.userId, patternId) : null
  const isSeen = found !== null && mayDo(caller, found.level, 'view')
  const image = isSeen ? await findImage(env.FILES, patternId, fileId) : null
  if (!image) throw new AppError('not_found', 'This picture is not there any more. Choose it again.')
  return keepLogo(env.FILES, workspace.id, new Uint8Array(await image.arrayBuffer()))
}
