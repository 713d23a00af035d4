import type { SignedInPatternCall } from '#server/call.ts'
import { readTemplate } from '#server/features/templates/read-template.ts'
import type { FileChange } from '#server/rooms/editor/working-copy.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { insertedBy, TemplatesFailed } from '#server/templates/answer/templates-port.ts'
import type { artifactsApi } from '#shared/api/artifacts.ts'
import type { RouteInput } from '#shared/api/route.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

type Asked = RouteInput<typeof artifactsApi.insert>['body']

/** Somebody may be typing in the same file: so often it is put into what it has become. */
const TRIES = 6

/**
 * Puts a template into the working copy, as somebody would who typed it, and makes a version of that. What people
 * typed before is a version of its own, and what they type meanwhile stays.
 */
export async function insertTemplate(
  { env, pattern, actor }: SignedInPatternCall,
  { templateId, anchor, place }: Asked,
): Promise<string> {
  const { card, files: part } = await readTemplate(env, templateId)
  const room = editorRoom(env, pattern.id)
  await room.save(pattern.id, actor, {})
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await room.readFiles(pattern.id)
    const put = { files: before, anchor, place, part: { name: templateId, files: part } }
    const made = await insertedBy(env, actor.id, put).catch((error: unknown) => {
      throw error instanceof TemplatesFailed ? new AppError('unavailable', MESSAGES.editsGone) : error
    })
    if ('reason' in made) throw new AppError('conflict', made.reason)
    const after = made.files
    const done = await room.changeFiles(changesOf(before, after))
    if (done === 'generation_in_progress') throw new AppError(done, MESSAGES.insertDuringRun)
    if (done === 'changed') continue
    const saved = await room.save(pattern.id, actor, { message: `Inserted “${card.title}”` })
    if ('error' in saved) throw new AppError(saved.error, saved.message)
    if (saved.artifactId) return saved.artifactId
  }
  throw new AppError('conflict', 'Somebody is changing this place right now. Try again in a moment.')
}

function changesOf(before: readonly SourceFile[], after: readonly SourceFile[]): FileChange[] {
  const codes = new Map(before.map(({ name, code }) => [name, code]))
  return after
    .filter(({ name, code }) => codes.get(name) !== code)
    .map(({ name, code }) => ({ name, before: codes.get(name) ?? null, after: code }))
}
