import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCustomPresets, useDeletePreset, useUpdatePreset } from '#client/api/presets.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { configLabel } from '#shared/design.ts'
import type { CustomPreset } from '#shared/presets.ts'
import { PresetFields, presetProblem } from './preset-fields.tsx'
import { TokenSwatches } from './token-swatches.tsx'

/** Presets of oneself, or of one workspace. */
export function PresetsList({ orgId }: { orgId: string | null }) {
  const { data, isError, error, refetch } = useCustomPresets()
  if (isError)
    return (
      <LoadFailed
        what="The presets could not be loaded."
        why={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading the presets" className="flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  const presets = data.filter(({ ownerKind, ownerId }) =>
    orgId === null ? ownerKind === 'user' : ownerKind === 'org' && ownerId === orgId,
  )
  if (presets.length === 0)
    return (
      <p className="text-sm text-pretty text-ink-soft">
        {orgId === null ? 'You have' : 'This workspace has'} no presets yet. In a design, “Save as preset…” in
        its Actions menu keeps its look, so that others can begin with it.
      </p>
    )
  return (
    <ul aria-label="Presets" className="flex flex-col gap-2.5">
      {presets.map(preset => (
        <PresetRow key={preset.id} preset={preset} />
      ))}
    </ul>
  )
}

function PresetRow({ preset }: { preset: CustomPreset }) {
  const { id, name, config, themeCss, mayEdit } = preset
  const [isEdited, setEdited] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const remove = useDeletePreset()
  const go = () =>
    // By then this row is gone.
    void remove.mutateAsync(id).then(
      () => toast.success(`The preset “${name}” is deleted.`),
      (error: unknown) => toast.error(`“${name}” could not be deleted.`, { description: sentenceOf(error) }),
    )
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3.5"
    >
      <TokenSwatches css={themeCss} />
      <div className="min-w-32 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-ink-soft">{configLabel(config)}</p>
      </div>
      {mayEdit && (
        <div className="ml-auto flex gap-1">
          <Button size="sm" onClick={() => setEdited(true)}>
            Edit
          </Button>
          <Button size="sm" look="quiet" isBusy={remove.isPending} onClick={() => setAsked(true)}>
            Delete
          </Button>
        </div>
      )}
      {isEdited && <EditPreset preset={preset} onClose={() => setEdited(false)} />}
      <Alert
        title={`Delete the preset “${name}”?`}
        text="Designs that were made with it keep their look and its notes. Nobody can begin with it any more."
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: 'Delete', isDangerous: true, run: go }}
      />
    </li>
  )
}

function EditPreset({ preset, onClose }: { preset: CustomPreset; onClose(): void }) {
  const { id, name, themeCss, notes } = preset
  const [text, setText] = useState({ name, themeCss, notes })
  const update = useUpdatePreset()
  const problem = presetProblem(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (problem || update.isPending) return
    update.mutate(
      { id, ...text },
      {
        onSuccess: () => {
          toast.success(`“${text.name.trim()}” is saved.`, {
            description: 'Designs take the change when the preset is applied there.',
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title="Edit preset"
      about="Designs that were made with it stay as they are until it is applied there."
      isOpen
      onClose={onClose}
    >
      <form onSubmit={save} className="mt-5 flex flex-col gap-4">
        <PresetFields
          value={text}
          onChange={next => {
            update.reset()
            setText(next)
          }}
        />
        {update.isError && (
          <p role="alert" className="text-sm text-danger">
            The preset could not be saved. {sentenceOf(update.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={problem !== null} isBusy={update.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
