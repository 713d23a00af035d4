import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { fetchPattern } from '#client/api/patterns.ts'
import { importedDesign } from '#client/features/canvas/import-address.ts'
import { useCanvasMeta } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'

/** Puts the design that the address names on this board, once; then the address is that of the board alone. */
export function useImport(then: (nodeId: string) => void): ReactNode {
  const { id: spaceId, canWrite } = useCanvas()
  const { access } = useCanvasMeta()
  const client = useQueryClient()
  const { mutate } = useAddNode()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<string | null>(null)
  const requestId = useRef(newId()).current
  const hasBegun = useRef(false)
  const leave = () => navigate(`/s/${spaceId}`, { replace: true })
  const add = (patternId: string) =>
    mutate(
      { spaceId, patternId, requestId },
      {
        onSuccess: ({ nodeId }) => {
          leave()
          then(nodeId)
        },
        onError: error =>
          toast.error('The design could not be added.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => add(patternId) },
          }),
      },
    )
  const begin = async (patternId: string) => {
    if (access === 'private') return add(patternId)
    // Without an answer the server decides, as it does in any case.
    const design = await fetchPattern(client, patternId).catch(() => null)
    if (design?.access === 'private') setAsked(patternId)
    else add(patternId)
  }
  const latest = useRef(begin)
  latest.current = begin
  // The address asks for it, and nobody presses anything.
  useEffect(() => {
    const patternId = importedDesign()
    if (!patternId || !canWrite || hasBegun.current) return
    hasBegun.current = true
    void latest.current(patternId)
  }, [canWrite])
  return (
    <Alert
      title="Show a private design here?"
      text="This canvas is public: everybody with its link will see the copy, its code and what is written about it from now on."
      isOpen={asked !== null}
      onClose={() => {
        setAsked(null)
        leave()
      }}
      action={{
        label: 'Add it',
        run: () => {
          if (asked) add(asked)
          setAsked(null)
        },
      }}
    />
  )
}
