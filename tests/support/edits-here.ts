import { editWork } from '#server/edits/edit-work.ts'
import { type EditsPort, editsPort } from '#server/edits/edits-port.ts'

/** Edits as a room asks for them, made in this process. */
export const editsHere = (signal: AbortSignal = new AbortController().signal): EditsPort =>
  editsPort({ COMPILER: { fetch: here } }, 'ada', signal)

async function here(_: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return editWork(new Uint8Array(await new Response(init?.body ?? null).arrayBuffer()))
}
