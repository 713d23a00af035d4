import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'

interface Addable {
  id: string
  name: string
}

interface Added<T> {
  /** The last node there is now; null: none was made. */
  added: string | null
  /** Those that could not be added. */
  left: T[]
}

/** Copies of designs on this board, one after the other, so that they stand in the order they were chosen in. */
export function useAddDesigns() {
  const { id: spaceId } = useCanvas()
  const { mutateAsync } = useAddNode()
  const open = useSetAtom(openDialogAtom)
  const [isAdding, setAdding] = useState(false)
  /** Of a try that failed half-way: the same again makes nothing twice. */
  const requestIds = useRef(new Map<string, string>()).current
  const requestIdOf = (patternId: string): string => {
    const id = requestIds.get(patternId) ?? newId()
    requestIds.set(patternId, id)
    return id
  }
  const add = async <T extends Addable>(designs: readonly T[]): Promise<Added<T>> => {
    setAdding(true)
    const left: T[] = []
    let added: string | null = null
    let failure: unknown = null
    for (const design of designs) {
      try {
        const made = await mutateAsync({ spaceId, patternId: design.id, requestId: requestIdOf(design.id) })
        added = made.nodeId
        requestIds.delete(design.id)
      } catch (error) {
        failure ??= error
        left.push(design)
      }
    }
    setAdding(false)
    if (hasCode(failure, 'plan_required')) open({ kind: 'upgrade', about: 'private' })
    else if (failure) {
      const [first] = left
      const what = left.length === 1 && first ? `“${first.name}”` : `${left.length} designs`
      toast.error(`${what} could not be added.`, { description: sentenceOf(failure) })
    }
    return { added, left }
  }
  return { add, isAdding }
}
