import { useSetAtom } from 'jotai'
import { useConnectModelAddress } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { FoundForNewcomer, FoundForOperator } from './found-line.tsx'

const LINK =
  'font-medium whitespace-nowrap text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent'

/** What Create makes here, said before it is pressed, and what could be had instead. */
export function NoModel() {
  const session = useSession().data
  const address = useConnectModelAddress()
  return (
    <>
      <p className="mt-3.5 px-1 text-center text-sm text-pretty text-ink-soft">
        No model is connected, so you get the nearest template with your words in it.{' '}
        <a href={address} className={LINK}>
          Connect a model
        </a>
      </p>
      {session?.user?.isOperator && <FoundForOperator />}
      {session && !session.user?.isOperator && <Offered {...session.server} />}
    </>
  )
}

/** To whoever does not run the server: what was found while nobody does, or an account where that is enough. */
function Offered(server: { newcomersConnect?: boolean | undefined; accountsConnect?: boolean | undefined }) {
  const hint = server.accountsConnect ? <AccountHint /> : null
  return server.newcomersConnect ? <FoundForNewcomer otherwise={hint} /> : hint
}

function AccountHint() {
  const openDialog = useSetAtom(openDialogAtom)
  return (
    <p className="mt-2 text-center text-sm text-ink-soft">
      On this machine an account is enough to connect one.{' '}
      <button type="button" onClick={() => openDialog({ kind: 'auth', mode: 'create' })} className={LINK}>
        Sign up
      </button>
    </p>
  )
}
