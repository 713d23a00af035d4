import { useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useChangeWorkspace, useUploadLogo } from '#client/api/workspaces.ts'
import { Button } from '#client/ui/button.tsx'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import { IMAGE_TYPES, UPLOAD_PROBLEMS, uploadProblem } from '#shared/uploads.ts'
import type { Workspace } from '#shared/workspaces.ts'

/** The picture of the workspace; without one, its letters. */
export function LogoField({ workspace }: { workspace: Workspace }) {
  const { id, name, logo } = workspace
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeWorkspace(id)
  const upload = useUploadLogo(id)
  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = uploadProblem(file.type, file.size)
    if (wrong) return setProblem(UPLOAD_PROBLEMS[wrong])
    setProblem(null)
    upload.mutate(file, { onError: error => setProblem(`It could not be uploaded. ${sentenceOf(error)}`) })
  }
  const remove = () => {
    setProblem(null)
    change.mutate(
      { logo: '' },
      { onError: error => setProblem(`It could not be removed. ${sentenceOf(error)}`) },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <WorkspaceMark name={name} color={colorOf(id)} logo={logo} size="lg" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-base font-medium">Logo</p>
        <p
          className={problem ? 'text-sm text-danger' : 'text-sm text-ink-soft'}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? 'A square picture looks best: PNG, JPEG, WebP or GIF.'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button isBusy={upload.isPending} onClick={() => input.current?.click()}>
          {logo ? 'Replace' : 'Upload logo'}
        </Button>
        {logo && (
          <Button look="quiet" isBusy={change.isPending} onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo"
        accept={IMAGE_TYPES.join(',')}
        onChange={event => {
          take(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
