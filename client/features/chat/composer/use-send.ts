import { getDefaultStore, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useAllowance } from '#client/actions/use-allowance.ts'
import { hasCode } from '#client/api/call.ts'
import { sendPrompt } from '#client/api/chat.ts'
import { isBusy } from '#client/room/document/queue-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { attachmentsOf, withHosted, withoutSent } from '#client/state/attachments.ts'
import { ANEW, composerOf } from '#client/state/composer.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { lookNow } from '#client/state/look-now.ts'
import { type Beside, newOutgoing, type Outgoing, outboxOf } from '#client/state/outbox.ts'
import { editModeAtom, selectionAtom } from '#client/state/selection.ts'
import { toast } from '#client/ui/toast.ts'
import { promptProblem } from '#shared/chat.ts'
import { MENTIONS_MAX, stillMentioned } from '#shared/mentions.ts'
import type { Reference } from '#shared/references.ts'
import { giveBack, type Outcome, sendFailureOf } from './send-failure.ts'

/** Sends a prompt into this room; the same text after a failure goes out under the same ids. */
export function useSend(): (text: string, along?: Along) => void {
  const patternId = usePatternId()
  const { doc } = useRoom()
  const openDialog = useSetAtom(openDialogAtom)
  const allowed = useAllowance()
  const send = useCallback(
    (text: string, along: Along) => {
      const { files = [], updateOnRequestId = null, answers = null, isPlanOnly = false } = along
      const before = outboxOf(patternId).read()
      if (before && before.state !== 'failed') return
      const composer = composerOf(patternId)
      const { mode, modelId, components, mentions: chosen, ...editing } = composer.read()
      const whenBusy = isBusy(doc) ? ('queue' as const) : ('refuse' as const)
      const mentions = stillMentioned(text, chosen).slice(-MENTIONS_MAX)
      const selected = { mode, modelId, components, mentions, references: selectedIn(patternId) }
      const beside = { files, ...selected, isPlanOnly, answers, updateOnRequestId, look: lookNow(), whenBusy }
      const outgoing =
        before?.text === text && isSame(before, beside)
          ? { ...before, whenBusy }
          : newOutgoing(text, 'sending', beside)
      getDefaultStore().set(editModeAtom, 'off')
      const isEdited = updateOnRequestId !== null && updateOnRequestId === editing.updateOnRequestId
      const draft = promptDraftOf(patternId)
      if (draft.read() === text) {
        draft.write(isEdited ? editing.wordsBefore : '')
        composer.write({ ...composer.read(), mentions: [] })
      }
      if (isEdited) composer.write({ ...composer.read(), ...ANEW })
      const attached = attachmentsOf(patternId)
      attached.write(withoutSent(attached.read(), files))
      void deliver(patternId, outgoing)
    },
    [patternId, doc],
  )
  return useCallback(
    (text, along = {}) => {
      const problem = promptProblem(text)
      if (problem === 'empty') return
      if (problem === 'too_long') return openDialog({ kind: 'promptTooLong', characters: text.length })
      const { mode, modelId } = composerOf(patternId).read()
      allowed({ prompt: text, mode, modelId }, () => send(text, along))
    },
    [patternId, openDialog, allowed, send],
  )
}

/** What goes out with the words. What is in the box beside it stays there. */
type Along = Partial<Pick<Outgoing, 'files' | 'updateOnRequestId' | 'answers' | 'isPlanOnly'>>

const underWay = new Set<string>()

/** Brings one prompt to the room; also for one that a reload has interrupted. */
export async function deliver(patternId: string, outgoing: Outgoing): Promise<void> {
  if (underWay.has(outgoing.requestId)) return
  underWay.add(outgoing.requestId)
  const store = outboxOf(patternId)
  store.write({ ...outgoing, state: 'sending', problem: null })
  try {
    const { state: _, problem: __, timeCreated: ___, ...prompt } = outgoing
    const { requestId, references } = outgoing
    const { isQueued } = await insist(() => sendPrompt({ editorId: patternId, ...prompt }))
    if (references.length > 0) getDefaultStore().set(selectionAtom, null)
    if (store.read()?.requestId === requestId)
      store.write(isQueued ? null : { ...outgoing, state: 'sent', problem: null })
  } catch (error) {
    const outcome = sendFailureOf(outgoing, error)
    const draft = promptDraftOf(patternId)
    const attached = attachmentsOf(patternId)
    const composer = composerOf(patternId)
    const { text, files, mode, components, updateOnRequestId } = outgoing
    // A model that was disconnected meanwhile is not asked again, nor is anybody named who is not there any more.
    const [modelId, mentions] = hasCode(error, 'not_found')
      ? [null, []]
      : [outgoing.modelId, outgoing.mentions]
    attached.write(withHosted(files, attached.read()))
    if (updateOnRequestId === null) {
      composer.write({ ...composer.read(), mode, modelId, components, mentions })
      draft.write(giveBack(text, draft.read()))
    } else {
      const broughtFiles = files.map(({ url }) => url)
      composer.write({
        ...{ mode, modelId, components, mentions, updateOnRequestId, broughtFiles },
        isPlanOnly: composer.read().isPlanOnly,
        wordsBefore: draft.read(),
      })
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
  const told = ({ files, look: _, whenBusy: __, ...beside }: Required<Beside>) =>
    JSON.stringify([files.map(file => file.url), Object.entries(beside).sort()])
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

function selectedIn(patternId: string): Reference[] {
  const selection = getDefaultStore().get(selectionAtom)
  if (selection?.patternId !== patternId) return []
  const { reference, artifactId, isUnsaved } = selection
  return [isUnsaved ? reference : { ...reference, artifactId }]
}

const PAUSES_MS = [600, 1_800]

function tell(outcome: Outcome, { text }: Outgoing): void {
  if (outcome.kind === 'notice') toast(outcome.sentence, { description: outcome.advice })
  if (outcome.kind !== 'dialog') return
  const dialog = {
    outOfCredits: { kind: 'upgrade', about: 'credits' },
    planRequired: { kind: 'upgrade', about: 'private' },
    promptTooLong: { kind: 'promptTooLong', characters: text.length },
    auth: { kind: 'auth', mode: 'login' },
  } as const
  getDefaultStore().set(openDialogAtom, dialog[outcome.dialog])
}
