import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'

interface DropImagesProps {
  label: string
  isOn: boolean
  /** What else than pictures is taken, as the end of a sentence. */
  alsoTakes?: string
  onFiles(files: Iterable<File>): void
  className?: string
  children: ReactNode
}

/** Takes pictures that are dropped anywhere on what is in it. */
export function DropImages({ label, isOn, alsoTakes = '', onFiles, className, children }: DropImagesProps) {
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
    onFiles(event.dataTransfer.files)
  }
  return (
    <section
      aria-label={label}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className={clsx('relative', className)}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid animate-fade place-items-center rounded-xl border-2 border-accent border-dashed bg-surface/90">
          <p className="flex items-center gap-2 text-base font-medium text-accent-ink">
            <ImagePlus aria-hidden="true" className="size-5" /> Drop images to attach them{alsoTakes}
          </p>
        </div>
      )}
    </section>
  )
}
