import { useReactFlow, useStoreApi } from '@xyflow/react'
import { Maximize, Scan, ScanSearch, ZoomIn, ZoomOut } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useMediaQuery } from '#client/lib/media-query.ts'
import { useBoard, useSelected } from './board-context.ts'
import { rectOf } from './board-node.ts'
import { crowded, FIT_ROOM, ZOOM } from './camera.ts'

const group = 'Look' as const
const GLIDE_MS = 220

export type ViewActions = Record<'zoomIn' | 'zoomOut' | 'fit' | 'fullSize' | 'toSelection', Action>

/** Where one looks. */
export function useViewActions(): ViewActions {
  const flow = useReactFlow()
  const store = useStoreApi()
  const board = useBoard()
  const hasSelection = useSelected().size > 0
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const duration = isStill ? 0 : GLIDE_MS
  return {
    zoomIn: {
      ...{ id: 'zoomIn', group, name: 'Zoom in', icon: <ZoomIn />, keys: ['Plus', '='] },
      run: () => void flow.zoomIn({ duration }),
    },
    zoomOut: {
      ...{ id: 'zoomOut', group, name: 'Zoom out', icon: <ZoomOut />, keys: ['-'] },
      run: () => void flow.zoomOut({ duration }),
    },
    fit: {
      ...{
        id: 'fit',
        group,
        name: 'Fit',
        words: ['all', 'overview'],
        icon: <Maximize />,
        keys: ['1', 'Mod+0'],
      },
      run: () => {
        const everything = board.shown().nodes.map(rectOf)
        const crowd = crowded(everything, store.getState())
        if (crowd) void flow.setCenter(crowd.x, crowd.y, { zoom: ZOOM.min, duration })
        else void flow.fitView({ padding: FIT_ROOM, duration, maxZoom: 1 })
      },
    },
    fullSize: {
      ...{ id: 'fullSize', group, name: '100 %', words: ['full size', 'zoom'], icon: <Scan />, keys: ['0'] },
      run: () => void flow.zoomTo(1, { duration }),
    },
    toSelection: {
      ...{ id: 'toSelection', group, name: 'Zoom to selection', icon: <ScanSearch />, keys: ['2'] },
      whyNot: hasSelection ? null : 'Nothing is selected',
      run: () => {
        const nodes = [...board.rects(board.selected()).keys()].map(id => ({ id }))
        if (nodes.length > 0) void flow.fitView({ nodes, padding: FIT_ROOM, duration })
      },
    },
  }
}
