import { hasCode, sentenceOf } from '#client/api/call.ts'
import { uploadImage } from '#client/api/uploads.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { type Attachment, attachmentsOf } from '#client/state/attachments.ts'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'
import { ATTACHMENTS_MAX, UPLOAD_PROBLEMS, uploadProblem } from '#shared/uploads.ts'

export interface Attachments {
  list: Attachment[]
  /** Begins to send pictures; what cannot be attached is told and left out. */
  add(files: Iterable<File>): void
  remove(key: string): void
  /** Sends one again that did not arrive; null where there is nothing to send, or the server does not want it. */
  retry(key: string): (() => void) | null
}

/** Pictures for the next message, on their way to the server or there. */
export function useAttachments(): Attachments {
  const patternId = usePatternId()
  const [list] = useStored(attachmentsOf(patternId))
  return {
    list,
    add: files => {
      for (const file of files) attach(patternId, file)
    },
    remove: key => {
      underWay.get(key)?.abort()
      unsent.delete(key)
      const store = attachmentsOf(patternId)
      store.write(store.read().filter(attachment => attachment.key !== key))
    },
    retry: key => {
      const file = unsent.get(key)
      return file ? () => void send(patternId, key, file) : null
    },
  }
}

const underWay = new Map<string, AbortController>()
/** What did not arrive and may the next time, as long as the page is open. */
const unsent = new Map<string, File>()

function attach(patternId: string, file: File): void {
  const store = attachmentsOf(patternId)
  const isFull = store.read().length >= ATTACHMENTS_MAX
  const problem = isFull ? 'tooMany' : uploadProblem(file.type, file.size)
  if (problem) return void toast.error(UPLOAD_PROBLEMS[problem], { description: file.name })
  const key = newId()
  const name = file.name || 'image'
  store.write([...store.read(), { key, name, state: 'loading', progress: 0, url: null, problem: null }])
  void send(patternId, key, file)
}

async function send(patternId: string, key: string, file: File): Promise<void> {
  const controller = new AbortController()
  underWay.set(key, controller)
  const change = (fields: Partial<Attachment>) => {
    const store = attachmentsOf(patternId)
    store.write(store.read().map(known => (known.key === key ? { ...known, ...fields } : known)))
  }
  unsent.delete(key)
  change({ state: 'loading', progress: 0, problem: null })
  try {
    const { url } = await uploadImage({
      editorId: patternId,
      file,
      signal: controller.signal,
      onProgress: progress => change({ progress }),
    })
    change({ state: 'ready', progress: 1, url })
  } catch (error) {
    if (controller.signal.aborted) return
    if (!hasCode(error, 'bad_request', 'too_large')) unsent.set(key, file)
    change({ state: 'failed', problem: sentenceOf(error) })
  } finally {
    underWay.delete(key)
  }
}
