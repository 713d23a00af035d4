import { useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useDisconnect } from '#client/api/code-host.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'

/** Section 4: with a confirm step. What is in the repository stays there. */
export function DisconnectButton({ repository }: { repository: string }) {
  const patternId = usePatternId()
  const [isAsked, setAsked] = useState(false)
  const disconnect = useDisconnect(patternId)
  const go = () =>
    // By then this button is gone.
    void disconnect.mutateAsync().then(
      () => toast.success(`Disconnected from ${repository}.`),
      (error: unknown) =>
        toast.error(`It could not be disconnected from ${repository}.`, { description: sentenceOf(error) }),
    )
  return (
    <>
      <Button look="quiet" isBusy={disconnect.isPending} onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <Alert
        title={`Disconnect from ${repository}?`}
        text="The repository and everything in it stay as they are, and so does this design. They are not synced any more until somebody links them again."
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: 'Disconnect', isDangerous: true, run: go }}
      />
    </>
  )
}
