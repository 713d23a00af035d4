import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useSaveDomainTexts } from '#client/api/custom-domains.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { MESSAGES } from '#shared/messages.ts'
import { DESCRIPTION_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '#shared/publish.ts'

const LIVE = 'The published page says so now, at both addresses.'
const NOT_YET = 'The page says so as soon as it is published.'

/** What the page says of itself, here and at the design's own address. */
export function DefaultSettings({ domain }: { domain: CustomDomain }) {
  const [typed, setTyped] = useState({ title: domain.title, description: domain.description })
  const open = useSetAtom(openDialogAtom)
  const save = useSaveDomainTexts(usePatternId())
  const isChanged = typed.title !== domain.title || typed.description !== domain.description
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || save.isPending) return
    save.mutate(typed, {
      onSuccess: ({ title, description, artifactId }) => {
        // What has been typed since stays.
        setTyped(now => (now === typed ? { title, description } : now))
        toast.success('Saved.', { description: artifactId === null ? NOT_YET : LIVE })
      },
      onError: error => toast.error(MESSAGES.saveDomainFailed, { description: sentenceOf(error) }),
    })
  }
  return (
    <form
      onSubmit={submit}
      aria-label="Default settings"
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <TextField
        label="Title"
        value={typed.title}
        maxLength={TITLE_MAX_CHARACTERS}
        onChange={event => setTyped({ ...typed, title: event.currentTarget.value })}
        note="In the tab, in search results and beside a link."
      />
      <TextField
        label="Description"
        value={typed.description}
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        onChange={event => setTyped({ ...typed, description: event.currentTarget.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isChanged} isBusy={save.isPending}>
          Save
        </Button>
        <Button look="quiet" size="sm" onClick={() => open({ kind: 'publish' })}>
          Social preview and favicon
        </Button>
      </div>
    </form>
  )
}
