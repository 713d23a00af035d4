import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

interface ImageDialogProps {
  name: string
  url: string
  onClose(): void
}

/** A picture of the chat as large as the window allows. */
export function ImageDialog({ name, url, onClose }: ImageDialogProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Dialog
      title="Image"
      about={<span className="wrap-anywhere">{name}</span>}
      isOpen
      onClose={onClose}
      width="full"
    >
      <div className="backdrop-grid mt-4 grid min-h-0 flex-1 place-items-center overflow-auto rounded-lg border border-line">
        {isBroken ? (
          <p role="alert" className="p-6 text-sm text-ink-soft">
            This image is not there any more.
          </p>
        ) : (
          <img
            src={url}
            alt={name}
            onError={() => setBroken(true)}
            className="max-h-full max-w-full object-contain"
          />
        )}
      </div>
      {!isBroken && (
        <a href={url} download={name} className={`mt-4 self-end ${buttonLook('plain')}`}>
          <Download className="size-4" /> Download
        </a>
      )}
    </Dialog>
  )
}
