import { BoxSelect, Copy, CopyPlus, ExternalLink, Redo2, Trash2, Undo2 } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { undoOwn } from '#client/state/undo.ts'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { useBoard, useSelected } from './board-context.ts'
import { clipOf } from './clip.ts'
import { around } from './rect.ts'
import { useOriginal } from './use-original.tsx'
import { usePutCopies } from './use-put-copies.ts'
import { useRemoveSelected } from './use-remove-selected.ts'

const group = 'Edit' as const
const NOTHING = 'Nothing is selected'
/** Between a design and its copy. */
const GAP = 80

export type EditActions = Record<
  | 'open'
  | 'openOriginal'
  | 'saveToOriginal'
  | 'undo'
  | 'redo'
  | 'selectAll'
  | 'duplicate'
  | 'copy'
  | 'remove',
  Action
>

interface EditActionsOptions {
  open(nodeId: string): void
  /** Closes what is open of these. */
  leave(nodeIds: readonly string[]): void
  copy(): void
}

/** What is done with what is selected. */
export function useEditActions({ open, leave, copy }: EditActionsOptions): EditActions {
  const { id, canWrite, room, layout } = useCanvas()
  const board = useBoard()
  const selected = useSelected()
  const put = usePutCopies()
  const remove = useRemoveSelected(leave)
  const whyNot = selected.size > 0 ? null : NOTHING
  const designs = [...selected].filter(nodeId => nodesOf(room.doc).has(nodeId))
  const write = { group, isShown: canWrite } as const
  const original = useOriginal(designs.length === 1 ? (designs[0] ?? null) : null)
  return {
    ...original,
    open: {
      ...{ id: 'open', group, name: 'Open', words: ['edit', 'chat'], icon: <ExternalLink />, keys: ['O'] },
      whyNot: designs.length === 1 ? null : 'Select one design',
      run: () => designs[0] && open(designs[0]),
    },
    undo: {
      ...{ id: 'undo', ...write, name: 'Undo', icon: <Undo2 />, keys: ['Mod+Z'] },
      run: () => undoOwn(id, 'undo'),
    },
    redo: {
      ...{ id: 'redo', ...write, name: 'Redo', icon: <Redo2 />, keys: ['Mod+Shift+Z', 'Mod+Y'] },
      run: () => undoOwn(id, 'redo'),
    },
    selectAll: {
      ...{ id: 'selectAll', group, name: 'Select all', icon: <BoxSelect />, keys: ['Mod+A'] },
      run: () => board.select(board.shown().nodes.map(node => node.id)),
    },
    duplicate: {
      ...{ id: 'duplicate', ...write, name: 'Duplicate', icon: <CopyPlus />, keys: ['Mod+D'], whyNot },
      run: () => {
        const box = around([...board.rects(board.selected()).values()])
        if (box) void put(clipOf(room.doc, layout.doc, board.selected()), { x: box.width + GAP, y: 0 })
      },
    },
    copy: {
      ...{ id: 'copy', group, name: 'Copy', icon: <Copy />, whyNot },
      run: copy,
    },
    remove: {
      ...{ id: 'remove', ...write, name: 'Delete', icon: <Trash2 />, keys: ['Delete', 'Backspace'], whyNot },
      run: remove,
    },
  }
}
