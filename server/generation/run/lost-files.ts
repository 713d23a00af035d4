import type * as Y from 'yjs'
import { readChat } from '#room-schema/chat.ts'
import { readDraft } from '#room-schema/draft.ts'
import type { Bindings } from '#server/bindings.ts'
import { editsPort } from '#server/edits/edits-port.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { attachedPictures, withPictures } from '#server/generation/attached-pictures.ts'
import { type FinishedFiles, finishedOf } from '#server/generation/run/finished-files.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { logError } from '#server/logs/log-error.ts'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'
import type { ChatItem, ChatPart } from '#shared/chat.ts'
import type { OperationOf } from '#shared/edits/operations/operations.ts'

/** What the document of its room has of a run that was lost. */
export interface Drafted {
  /** Files that were written to their end. */
  whole: SourceFile[]
  begun: ReadonlySet<string>
  open: ReadonlySet<string>
}

/** Null where the draft alone does not say what was made: a file was renamed or deleted. */
export function draftedBy(doc: Y.Doc, { request }: StoredRun): Drafted | null {
  const item = readChat(doc).find(({ id }) => id === request.assistantItemId)
  return drafted(readDraft(doc), item?.content ?? [])
}

export function drafted(draft: ReadonlyMap<string, string>, parts: readonly ChatPart[]): Drafted | null {
  const calls = parts.filter(part => part.type === 'toolCall')
  if (calls.some(({ toolAction }) => toolAction === 'rename' || toolAction === 'delete')) return null
  const changes = calls.filter(
    ({ toolAction, toolParam }) => toolParam && (toolAction === 'write' || toolAction === 'edit'),
  )
  const begun = new Set(changes.map(({ toolParam }) => toolParam))
  const open = new Set(changes.filter(({ endTime }) => endTime === null).map(({ toolParam }) => toolParam))
  const whole = [...draft].flatMap(([name, code]) => {
    const file = sourceFileSchema.safeParse({ name, code })
    return file.success && begun.has(name) && !open.has(name) ? [file.data] : []
  })
  return { whole, begun, open }
}

/**
 * With which version the run under way began: what the files were before a lost one is known by nothing else. It is read when
 * such a run is found, before another can begin, so those of earlier runs are needed by nobody.
 */
export class RunBases {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('create table if not exists run_bases(request_id text primary key, base_id text)')
  }

  set(requestId: string, baseId: string | null): void {
    this.#sql.exec('delete from run_bases where request_id != ?', requestId)
    this.#sql.exec('insert or replace into run_bases values (?, ?)', requestId, baseId)
  }

  /** Undefined where a run was lost before it had begun. */
  of(requestId: string): string | null | undefined {
    const rows = this.#sql.exec<{ base_id: string | null }>(
      'select base_id from run_bases where request_id = ?',
      requestId,
    )
    return [...rows][0]?.base_id
  }
}

interface Lost {
  env: Bindings
  room: Pick<RunRoom, 'sql' | 'doc' | 'patternId'>
  stored: StoredRun
}

/** What a lost run had finished, as far as it fits; null where nothing is known of it. */
export async function finishedByLost(lost: Lost, made: Drafted | null): Promise<FinishedFiles | null> {
  const { room, stored } = lost
  const { requestId, references, components } = stored.request
  const baseId = new RunBases(room.sql).of(requestId)
  // What a limited run may keep is asked of elements that nobody remembers.
  if (!made || made.whole.length === 0 || baseId === undefined || references.length + components.length > 0)
    return null
  try {
    return await finishedSince(lost, made, baseId)
  } catch (error) {
    logError('what a lost run had finished could not be read', error)
    return null
  }
}

async function finishedSince(
  { env, room, stored }: Lost,
  { whole, begun, open }: Drafted,
  baseId: string | null,
): Promise<FinishedFiles | null> {
  const { actor, hostedFiles } = stored.request
  const history: ChatItem[] = readChat(room.doc())
  const base = baseId === null ? [] : await filesOf(env, baseId)
  const writes = whole.map(({ name, code }): OperationOf<'write'> => ({ op: 'write', file: name, code }))
  const { files } = await editsPort(env, actor.id, new AbortController().signal).fit(base, writes)
  const pictures = await attachedPictures(env.FILES, room.patternId(), hostedFiles, history, base)
  const made = await withPictures(env.FILES, room.patternId(), files, pictures)
  return finishedOf(base, made, { begun, open })
}
