import { History } from 'lucide-react'
import { useRestoreVersion } from '#client/actions/use-restore-version.ts'
import { useVersions } from '#client/api/artifacts.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { versionLabel } from '#shared/artifacts.ts'
import { lastGoodVersion } from '#shared/last-good.ts'

/** Goes back to the last version that was not broken, for everybody; nothing where there is none. */
export function RestoreLastGood({ brokenId }: { brokenId: string }) {
  const { activeArtifactId } = useMeta()
  const { data: versions = [] } = useVersions(usePatternId(), activeArtifactId)
  const { restore, isRestoring } = useRestoreVersion()
  const good = lastGoodVersion(versions, brokenId)
  if (!good || brokenId !== activeArtifactId) return null
  const label = versionLabel(good.version)
  return (
    <Button size="sm" isBusy={isRestoring} onClick={() => restore({ id: good.id, label })}>
      <History className="size-3.5" /> Restore last good
      <span className="text-ink-soft tabular-nums">{label}</span>
    </Button>
  )
}
