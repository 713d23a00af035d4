import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { IMAGE_TYPES } from '#shared/uploads.ts'

export function AttachButton({ onFiles }: { onFiles(files: Iterable<File>): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label="Attach" hint="Attach images" onClick={() => input.current?.click()}>
        <Paperclip className="size-4" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={IMAGE_TYPES.join(',')}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
