import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePublication } from '#client/api/publish.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { isUnderWay, publishJobAtom, publishProgressAtom } from '#client/state/publish-job.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Which version stands there, and the way to put another one: at both addresses of the design. */
export function PublishHere({ domain }: { domain: CustomDomain }) {
  const patternId = usePatternId()
  const { activeArtifactId } = useMeta()
  const listed = useVersions(patternId, activeArtifactId)
  const versions = listed.data ?? []
  const [picked, setPicked] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [job, setJob] = [useAtomValue(publishJobAtom), useSetAtom(publishJobAtom)]
  const [progress, setProgress] = [useAtomValue(publishProgressAtom), useSetAtom(publishProgressAtom)]
  // What is published from this tab is known there first.
  const shown = usePublication(patternId).data?.artifactVersionName ?? domain.artifactVersionName
  const version = versions.find(({ id }) => id === (picked ?? activeArtifactId)) ?? versions[0]
  const isBusy = job !== null || isUnderWay(progress)
  const begin = (of: ArtifactVersion) => {
    const { title, description, ogImage, favicon } = domain
    setAsked(false)
    setProgress({ state: 'saving' })
    setJob({
      ...{ id: newId(), patternId, artifactId: of.id, versionName: versionLabel(of.version) },
      texts: { title, description, ogImage, favicon },
      isActive: of.id === activeArtifactId,
    })
  }
  return (
    <section aria-label="What is published" className="flex flex-col gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-soft">
        {shown === null ? (
          'Nothing is published yet, so visitors are told that nothing is here.'
        ) : (
          <>
            <strong className="font-semibold text-ink">{shown}</strong> is published, here and at the design’s
            own address.
          </>
        )}
      </p>
      {version ? (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label="Version"
            value={version.id}
            options={versions.map(one => ({
              ...{ value: one.id, label: versionLabel(one.version) },
              detail: one.id === activeArtifactId ? 'active' : one.status === 'error' ? 'has an error' : '',
            }))}
            onChange={id => {
              setPicked(id)
              setAsked(false)
            }}
          />
          <Button
            look="primary"
            isBusy={isBusy}
            disabled={version.status === 'error' || isAsked}
            onClick={() => setAsked(true)}
          >
            Publish
          </Button>
          {version.status === 'error' && (
            <p role="alert" className="basis-full text-sm text-danger">
              {versionLabel(version.version)} has an error and cannot be published. Fix it, or choose another
              version.
            </p>
          )}
        </div>
      ) : listed.isError ? (
        <LoadFailed
          what="The versions could not be loaded."
          why={sentenceOf(listed.error)}
          onRetry={() => void listed.refetch()}
        />
      ) : listed.isPending ? (
        <div role="status" aria-label="Loading the versions">
          <Skeleton className="h-9 w-1/2" />
        </div>
      ) : (
        <p className="text-sm text-ink-soft">There is no version of this design to publish yet.</p>
      )}
      {isAsked && version && (
        <fieldset
          aria-label="Confirm"
          className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken p-3"
        >
          <p className="min-w-0 flex-1 basis-56 text-sm text-pretty">
            Everybody who opens {domain.shownAs ?? domain.incoming} sees {versionLabel(version.version)} as
            soon as it is published.
          </p>
          <div className="flex gap-2">
            <Button onClick={() => setAsked(false)}>Cancel</Button>
            {/* Whoever came here by keyboard goes on from here. */}
            <Button look="primary" autoFocus onClick={() => begin(version)}>
              Publish {versionLabel(version.version)}
            </Button>
          </div>
        </fieldset>
      )}
      {progress?.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {MESSAGES.publishFailed} {progress.message}
        </p>
      )}
    </section>
  )
}
