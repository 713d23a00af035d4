import { useReactFlow } from '@xyflow/react'
import { type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { isTyping } from '#client/lib/keys.ts'
import { useBoard } from './board-context.ts'
import { thingAt } from './thing-at.ts'
import { useDraw } from './use-draw.ts'
import type { ToolInHand } from './use-tool.ts'

const OVER_THE_BOARD = '[role="menu"], [role="dialog"], [role="alertdialog"]'

/** A note where one clicks, an arrow from one design to another: what the board would do with the pointer it does not then. */
export function useDrawing({ tool, take }: Pick<ToolInHand, 'tool' | 'take'>) {
  const board = useBoard()
  const { arrowLead } = board
  const lead = useSyncExternalStore(arrowLead.subscribe, arrowLead.now)
  const { screenToFlowPosition } = useReactFlow()
  const draw = useDraw()
  const isDrawing = tool === 'note' || tool === 'arrow'
  const isLeading = lead !== null
  const putNote = (at?: { x: number; y: number }) => {
    draw.note(at)
    take('select')
  }
  useEscape('boardTool', isLeading ? () => arrowLead.end() : isDrawing ? () => take('select') : null)
  // Another tool leads no arrow.
  useEffect(() => {
    if (tool !== 'arrow') arrowLead.end()
  }, [tool, arrowLead])
  const putAway = useRef(() => take('select'))
  putAway.current = () => take('select')
  // Whoever opens a menu or a dialog is about something else, and would find the tool still in hand after it.
  useEffect(() => {
    if (!isDrawing) return
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(OVER_THE_BOARD)) putAway.current()
    }
    addEventListener('focusin', focused)
    return () => removeEventListener('focusin', focused)
  }, [isDrawing])
  const latest = useRef(putNote)
  latest.current = putNote
  // Whoever has no pointer puts it in the middle, wherever the focus is.
  useEffect(() => {
    if (tool !== 'note') return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isTyping(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    addEventListener('keydown', pressed, { capture: true })
    return () => removeEventListener('keydown', pressed, { capture: true })
  }, [tool])
  const taken = (event: SyntheticEvent<Element, MouseEvent>, then?: () => void) => {
    if ((!isDrawing && !isLeading) || event.nativeEvent.button !== 0) return
    if ((event.target as Element).closest('button, .react-flow__minimap')) return
    event.stopPropagation()
    then?.()
  }
  const placeOf = ({ nativeEvent: { clientX, clientY } }: SyntheticEvent<Element, MouseEvent>) =>
    screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false })
  return {
    isDrawing: isDrawing || isLeading,
    handlers: {
      onPointerDownCapture: (event: SyntheticEvent<Element, MouseEvent>) =>
        taken(event, () => {
          const from = thingAt(event.target)
          if (tool !== 'arrow' || isLeading || !from) return
          if (board.isDesign(from)) arrowLead.begin(from, placeOf(event))
          else arrowLead.refuse()
        }),
      onMouseDownCapture: (event: SyntheticEvent<Element, MouseEvent>) =>
        taken(event, () => event.preventDefault()),
      onClickCapture: (event: SyntheticEvent<Element, MouseEvent>) =>
        taken(event, () => {
          if (tool === 'note') putNote(placeOf(event))
        }),
    },
  }
}
