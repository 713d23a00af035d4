import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useAllowance, weightOf } from '#client/actions/use-allowance.ts'
import { madeWith, type PresetChoice } from '#client/actions/use-preset-choices.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { sendPrompt } from '#client/api/chat.ts'
import { useSession } from '#client/api/users.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { homeChoices } from '#client/state/home-choices.ts'
import { toast } from '#client/ui/toast.ts'
import { nodesOf, readNode } from '#room-schema/canvas-room.ts'
import { promptProblem } from '#shared/chat.ts'
import { designName } from '#shared/design-name.ts'
import { newId } from '#shared/ids.ts'
import type { Mention } from '#shared/mentions.ts'

interface BoardPrompt {
  /** Says whether everything has begun; else the words stay where they are. */
  send(prompt: string, nodeIds: readonly string[], mentions: readonly Mention[]): Promise<boolean>
  isSending: boolean
  creditsFor(prompt: string, designs: number): number
}

interface BoardPromptProps {
  /** What a new design is made with. */
  preset: PresetChoice
  onMade(nodeId: string): void
}

/** A prompt on the board: a new design, or a change of each that is selected, one run a design. */
export function useBoardPrompt({ preset, onMade }: BoardPromptProps): BoardPrompt {
  const { id: spaceId, room } = useCanvas()
  const server = useSession().data?.server
  const open = useSetAtom(openDialogAtom)
  const allowed = useAllowance()
  const add = useAddNode()
  const [isSending, setSending] = useState(false)
  /** Of a try that failed half-way: what has begun is not begun again. */
  const tried = useRef<{ wanted: string; ids: Map<string, Ids>; nodeRequest: string }>(null)
  const choices = () => homeChoices.read()

  const idsFor = (prompt: string, of: string): Ids => {
    const wanted = JSON.stringify([prompt, preset.value])
    if (tried.current?.wanted !== wanted) tried.current = { wanted, ids: new Map(), nodeRequest: newId() }
    const known = tried.current.ids.get(of)
    const ids = known ?? { requestId: newId(), userItemId: newId(), assistantItemId: newId() }
    tried.current.ids.set(of, ids)
    return ids
  }
  const run = (prompt: string, editorId: string, of: string, mentions: readonly Mention[]) => {
    const { mode, modelId } = choices()
    return sendPrompt({
      ...{ editorId, text: prompt, files: [], mode, modelId, updateOnRequestId: null, references: [] },
      ...{
        components: [],
        mentions: [...mentions],
        look: null,
        whenBusy: 'queue',
        isPlanOnly: false,
        answers: null,
      },
      ...idsFor(prompt, of),
    })
  }
  const begin = async (prompt: string, mentions: readonly Mention[]): Promise<void> => {
    idsFor(prompt, NEW)
    const requestId = tried.current?.nodeRequest ?? newId()
    const { nodeId, editorRoomId } = await add.mutateAsync({
      ...{ spaceId, requestId, name: designName(prompt), ...madeWith(preset) },
    })
    await run(prompt, editorRoomId, NEW, mentions)
    onMade(nodeId)
  }
  const change = async (
    prompt: string,
    nodeIds: readonly string[],
    mentions: readonly Mention[],
  ): Promise<void> => {
    let begun = 0
    const first = nodeIds.find(
      nodeId => (readNode(nodesOf(room.doc).get(nodeId))?.status ?? 'gone') !== 'gone',
    )
    for (const nodeId of nodeIds) {
      const node = readNode(nodesOf(room.doc).get(nodeId))
      if (!node || node.status === 'gone') continue
      try {
        // Who is mentioned is written to once, however many designs are changed.
        await run(prompt, node.editorRoomId, nodeId, nodeId === first ? mentions : [])
        begun += 1
      } catch (error) {
        if (begun > 0) toast(`${begun} of ${nodeIds.length} designs are being changed.`)
        throw error
      }
    }
  }
  const send = async (
    prompt: string,
    nodeIds: readonly string[],
    mentions: readonly Mention[],
  ): Promise<boolean> => {
    const problem = promptProblem(prompt)
    if (problem === 'too_long') open({ kind: 'promptTooLong', characters: prompt.length })
    if (problem || isSending) return false
    setSending(true)
    try {
      await (nodeIds.length === 0 ? begin(prompt, mentions) : change(prompt, nodeIds, mentions))
      tried.current = null
      return true
    } catch (error) {
      if (hasCode(error, 'out_of_credits')) open({ kind: 'upgrade', about: 'credits' })
      else if (hasCode(error, 'unauthenticated')) open({ kind: 'auth', mode: 'login' })
      else toast.error(sentenceOf(error), { description: 'Your words are still in the box.' })
      return false
    } finally {
      setSending(false)
    }
  }
  return {
    isSending,
    send: (prompt, nodeIds, mentions) =>
      new Promise(resolve =>
        allowed({ prompt, ...choices() }, () => resolve(send(prompt, nodeIds, mentions))),
      ),
    creditsFor: (prompt, designs) =>
      server ? weightOf({ prompt, ...choices() }, server) * Math.max(1, designs) : 0,
  }
}

interface Ids {
  requestId: string
  userItemId: string
  assistantItemId: string
}

const NEW = 'new'
