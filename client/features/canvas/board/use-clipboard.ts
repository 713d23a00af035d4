import { useStoreApi } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { isTyping } from '#client/lib/keys.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { useBoard } from './board-context.ts'
import { viewOf } from './camera.ts'
import { clipOf, isEmptyClip, parseClip } from './clip.ts'
import { around, middleX, middleY } from './rect.ts'
import { usePutCopies } from './use-put-copies.ts'

/** Copy and paste by the browser's own clipboard, within a board and from one to another. */
export function useClipboard(): { copy(): void } {
  const { room, layout, canWrite } = useCanvas()
  const board = useBoard()
  const store = useStoreApi()
  const put = usePutCopies()
  const copied = () => {
    const clip = clipOf(room.doc, layout.doc, board.selected())
    return isEmptyClip(clip) ? null : JSON.stringify(clip)
  }
  const paste = (text: string): boolean => {
    const clip = parseClip(text)
    const box = clip && around([...clip.designs, ...clip.shapes])
    if (!clip || !box) return false
    const { transform, width, height } = store.getState()
    const [x, y, zoom] = transform
    const view = viewOf({ x, y, zoom }, { width, height })
    void put(clip, { x: middleX(view) - middleX(box), y: middleY(view) - middleY(box) })
    return true
  }
  const latest = useRef({ copied, paste, canWrite })
  latest.current = { copied, paste, canWrite }
  // The clipboard belongs to the whole page.
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isTyping(event.target) || getSelection()?.isCollapsed === false) return
      const text = latest.current.copied()
      if (text === null) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || !latest.current.canWrite) return
      if (latest.current.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
  return {
    copy: () => {
      const text = copied()
      if (text === null) return
      void copyText(text).then(isCopied =>
        isCopied
          ? toast.success('Copied. Paste it here, or on another canvas.')
          : toast('This browser does not let the page copy.'),
      )
    },
  }
}
