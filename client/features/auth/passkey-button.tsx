import { useLogInWithPasskey } from '#client/actions/use-session-change.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useWhyNoPasskeys } from '#client/api/passkeys.ts'
import { Button } from '#client/ui/button.tsx'

/** Where passkeys work: the browser asks which one, and nothing has to be typed. */
export function PasskeyButton({ onDone }: { onDone(): void }) {
  const isPossible = useWhyNoPasskeys() === null
  const logIn = useLogInWithPasskey()
  if (!isPossible) return null
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        isBusy={logIn.isPending}
        onClick={() => logIn.mutate(undefined, { onSuccess: onDone })}
      >
        Continue with a passkey
      </Button>
      {logIn.isError && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(logIn.error)}
        </p>
      )}
    </div>
  )
}
