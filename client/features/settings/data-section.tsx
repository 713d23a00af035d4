import { useState } from 'react'
import { startDownload } from '#client/lib/start-download.ts'
import { Button } from '#client/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Everything at once: taken along, or gone. */
export function DataSection({ isGuest }: { isGuest: boolean }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection title="Your data">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium">Export everything</p>
          <p className="text-sm text-ink-soft">
            A zip of your profile, preferences and credits, and of your designs with the code of every
            version, pictures and chats.
          </p>
        </div>
        <Button onClick={() => startDownload('/api/user/export')}>Download</Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium">{isGuest ? 'Delete what you made' : 'Delete the account'}</p>
          <p className="text-sm text-ink-soft">
            You are asked what becomes of your designs. It cannot be taken back.
          </p>
        </div>
        <Button look="danger" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
      </div>
      <DeleteAccountDialog isGuest={isGuest} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </SettingsSection>
  )
}
