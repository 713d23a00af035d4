import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useAddNode } from '#client/api/canvas.ts'
import { importedDesign } from '#client/features/canvas/import-address.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'

/** Puts the design that the address names on this board, once; then the address is that of the board alone. */
export function useImport(then: (nodeId: string) => void): void {
  const { id: spaceId, canWrite } = useCanvas()
  const { mutate } = useAddNode()
  const [, navigate] = useLocation()
  const requestId = useRef(newId()).current
  const begun = useRef(false)
  const latest = useRef(then)
  latest.current = then
  // The address asks for it, and nobody presses anything.
  useEffect(() => {
    const patternId = importedDesign()
    if (!patternId || !canWrite || begun.current) return
    begun.current = true
    const add = () =>
      mutate(
        { spaceId, patternId, requestId },
        {
          onSuccess: ({ nodeId }) => {
            navigate(`/s/${spaceId}`, { replace: true })
            latest.current(nodeId)
          },
          onError: error =>
            toast.error('The design could not be added.', {
              description: sentenceOf(error),
              action: { label: 'Try again', onClick: add },
            }),
        },
      )
    add()
  }, [canWrite, spaceId, requestId, mutate, navigate])
}
