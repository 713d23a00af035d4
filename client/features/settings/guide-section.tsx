import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useOneTimeKey } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What is shown or asked only once, to be seen again. */
export function GuideSection({ isGuest }: { isGuest: boolean }) {
  const welcome = useOneTimeKey('editorWelcome')
  const open = useSetAtom(openDialogAtom)
  return (
    <SettingsSection title="Getting started">
      <Row
        name="Welcome tour"
        about={
          welcome.isOpen
            ? 'It waits in the next design you open.'
            : 'Four steps through the editor, beside the chat.'
        }
      >
        <Button disabled={welcome.isOpen} onClick={welcome.reopen}>
          Show again
        </Button>
      </Row>
      {!isGuest && (
        <Row name="About you" about="Two questions, so that we know for whom we make this.">
          <Button onClick={() => open({ kind: 'personalize' })}>Personalize</Button>
        </Row>
      )}
    </SettingsSection>
  )
}

function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-6">
      <div className="min-w-0">
        <p className="text-base font-medium">{name}</p>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <span className="shrink-0">{children}</span>
    </div>
  )
}
