import { useSetAtom } from 'jotai'
import { useIntegrations } from '#client/api/integrations.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'

/** Whoever keeps a key already, and came here by a suggestion, needs no new one. */
export function KeptKeys() {
  const open = useSetAtom(openDialogAtom)
  const { data } = useIntegrations(usePatternId())
  const keys = data?.preexistingIntegrationKeys ?? []
  const [first] = keys
  if (!first) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken px-3.5 py-2.5">
      <p className="min-w-0 flex-1 basis-44 wrap-anywhere">
        {keys.length === 1
          ? `You keep a key here already: “${first.name}”.`
          : `You keep ${keys.length} keys here already.`}
      </p>
      <Button size="sm" onClick={() => open({ kind: 'connectIntegration' })}>
        {keys.length === 1 ? 'Use it' : 'Use one of them'}
      </Button>
    </div>
  )
}
