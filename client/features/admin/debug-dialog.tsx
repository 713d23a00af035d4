import { Check, Copy } from 'lucide-react'
import { Link } from 'wouter'
import { useDebugInfo } from '#client/api/admin.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { DebugInfo } from '#shared/admin.ts'
import { exactly, Fact, FactGroup } from './facts.tsx'
import { LookedUp } from './looked-up.tsx'

interface DebugDialogProps {
  patternId: string
  onClose(): void
}

/** All that is known of a design and its runs; without its words where they are not this admin's to read. */
export function DebugDialog({ patternId, onClose }: DebugDialogProps) {
  const debug = useDebugInfo(patternId)
  return (
    <Dialog
      title="Debug Info"
      about="Words of a private design are here only after you gave yourself access. That you looked is an entry its owner reads."
      width="lg"
      isOpen
      onClose={onClose}
    >
      <div className="mt-5">
        <LookedUp query={debug} what="This could not be looked up.">
          {data => <Everything patternId={patternId} debug={data} />}
        </LookedUp>
      </div>
    </Dialog>
  )
}

function Everything({ patternId, debug }: { patternId: string; debug: DebugInfo }) {
  const { pattern, versions, runs, ledger, faults } = debug
  const { isCopied, copy } = useCopied()
  return (
    <>
      <Button size="sm" className="mb-4" onClick={() => void copy(JSON.stringify(debug, null, 2))}>
        {isCopied ? <Check className="size-3.5" /> : <Copy className="size-3.5" />}
        {isCopied ? 'Copied' : 'Copy everything'}
      </Button>
      <FactGroup name="Design">
        {Object.entries(pattern).map(([name, value]) => (
          <Fact key={name} name={name} value={/At$/.test(name) ? exactly(Number(value)) : value} />
        ))}
      </FactGroup>
      <FactGroup name={`Versions (${versions.length})`}>
        {versions.map(({ id, version, kind, status, createdAt }) => (
          <Fact key={id} name={version} value={`${id} · ${kind} · ${status} · ${exactly(createdAt)}`} />
        ))}
      </FactGroup>
      <FactGroup name={`Runs (${runs.length})`}>
        {runs.map(({ requestId, traceId, state, attempt, mode, actorId, startedAt }) => (
          <div key={requestId} className="border-line border-b last:border-b-0">
            <Fact
              name={state}
              value={`${requestId} · try ${attempt + 1} · ${mode} · by ${actorId} · ${exactly(startedAt)}`}
            />
            <Link
              href={`/c/${patternId}/trace/${traceId}`}
              target="_blank"
              className="mb-2 inline-block text-xs text-ink-soft underline underline-offset-2"
            >
              Transcript of {requestId}
            </Link>
          </div>
        ))}
      </FactGroup>
      <FactGroup name={`Credits (${ledger.length})`}>
        {ledger.map(({ requestId, state, amount, userId, message }) => (
          <Fact
            key={`${userId} ${requestId}`}
            name={state}
            value={[`${amount} for ${requestId} by ${userId}`, message].filter(Boolean).join(' · ')}
          />
        ))}
      </FactGroup>
      <FactGroup name={`Faults (${faults.length})`}>
        {faults.map(({ artifactId, kind, message }) => (
          <Fact
            key={`${artifactId} ${kind}`}
            name={kind}
            value={[artifactId, message].filter(Boolean).join(' · ')}
          />
        ))}
      </FactGroup>
    </>
  )
}
