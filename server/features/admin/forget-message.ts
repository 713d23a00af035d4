import type { Bindings } from '#server/bindings.ts'
import { forgetEntryWords } from '#server/features/admin/lists-queries.ts'
import { forgetInTranscripts } from '#server/features/traces/transcripts.ts'
import { removeImage } from '#server/features/uploads/uploads.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import type { ChatItem } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Deletes a message from the thread, then all that was made of it: pictures that came with it, the line of its run's
 * credits, and what models were told of it. Each step may be done again.
 */
export async function forgetMessage(env: Bindings, patternId: string, itemId: string): Promise<void> {
  const room = editorRoom(env, patternId)
  const taken = await room.takeMessage(patternId, itemId)
  if ('error' in taken) throw new AppError(taken.error, SENTENCES[taken.error])
  const item = taken.item as ChatItem
  for (const part of item.content)
    if (part.type === 'image') await removeImage(env.FILES, patternId, part.url)
  if (item.role === 'user') await forgetEntryWords(env.DB, patternId, item.requestId)
  await forgetInTranscripts(env.FILES, patternId, item)
  await room.messageForgotten(itemId)
}

const SENTENCES = {
  not_found: 'This message is not there.',
  generation_in_progress: 'A generation is running here. Stop it first, then delete the message.',
}
