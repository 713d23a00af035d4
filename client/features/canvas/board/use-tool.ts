import { useRef, useState } from 'react'
import type { Tool } from './tool-actions.tsx'

/** Pressed twice within this time a tool is meant to stay. */
const DOUBLE_MS = 500

export interface ToolInHand {
  tool: Tool
  /** It stays when what it was taken for is done. */
  isKept: boolean
  take(tool: Tool): void
  /** Its button or key: takes it, twice keeps it, and later puts it away. */
  press(tool: Tool): void
  /** What it was taken for is done; `isMore`: once more is wanted. */
  done(isMore: boolean): void
}

/** A tool that draws is put away after one thing, unless one means to draw several: as on other boards. */
export function useTool(): ToolInHand {
  const [held, hold] = useState<{ tool: Tool; isKept: boolean }>({ tool: 'select', isKept: false })
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const take = (tool: Tool) => hold({ tool, isKept: false })
  return {
    ...held,
    take,
    press(tool) {
      const isDouble = performance.now() - pressedAt.current < DOUBLE_MS
      pressedAt.current = performance.now()
      if (held.tool !== tool) take(tool)
      else if (isDouble && !held.isKept) hold({ tool, isKept: true })
      else take('select')
    },
    done(isMore) {
      if (!isMore && !held.isKept) take('select')
    },
  }
}
