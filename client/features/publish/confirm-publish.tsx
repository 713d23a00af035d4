import { Button } from '#client/ui/button.tsx'

interface ConfirmPublishProps {
  versionName: string
  /** What is public now; null where nothing is. */
  replaced: string | null
  onConfirm(): void
  onCancel(): void
}

/** The last question before everybody sees it. */
export function ConfirmPublish({ versionName, replaced, onConfirm, onCancel }: ConfirmPublishProps) {
  const instead = replaced !== null && replaced !== versionName ? ` instead of ${replaced}` : ''
  return (
    <fieldset
      aria-label="Confirm"
      className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken p-3"
    >
      <p className="min-w-0 flex-1 basis-56 text-sm text-pretty">
        Everybody with the address sees {versionName}
        {instead} as soon as it is published.
      </p>
      <div className="flex gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        {/* Whoever came here by keyboard goes on from here. */}
        <Button look="primary" autoFocus onClick={onConfirm}>
          Publish
        </Button>
      </div>
    </fieldset>
  )
}
