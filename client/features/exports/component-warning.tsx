import { startDownload } from '#client/lib/start-download.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

interface ComponentWarningProps {
  hostedUrl: string
  standIns: readonly string[]
  /** It is one page, and no zip. */
  isHtml?: boolean
  onClose(): void
}

/** Section 7: said before the download, which closing this starts. */
export function ComponentWarning({ hostedUrl, standIns, isHtml = false, onClose }: ComponentWarningProps) {
  const goOn = () => {
    onClose()
    startDownload(hostedUrl)
  }
  return (
    <Dialog
      title="Warning: Custom Components"
      about={`Some of what this design imports could not be loaded in the preview. ${isHtml ? 'The file shows the same labelled stand-ins.' : 'The zip has the same labelled stand-ins, in src/stand-ins.'}`}
      width="sm"
      isOpen
      onClose={goOn}
    >
      {standIns.length > 0 && (
        <ul className="mt-4 max-h-48 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs leading-6 text-ink-soft">
          {standIns.map(name => (
            <li key={name} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={goOn}>
          {isHtml ? 'Download HTML' : 'Download zip'}
        </Button>
      </div>
    </Dialog>
  )
}
