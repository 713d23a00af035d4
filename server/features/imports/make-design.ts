import type { SignedInCall } from '#server/call.ts'
import { askCompiler } from '#server/compiler/ask-compiler.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { mayNewBePrivate } from '#server/features/billing/may-be-private.ts'
import { deletePattern, findPattern, insertPattern } from '#server/features/patterns/patterns-queries.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { fileTitle, importedPart, type LeftOut } from '#shared/imports.ts'
import { UNTITLED } from '#shared/patterns.ts'
import { type ImportAnswer, type ImportAsk, importAnswerSchema, importAsk } from './import-request.ts'

/** What is to become a design, and what is known of it. */
interface Importing {
  ask: ImportAsk
  bytes: Uint8Array
  /** What it is called where it does not say so itself, and where it came from in words. */
  name: string | null
  from: string
  requestId: string | undefined
}

type Imported = Exclude<ImportAnswer, { code: string }>

/** A new design of the caller that begins with a project; one whose files cannot be saved leaves none behind. */
export async function makeDesign(
  call: SignedInCall,
  importing: Importing,
): Promise<{ id: string; leftOut: LeftOut[] }> {
  const { env, actor } = call
  const made = await readProject(call, importing)
  const { from } = importing
  const { id, hasFiles } = await newDesign(call, importing, made)
  if (!hasFiles) {
    const work = {
      files: made.files,
      message: `Imported from ${from}`,
      imported: importedPart(from, made.files.length, made.leftOut),
    }
    const saved = await editorRoom(env, id)
      .save(id, actor, work)
      .catch(() => ({ error: 'unavailable' as const, message: undefined }))
    if ('error' in saved) {
      await commitAndTell(call, id, () => deletePattern(env.DB, id))
      throw new AppError(saved.error, saved.message)
    }
  }
  return { id, leftOut: made.leftOut }
}

/** The design of this request; of one whose files could not be saved the row is gone, and another one takes its place. */
async function newDesign(
  { env, user }: SignedInCall,
  { requestId, name, from }: Importing,
  made: Imported,
): Promise<{ id: string; hasFiles: boolean }> {
  const access = (await mayNewBePrivate(env, user.id, null)) ? 'private' : 'public'
  const insert = async (id: string) => {
    const row = {
      id,
      ownerId: user.id,
      name: name ?? made.name ?? fileTitle(from) ?? UNTITLED,
      access,
      config: made.config,
    } as const
    await insertPattern(env.DB, row, null)
    return { id, hasFiles: false }
  }
  if (!requestId) return insert(newId())
  const id = await deriveId('import', user.id, requestId)
  const there = async () => {
    const known = await findPattern(env.DB, id)
    return known && { id, hasFiles: known.activeArtifactId !== null }
  }
  return (await there()) ?? (await insert(id).catch(async () => (await there()) ?? (await insert(newId()))))
}

const TOO_LONG = 'This project takes too long to be read. Import a part of it, such as one app of several.'

async function readProject({ env, actor }: SignedInCall, { ask, bytes }: Importing): Promise<Imported> {
  const response = await askCompiler(env, actor.id, '/import', importAsk(ask, bytes)).catch(() => null)
  if (!response?.ok) {
    await response?.body?.cancel()
    if (response?.status === 408) throw new AppError('too_large', TOO_LONG)
    const isBuilding = response?.status === 503
    throw new AppError(
      'unavailable',
      isBuilding ? 'The packages designs import are still being built. Try again in a moment.' : undefined,
    )
  }
  const answer = importAnswerSchema.parse(await response.json())
  if ('code' in answer) throw new AppError(answer.code, answer.message)
  return answer
}
