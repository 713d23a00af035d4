import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePresetLabel } from '#client/actions/use-preset-label.ts'
import { useArtifact, useVersions } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useDesignInfo } from '#client/api/patterns.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { colorOf } from '#room-schema/presence.ts'
import { packagesOf } from '#shared/packages.ts'
import { AuditEntries } from './audit-entries.tsx'

/** What this design is: whose, since when, made of what. */
export function InfoDialog({ onClose }: { onClose(): void }) {
  const id = usePatternId()
  const { name } = useMeta()
  const info = useDesignInfo(id)
  return (
    <Dialog title="Info" about={<span className="wrap-anywhere">{name}</span>} isOpen onClose={onClose}>
      <div className="mt-5">
        {info.isError ? (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft"
          >
            {sentenceOf(info.error)}
            <Button size="sm" onClick={() => void info.refetch()}>
              Try again
            </Button>
          </div>
        ) : info.data ? (
          <Facts {...info.data} />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-3">
            {['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'].map(width => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        )}
      </div>
      <AuditEntries patternId={id} />
    </Dialog>
  )
}

type FactsProps = NonNullable<ReturnType<typeof useDesignInfo>['data']>

function Facts({ owner, createdAt, updatedAt, forkedFrom }: FactsProps) {
  const id = usePatternId()
  const { config, customId, activeArtifactId } = useMeta()
  const presetLabel = usePresetLabel({ config, customId })
  const versions = useVersions(id, activeArtifactId)
  const files = useArtifact(activeArtifactId).data?.sourceFiles
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 text-sm">
      <Fact name="Owner">
        <span className="flex items-center gap-2">
          <Avatar name={owner.name} color={colorOf(owner.id)} picture={owner.avatarUrl} size="xs" />
          {owner.name}
        </span>
      </Fact>
      <Fact name="Design Preset">{presetLabel}</Fact>
      <Fact name="Made">{dated(createdAt)}</Fact>
      <Fact name="Changed">{dated(updatedAt)}</Fact>
      <Fact name="Versions">{versions.data ? versions.data.length : '…'}</Fact>
      <Fact name="Size">{activeArtifactId === null ? 'Nothing yet' : files ? sizeOf(files) : '…'}</Fact>
      <Fact name="Packages">{files ? packagesOf(files).join(', ') || 'None' : '…'}</Fact>
      {forkedFrom && (
        <Fact name="Forked from">
          <Link href={`/c/${forkedFrom.id}`} className="underline underline-offset-2">
            {forkedFrom.name}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

const dated = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function sizeOf(files: readonly { code: string }[]): string {
  const lines = files.reduce((sum, { code }) => sum + code.split('\n').length, 0)
  const kilobytes = files.reduce((sum, { code }) => sum + new Blob([code]).size, 0) / 1_000
  const size = kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes).toLocaleString('en-US')
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${lines.toLocaleString('en-US')} lines, ${size} kB`
}
