import { getDefaultStore, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { hasCode } from '#client/api/call.ts'
import { sendPrompt } from '#client/api/chat.ts'
import { useRoomId } from '#client/room/document/room-provider.tsx'
import { attachmentsOf, withHosted, withoutSent } from '#client/state/attachments.ts'
import { ANEW, composingOf } from '#client/state/composer.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { draftOfRoom } from '#client/state/drafts.ts'
import { type Beside, newOutgoing, type Outgoing, outgoingOf } from '#client/state/outbox.ts'
import { editModeAtom, selectionAtom } from '#client/state/selection.ts'
import { toast } from '#client/ui/toast.ts'
import { promptProblem } from '#shared/chat.ts'
import type { Reference } from '#shared/references.ts'
import { lookNow } from '../look-now.ts'
import { giveBack, type Outcome, outcomeOf } from './send-failure.ts'

/** Sends a prompt into this room; the same text after a failure goes out under the same ids. */
export function useSend(): (text: string, along?: Along) => void {
  const roomId = useRoomId()
  const openDialog = useSetAtom(openDialogAtom)
  return useCallback(
    (text, { files = [], updateOnRequestId = null } = {}) => {
      const problem = promptProblem(text)
      if (problem === 'empty') return
      if (problem === 'too_long') return openDialog({ kind: 'promptTooLong', characters: text.length })
      const before = outgoingOf(roomId).read()
      if (before && before.state !== 'failed') return
      const composing = composingOf(roomId)
      const { mode, components, ...editing } = composing.read()
      const references = selectedIn(roomId)
      const beside = { files, mode, components, references, updateOnRequestId, look: lookNow() }
      const outgoing =
        before?.text === text && isSame(before, beside) ? before : newOutgoing(text, 'sending', beside)
      getDefaultStore().set(editModeAtom, 'off')
      const isEdited = updateOnRequestId !== null && updateOnRequestId === editing.updateOnRequestId
      const draft = draftOfRoom(roomId)
      if (draft.read() === text) draft.write(isEdited ? editing.wordsBefore : '')
      if (isEdited) composing.write({ mode, components, ...ANEW })
      const attached = attachmentsOf(roomId)
      attached.write(withoutSent(attached.read(), files))
      void deliver(roomId, outgoing)
    },
    [roomId, openDialog],
  )
}

/** What goes out with the words. What is in the box beside it stays there. */
type Along = Partial<Pick<Outgoing, 'files' | 'updateOnRequestId'>>

const underWay = new Set<string>()

/** Brings one prompt to the room; also for one that a reload has interrupted. */
export async function deliver(roomId: string, outgoing: Outgoing): Promise<void> {
  if (underWay.has(outgoing.requestId)) return
  underWay.add(outgoing.requestId)
  const store = outgoingOf(roomId)
  store.write({ ...outgoing, state: 'sending', problem: null })
  try {
    const { state: _, problem: __, timeCreated: ___, ...prompt } = outgoing
    const { requestId, references } = outgoing
    await insist(() => sendPrompt({ editorId: roomId, ...prompt }))
    if (references.length > 0) getDefaultStore().set(selectionAtom, null)
    if (store.read()?.requestId === requestId) store.write({ ...outgoing, state: 'sent', problem: null })
  } catch (error) {
    const outcome = outcomeOf(outgoing, error)
    const draft = draftOfRoom(roomId)
    const attached = attachmentsOf(roomId)
    const composing = composingOf(roomId)
    const { text, files, mode, components, updateOnRequestId } = outgoing
    attached.write(withHosted(files, attached.read()))
    if (updateOnRequestId === null) {
      composing.write({ ...composing.read(), mode, components })
      draft.write(giveBack(text, draft.read()))
    } else {
      const broughtFiles = files.map(({ url }) => url)
      composing.write({ mode, components, updateOnRequestId, wordsBefore: draft.read(), broughtFiles })
      draft.write(text)
    }
    store.write(outcome.kind === 'failed' ? outcome.outgoing : null)
    tell(outcome, outgoing)
  } finally {
    underWay.delete(outgoing.requestId)
  }
}

/** Under one request id nothing but the same may go out. */
function isSame(one: Required<Beside>, other: Required<Beside>): boolean {
  const told = ({ files, mode, references, updateOnRequestId, components }: Required<Beside>) =>
    JSON.stringify([files.map(file => file.url), mode, references, updateOnRequestId, components])
  return told(one) === told(other)
}

/**
 * Tries again where the way to the server failed, which one request id makes safe. It also keeps a page that is
 * being left from taking its own aborted request for a failure: after the reload the prompt goes out again.
 */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    if (!navigator.onLine) await network()
    try {
      return await send()
    } catch (error) {
      if (!hasCode(error, 'unavailable')) throw error
      await new Promise(done => setTimeout(done, pauseMs))
    }
  }
  if (!navigator.onLine) await network()
  return send()
}

/** Without one nothing is tried: the prompt waits for it, and goes out under the same ids. */
const network = (): Promise<unknown> => new Promise(back => addEventListener('online', back, { once: true }))

function selectedIn(roomId: string): Reference[] {
  const selection = getDefaultStore().get(selectionAtom)
  if (selection?.roomId !== roomId) return []
  const { reference, artifactId, isUnsaved } = selection
  return [isUnsaved ? reference : { ...reference, artifactId }]
}

const PAUSES_MS = [600, 1_800]

function tell(outcome: Outcome, { text }: Outgoing): void {
  if (outcome.kind === 'notice') toast(outcome.sentence, { description: outcome.advice })
  if (outcome.kind !== 'dialog') return
  const dialog = {
    outOfCredits: { kind: 'subscription', about: 'credits' },
    planRequired: { kind: 'subscription', about: 'private' },
    promptTooLong: { kind: 'promptTooLong', characters: text.length },
    auth: { kind: 'auth', mode: 'login' },
  } as const
  getDefaultStore().set(openDialogAtom, dialog[outcome.dialog])
}
