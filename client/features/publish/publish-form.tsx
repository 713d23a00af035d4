import { useAtomValue, useSetAtom } from 'jotai'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useSavePublicationTexts } from '#client/api/publish.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import {
  isUnderWay,
  type PublishProgress,
  publishJobAtom,
  publishProgressAtom,
} from '#client/state/publish-job.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { newId } from '#shared/ids.ts'
import {
  DESCRIPTION_MAX_CHARACTERS,
  FAVICON,
  type PublicationStatus,
  publishProblem,
  SOCIAL_PICTURE,
  TITLE_MAX_CHARACTERS,
} from '#shared/publish.ts'
import { ConfirmPublish } from './confirm-publish.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PublishStatus } from './publish-status.tsx'
import { TextsAnswer } from './texts-answer.tsx'

interface PublishFormProps {
  publication: PublicationStatus
  progress: PublishProgress | null
}

/** The version, what its page says of itself, and the way out: chosen, confirmed and published in one place. */
export function PublishForm({ publication, progress }: PublishFormProps) {
  const patternId = usePatternId()
  const { activeArtifactId, name } = useMeta()
  const listed = useVersions(patternId, activeArtifactId)
  const versions = listed.data ?? []
  const [texts, setTexts] = useState(() => textsOf(publication))
  const [picked, setPicked] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const job = useAtomValue(publishJobAtom)
  const setJob = useSetAtom(publishJobAtom)
  const setProgress = useSetAtom(publishProgressAtom)
  const open = useSetAtom(openDialogAtom)
  const save = useSavePublicationTexts(patternId)
  const version = versions.find(({ id }) => id === (picked ?? activeArtifactId)) ?? versions[0]
  const isBusy = isUnderWay(progress)
  const cancel = () => {
    setJob(null)
    setProgress(null)
  }
  const change = (part: Partial<typeof texts>) => {
    if (!save.isPending) save.reset()
    setTexts(known => ({ ...known, ...part }))
  }
  const isChanged = Object.entries(texts).some(
    ([key, text]) => text !== publication[key as keyof typeof texts],
  )
  const saveTexts = () =>
    save.mutate(texts, {
      // What has been typed since stays.
      onSuccess: saved => setTexts(now => (now === texts ? textsOf(saved) : now)),
    })
  const begin = (of: ArtifactVersion) => {
    setAsked(false)
    setProgress({ state: 'saving' })
    setJob({
      ...{ id: newId(), patternId, texts, artifactId: of.id, versionName: versionLabel(of.version) },
      isActive: of.id === activeArtifactId,
    })
  }
  if (listed.isError && !listed.data)
    return (
      <LoadFailed
        what="The versions could not be loaded."
        why={sentenceOf(listed.error)}
        onRetry={() => void listed.refetch()}
      />
    )
  if (listed.isPending) return <Skeleton className="h-9 w-full" />
  if (!version)
    return <p className="text-sm text-ink-soft">There is no version of this design to publish yet.</p>
  const problem = publishProblem(version)
  return (
    <section aria-label="What is published" className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm font-medium">Version</span>
        <Select
          label="Version"
          value={version.id}
          options={versions.map(one => ({
            value: one.id,
            label: versionLabel(one.version),
            detail: [
              one.id === activeArtifactId && 'active',
              one.id === publication.artifactId && 'published',
              publishProblem(one) && 'has an error',
            ]
              .filter(Boolean)
              .join(', '),
          }))}
          onChange={id => {
            setPicked(id)
            setAsked(false)
          }}
        />
        <span className="min-w-0 flex-1 truncate text-sm text-ink-soft">{version.name}</span>
      </div>
      <TextField
        label="Title"
        value={texts.title}
        maxLength={TITLE_MAX_CHARACTERS}
        placeholder={name}
        onChange={event => change({ title: event.currentTarget.value })}
        note="In the tab, in search results and beside a link."
      />
      <TextField
        label="Description"
        value={texts.description}
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        onChange={event => change({ description: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureChoice
          label="Social preview"
          size={SOCIAL_PICTURE}
          url={texts.ogImage}
          whenNone="Rendered from the first page."
          onChange={ogImage => change({ ogImage })}
        />
        <PictureChoice
          label="Favicon"
          size={FAVICON}
          url={texts.favicon}
          whenNone="None."
          onChange={favicon => change({ favicon })}
        />
      </div>
      <PublishStatus progress={progress} onCancel={cancel} isRunning={job !== null} />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {isAsked && !isBusy ? (
        <ConfirmPublish
          versionName={versionLabel(version.version)}
          replaced={publication.artifactVersionName}
          onConfirm={() => begin(version)}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" disabled={problem !== null} isBusy={isBusy} onClick={() => setAsked(true)}>
            Publish {versionLabel(version.version)}
          </Button>
          {isChanged && (
            <Button isBusy={save.isPending} disabled={isBusy} onClick={saveTexts}>
              Save
            </Button>
          )}
          <Button look="quiet" className="ml-auto" onClick={() => open({ kind: 'customDomain' })}>
            <Globe aria-hidden="true" className="size-3.5" />
            Custom domain
          </Button>
          <TextsAnswer
            {...{ isChanged, isSaved: save.isSuccess, error: save.error }}
            isPublic={publication.url !== null}
          />
        </div>
      )}
    </section>
  )
}

const textsOf = ({ title, description, ogImage, favicon }: PublicationStatus) => ({
  ...{ title, description, ogImage, favicon },
})
