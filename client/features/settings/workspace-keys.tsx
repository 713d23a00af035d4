import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useDisconnectOfWorkspace, useWorkspaceModels } from '#client/api/models.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { WorkspaceModel } from '#shared/api/workspace-models.ts'
import { MODEL_PROBLEMS } from '#shared/models.ts'
import { ConnectForm } from './connect-form.tsx'
import { HeldModel } from './held-model.tsx'

/** Models with keys of a workspace, for whoever manages it. */
export function WorkspaceKeys({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const held = useWorkspaceModels(id)
  if (held.isError)
    return (
      <LoadFailed
        what="The models could not be loaded."
        why={sentenceOf(held.error)}
        onRetry={() => void held.refetch()}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl text-sm text-pretty text-ink-soft">
        A model that is connected here with a key of the workspace stands beside the prompts of its members,
        as long as they have chosen this workspace. Answers take no credits: the account of the key pays its
        provider. Nobody is shown the key. A prompt that waits fails once the model is removed here, or its
        author is no longer a member.
      </p>
      {!held.data && <Skeleton className="h-20 w-full" />}
      {held.data && held.data.models.length > 0 && (
        <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {held.data.models.map(model => (
            <HeldRow key={model.id} orgId={id} model={model} />
          ))}
        </div>
      )}
      {held.data && isOpen && (
        <ConnectForm
          close={() => setOpen(false)}
          own={{ keys: { orgId: id }, addresses: held.data.addresses }}
        />
      )}
      {held.data && !isOpen && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          Connect with a key of the workspace
        </Button>
      )}
    </div>
  )
}

function HeldRow({ orgId, model }: { orgId: string; model: WorkspaceModel }) {
  const { connectedBy, problem, problemAt } = model
  return (
    <HeldModel
      model={model}
      whoseKey={`key given by ${connectedBy ?? 'somebody who is gone'}`}
      heading="h3"
      disconnect={useDisconnectOfWorkspace(orgId)}
    >
      {problem && (
        <p role="status" className="mt-2 text-sm text-danger">
          {MODEL_PROBLEMS[problem]}{' '}
          {problemAt !== null && `A member met this ${timeLabel(problemAt, Date.now())}. `}Connect it again
          with a key that works.
        </p>
      )}
    </HeldModel>
  )
}
