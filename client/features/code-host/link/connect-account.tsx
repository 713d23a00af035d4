import { Cable } from 'lucide-react'
import type { Installations } from '#client/api/code-host.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { codeHostReturn } from '#client/state/code-host-return.ts'
import { Button } from '#client/ui/button.tsx'
import { safeAddress } from '../job-words.ts'

type ConnectAccountProps = Pick<Installations, 'connectUrl' | 'installUrl'> & {
  isLooking: boolean
  onLook(): void
}

/** The way to the host and back; the app may then work in the repositories that are chosen there. */
export function ConnectAccount({ connectUrl, installUrl, isLooking, onLook }: ConnectAccountProps) {
  const patternId = usePatternId()
  const isConnected = connectUrl === null
  const address = safeAddress(connectUrl ?? installUrl)
  const leave = (to: string) => {
    codeHostReturn.write(patternId)
    location.assign(to)
  }
  return (
    <section aria-label="Connect GitHub" className="rounded-lg border border-line bg-sunken p-4">
      <h3 className="flex items-center gap-2 text-base font-medium">
        <Cable aria-hidden="true" className="size-4 text-ink-faint" />
        {isConnected ? 'No repositories can be reached yet' : 'Connect your GitHub account'}
      </h3>
      <p className="mt-1.5 text-sm text-pretty text-ink-soft">
        {isConnected
          ? 'Your account is connected. On GitHub, choose the account and the repositories that Maquette may work in.'
          : 'GitHub asks whether you allow it and leads back here. You choose there which repositories Maquette may work in.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {address && (
          <Button look="primary" onClick={() => leave(address)}>
            {isConnected ? 'Choose repositories' : 'Connect'}
          </Button>
        )}
        {isConnected && (
          <Button isBusy={isLooking} onClick={onLook}>
            Look again
          </Button>
        )}
      </div>
    </section>
  )
}
