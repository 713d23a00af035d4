import { useState } from 'react'
import type { Action } from '#client/actions/action.ts'
import { useHomeActions } from '#client/actions/use-home-actions.tsx'
import { useAddDesignsAction } from '#client/features/canvas/add/use-add-designs-action.tsx'
import { useArrangeActions } from '#client/features/canvas/board/arrange-actions.tsx'
import { useDrawActions } from '#client/features/canvas/board/draw-actions.tsx'
import { useEditActions } from '#client/features/canvas/board/edit-actions.tsx'
import { useTogetherActions } from '#client/features/canvas/board/together-actions.tsx'
import { toolActions } from '#client/features/canvas/board/tool-actions.tsx'
import { useClipboard } from '#client/features/canvas/board/use-clipboard.ts'
import { useTool } from '#client/features/canvas/board/use-tool.ts'
import { useViewActions } from '#client/features/canvas/board/view-actions.tsx'
import { useCommandActions } from '#client/features/commands/use-command-actions.tsx'
import { useColorSchemeActions } from '#client/features/header/use-color-scheme-actions.tsx'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'

/** Everything one can do on this board. */
export function useCanvasActions({
  open,
  leave,
}: Pick<Parameters<typeof useEditActions>[0], 'open' | 'leave'>) {
  const { canWrite } = useCanvas()
  const inHand = useTool()
  const { tool, take, press } = inHand
  const [isOnGrid, setOnGrid] = useState(true)
  const { copy } = useClipboard()
  const view = useViewActions()
  const edit = useEditActions({ open, leave, copy })
  const draw = useDrawActions({ tool, take, press })
  const addDesigns = useAddDesignsAction()
  const arrange = useArrangeActions()
  const together = useTogetherActions()
  const tools = toolActions({ tool, take, isOnGrid, setOnGrid, canWrite })
  const commands = useCommandActions()
  const { places, account } = useHomeActions()
  const schemes = useColorSchemeActions()
  const all: Action[] = [
    ...places,
    ...Object.values(edit),
    addDesigns,
    ...Object.values(draw),
    ...Object.values(tools),
    ...arrange.align,
    ...arrange.distribute,
    ...arrange.stack,
    ...Object.values(view),
    together.spotlight,
    ...together.follow,
    ...schemes,
    ...account,
    ...Object.values(commands),
  ]
  return { inHand, isOnGrid, view, edit, addDesigns, draw, arrange, together, tools, commands, all }
}
