import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'

interface AttachButtonProps {
  /** Media types to choose from. */
  types: readonly string[]
  onFiles(files: Iterable<File>): void
}

export function AttachButton({ types, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label="Attach" tooltip="Attach images" onClick={() => input.current?.click()}>
        <Paperclip className="size-4" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.join(',')}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
