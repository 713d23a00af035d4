import { type FormEvent, useRef, useState } from 'react'
import { useArtifact } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCreatePreset, useCustomPreset } from '#client/api/presets.ts'
import { useMe } from '#client/api/users.ts'
import { useWorkspaces } from '#client/api/workspaces.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import { configLabel } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { canInWorkspace } from '#shared/workspaces.ts'
import { PresetFields, type PresetText, presetProblem } from './preset-fields.tsx'

const MINE = 'mine'

/** The look of this design for others to begin with. */
export function SavePresetDialog({ onClose }: { onClose(): void }) {
  const { config, activeArtifactId } = useMeta()
  const version = useArtifact(activeArtifactId)
  const theme = version.data?.sourceFiles.find(({ name }) => name === THEME_FILE)?.code ?? ''
  const isKnown = activeArtifactId === null || version.data !== undefined
  return (
    <Dialog
      title="Save as preset"
      about={`New designs can begin with it, and designs be converted to it: ${configLabel(config)}, this theme and your notes. Changing it later touches no design until it is applied there.`}
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        {version.isError ? (
          <LoadFailed
            what="The theme of this design could not be loaded."
            why={sentenceOf(version.error)}
            onRetry={() => void version.refetch()}
          />
        ) : isKnown ? (
          <Form theme={theme} onClose={onClose} />
        ) : (
          <div role="status" aria-label="Loading the theme" className="flex flex-col gap-4">
            <Skeleton className="h-9" />
            <Skeleton className="h-20" />
            <Skeleton className="h-32" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Form({ theme, onClose }: { theme: string; onClose(): void }) {
  const { name, config, customId } = useMeta()
  const isGuest = useMe()?.isGuest ?? true
  const workspaces = (useWorkspaces().data ?? []).filter(({ role }) => canInWorkspace(role, 'manage'))
  const notes = useCustomPreset(customId).data?.notes ?? ''
  const [text, setText] = useState<PresetText | null>(null)
  const [owner, setOwner] = useState(MINE)
  const request = useRef(newId())
  const create = useCreatePreset()
  const given = text ?? { name: `${name} look`.slice(0, 100), themeCss: theme, notes }
  const problem = presetProblem(given)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (problem || create.isPending) return
    const orgId = owner === MINE ? {} : { orgId: owner }
    create.mutate(
      { ...given, config, ...orgId, requestId: request.current },
      {
        onSuccess: () => {
          toast.success(`“${given.name.trim()}” is a preset now.`, {
            description: 'Choose it on Home, or in Convert.',
          })
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <PresetFields
        value={given}
        onChange={next => {
          create.reset()
          setText(next)
        }}
      />
      {!isGuest && workspaces.length > 0 && (
        <div>
          <p className="mb-1.5 text-sm font-medium" aria-hidden="true">
            For
          </p>
          <Select
            label="For"
            value={owner}
            options={[
              { value: MINE, label: 'Me' },
              ...workspaces.map(each => ({ value: each.id, label: each.name })),
            ]}
            onChange={setOwner}
          />
        </div>
      )}
      {create.isError && (
        <p role="alert" className="text-sm text-danger">
          The preset could not be saved. {sentenceOf(create.error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" disabled={problem !== null} isBusy={create.isPending}>
          Save preset
        </Button>
      </div>
    </form>
  )
}
