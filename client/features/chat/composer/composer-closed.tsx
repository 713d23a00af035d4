import { useSetAtom } from 'jotai'
import { Link } from 'wouter'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'

/** In place of the composer for somebody who is not signed in. */
export function SignInPrompt() {
  const open = useSetAtom(openDialogAtom)
  return (
    <Closed>
      <p>To design here, create an account or login.</p>
      <p className="mt-1 text-sm">
        This design is somebody else’s: with an account you fork it, or its owner lets you edit it.
      </p>
      <div className="mt-3 flex gap-2">
        <Button look="primary" onClick={() => open({ kind: 'auth', mode: 'create' })}>
          Create account
        </Button>
        <Button onClick={() => open({ kind: 'auth', mode: 'login' })}>Log in</Button>
      </div>
    </Closed>
  )
}

/** In place of the composer for somebody who may only look. */
export function ReadOnlyPrompt({ fork }: { fork: { run(): void; isBusy: boolean } }) {
  return (
    <Closed>
      <p className="font-medium text-ink">
        To change it,{' '}
        <button
          type="button"
          aria-busy={fork.isBusy || undefined}
          onClick={() => fork.isBusy || fork.run()}
          className="font-semibold text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent aria-busy:opacity-60"
        >
          fork this design.
        </button>
      </p>
      <p className="mt-1 text-sm">
        Your fork opens in a new tab. Or ask its owner for edit access, or{' '}
        <Link
          href="/"
          className="font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent"
        >
          start a design of your own
        </Link>
        .
      </p>
    </Closed>
  )
}

function Closed({ children }: { children: React.ReactNode }) {
  return (
    <div className="px-4 pb-4">
      <div className="rounded-xl border border-line bg-surface p-4 text-base text-ink-soft">{children}</div>
    </div>
  )
}
