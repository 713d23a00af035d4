import { useAtomValue, useSetAtom } from 'jotai'
import { History } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { usePublish, useUnpublish } from '#client/api/publish.ts'
import { useNow } from '#client/lib/clock.ts'
import { clockLabel, exactTimeTitle } from '#client/lib/time-label.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { publishJobAtom, publishProgressAtom } from '#client/state/publish-job.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { PublicationStatus } from '#shared/publish.ts'

interface PublicationHistoryProps {
  publication: PublicationStatus
  isBusy: boolean
}

type Entry = PublicationStatus['history'][number]

const named = ({ artifactVersionName, versionTitle }: Entry): string =>
  versionTitle ? `${artifactVersionName}, “${versionTitle}”,` : artifactVersionName

/** What was published before, each a step back to; and the way to take all of it from the web. */
export function PublicationHistory({ publication, isBusy }: PublicationHistoryProps) {
  const patternId = usePatternId()
  const job = useAtomValue(publishJobAtom)
  const setProgress = useSetAtom(publishProgressAtom)
  const unpublish = useUnpublish(patternId)
  const publish = usePublish(patternId)
  const [back, setBack] = useState<Entry | null>(null)
  const [isAsked, setAsked] = useState(false)
  const now = useNow(30_000)
  const { url, history, title, description, ogImage, favicon } = publication
  const shown =
    url === null ? -1 : history.findIndex(({ artifactId }) => artifactId === publication.artifactId)
  // Its pages were drawn when it was published first, and are kept.
  const rollBack = ({ artifactId, artifactVersionName }: Entry) =>
    publish.mutate(
      { artifactId, title, description, ogImage, favicon, requestId: newId() },
      {
        onSuccess: () => {
          setProgress(null)
          toast.success(`${artifactVersionName} is public again.`)
        },
        onError: error => toast.error(MESSAGES.publishFailed, { description: sentenceOf(error) }),
      },
    )
  return (
    <section aria-label="History" className="border-t border-line pt-5">
      <h3 className="text-sm font-medium">History</h3>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {history.map((entry, at) => (
          <li key={entry.id ?? entry.publishedAt} className="flex min-h-12 items-center gap-3 py-1.5 text-sm">
            <span className="w-12 shrink-0 self-start font-semibold tabular-nums">
              {entry.artifactVersionName}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate">{entry.versionTitle || 'Without a title'}</span>
              <span
                className="block text-xs wrap-anywhere text-ink-soft"
                {...exactTimeTitle(entry.publishedAt)}
              >
                {clockLabel(entry.publishedAt, now)}
                {entry.byName && ` by ${entry.byName}`}
              </span>
            </span>
            {at === shown ? (
              <span className="px-2.5 text-xs text-accent-ink">Public now</span>
            ) : (
              <Button
                size="sm"
                look="quiet"
                disabled={isBusy || job !== null || publish.isPending}
                onClick={() => setBack(entry)}
                aria-label={`${url === null ? 'Publish again' : 'Roll back to'} ${entry.artifactVersionName}, published ${clockLabel(entry.publishedAt, now)}`}
              >
                <History aria-hidden="true" className="size-3.5" />
                {url === null ? 'Publish again' : 'Roll back'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {url !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
            Taking the page back leaves its history here. It also goes when the design is deleted; forks do
            not bring it along.
          </p>
          <Button disabled={isBusy} isBusy={unpublish.isPending} onClick={() => setAsked(true)}>
            Unpublish
          </Button>
        </div>
      )}
      <Alert
        isOpen={back !== null}
        title={`Show ${back ? named(back) : ''} to everybody?`}
        text="It takes the place of what is public, as it was published then, with the texts and pictures of now."
        onClose={() => setBack(null)}
        action={{
          label: url === null ? 'Publish again' : 'Roll back',
          run: () => {
            if (back) rollBack(back)
          },
        }}
      />
      <Alert
        isOpen={isAsked}
        title="Take this page from the web?"
        text="Nobody finds it at its address from now on; whoever opens that is asked to log in where the design is private. You can publish it again at any time."
        onClose={() => setAsked(false)}
        action={{
          label: 'Unpublish',
          isDangerous: true,
          run: () =>
            unpublish.mutate(undefined, {
              onSuccess: () => {
                setProgress(null)
                toast.success('The page is not public any more.')
              },
              onError: error =>
                toast.error('The page could not be taken back.', { description: sentenceOf(error) }),
            }),
        }}
      />
    </section>
  )
}
