import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAllowance } from '#client/actions/use-allowance.ts'
import { useOwnAccount } from '#client/actions/use-own-account.ts'
import { madeWith } from '#client/actions/use-preset-choices.ts'
import { useAskLiveAddress } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCreatePattern } from '#client/api/patterns.ts'
import { uploadImage } from '#client/api/uploads.ts'
import { ANEW, composerOf } from '#client/state/composer.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { homeDraft } from '#client/state/drafts.ts'
import { newOutgoing, outboxOf } from '#client/state/outbox.ts'
import { toast } from '#client/ui/toast.ts'
import { type HostedFile, type ModelMode, promptProblem } from '#shared/chat.ts'
import type { PatternConfig } from '#shared/design.ts'

/** A first prompt and what was chosen beside it. */
export interface Beginning {
  prompt: string
  pictures: readonly { key: string; file: File }[]
  mode: ModelMode
  modelId: string | null
  /** With a preset of people where one was chosen. */
  preset: { value: string; config: PatternConfig; custom: { id: string } | null }
}

export interface StartDesign {
  start(beginning: Beginning): void
  isStarting: boolean
  /** How much of each picture has been sent, 0 to 1, by its key. */
  sent: Readonly<Record<string, number>>
}

/** From a first prompt to the editor: an account if there is none, a design, its pictures, and the prompt. */
export function useStartDesign(): StartDesign {
  const [, navigate] = useLocation()
  const openDialog = useSetAtom(openDialogAtom)
  const account = useOwnAccount()
  const allowed = useAllowance()
  const create = useCreatePattern()
  const askLiveAddress = useAskLiveAddress()
  const [isStarting, setStarting] = useState(false)
  const [sent, setSent] = useState<Record<string, number>>({})
  /** The design of a try that failed half-way, and the pictures it has already. */
  const begun = useRef<Begun | null>(null)

  const begin = async ({ prompt, pictures, mode, modelId, preset }: Beginning) => {
    if (!(await account.ensure())) return
    const wanted = JSON.stringify([prompt, preset.value])
    if (begun.current?.wanted !== wanted) {
      const { id } = await create.mutateAsync({ prompt, ...madeWith(preset) })
      begun.current = { id, wanted, files: new Map() }
    }
    const { id, files } = begun.current
    askLiveAddress(id)
    for (const { key, file } of pictures) {
      if (files.has(key)) continue
      const onProgress = (part: number) => setSent(before => ({ ...before, [key]: part }))
      const { signal } = new AbortController()
      const { name, url } = await uploadImage({ editorId: id, file, signal, onProgress })
      files.set(key, { name, url })
    }
    const hosted = pictures.flatMap(({ key }) => files.get(key) ?? [])
    // Kept under the room before the box is emptied: there is no moment in which the prompt is nowhere.
    outboxOf(id).write(newOutgoing(prompt, 'queued', { files: hosted, mode, modelId }))
    composerOf(id).write({ mode, modelId, isPlanOnly: false, components: [], mentions: [], ...ANEW })
    homeDraft.write('')
    toast.dismiss()
    navigate(`/c/${id}`)
  }

  const start = (beginning: Beginning) => {
    const { prompt } = beginning
    const problem = promptProblem(prompt)
    if (problem === 'too_long') return openDialog({ kind: 'promptTooLong', characters: prompt.length })
    if (problem === 'empty' || isStarting) return
    allowed(beginning, () => go(beginning))
  }
  const go = (beginning: Beginning) => {
    setStarting(true)
    begin(beginning)
      .catch((error: unknown) => {
        setSent({})
        if (!account.wasMissing(error)) toast.error(sentenceOf(error), { description: KEPT })
      })
      .finally(() => setStarting(false))
  }
  return { start, isStarting, sent }
}

interface Begun {
  id: string
  wanted: string
  files: Map<string, HostedFile>
}

const KEPT = 'Your text and images are still in the box.'
