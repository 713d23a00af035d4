import { readTemplate } from '#server/features/templates/read-template.ts'
import { editorRoom } from '#server/rooms/rooms.ts'
import type { FileChange } from '#server/rooms/working-copy.ts'
import type { SignedInPatternCall } from '#server/serve.ts'
import { actSchema } from '#shared/acts/act.ts'
import { insertionAt } from '#shared/acts/insertion.ts'
import { perform } from '#shared/acts/perform.ts'
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
    const after = withPart(before, { anchor, place, part: { name: templateId, files: part } })
    const done = await room.changeFiles(changesOf(before, after))
    if (done === 'generation_in_progress') throw new AppError(done, MESSAGES.insertDuringRun)
    if (done === 'changed') continue
    const saved = await room.save(pattern.id, actor, { message: `Inserted “${card.title}”` })
    if ('error' in saved) throw new AppError(saved.error, saved.message)
    if (saved.artifactId) return saved.artifactId
  }
  throw new AppError('conflict', 'Somebody is changing this place right now. Try again in a moment.')
}

type Insertion = Parameters<typeof insertionAt>[2]

function withPart(
  files: readonly SourceFile[],
  { anchor, ...insertion }: Insertion & Pick<Asked, 'anchor'>,
): SourceFile[] {
  const act = insertionAt(files, anchor, insertion)
  if ('reason' in act) throw new AppError('conflict', act.reason)
  const done = perform(files, actSchema.parse(act))
  if (!done.ok) throw new AppError('conflict', done.reason)
  return done.files
}

function changesOf(before: readonly SourceFile[], after: readonly SourceFile[]): FileChange[] {
  const codes = new Map(before.map(({ name, code }) => [name, code]))
  return after
    .filter(({ name, code }) => codes.get(name) !== code)
    .map(({ name, code }) => ({ name, before: codes.get(name) ?? null, after: code }))
}
