import { ImagePlus } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useAttachments } from './use-attachments.ts'

/** Takes pictures that are dropped anywhere on the chat. */
export function DropImages({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const { add } = useAttachments()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!isOn || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!isOn || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  return (
    <section
      aria-label="Chat and message"
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className="relative flex h-full min-h-0 flex-col"
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid animate-fade place-items-center rounded-xl border-2 border-accent border-dashed bg-surface/90">
          <p className="flex items-center gap-2 text-base font-medium text-accent-ink">
            <ImagePlus aria-hidden="true" className="size-5" /> Drop images to attach them
          </p>
        </div>
      )}
    </section>
  )
}
