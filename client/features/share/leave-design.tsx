import { useSetAtom } from 'jotai'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useLeaveDesign } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toast.ts'

/** Gives up what one was given here; only somebody who may share brings one back, so it asks first. */
export function LeaveDesign({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const me = useMe()
  const setDialog = useSetAtom(openDialogAtom)
  const leave = useLeaveDesign()
  const [isAsked, setAsked] = useState(false)
  if (!me) return null
  const go = () =>
    leave.mutate(
      { id, userId: me.id },
      {
        onSuccess: () => {
          setDialog(null)
          toast('You have left the design.')
          navigate('/')
        },
        onError: error =>
          toast.error('You could not leave this design.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: go },
          }),
      },
    )
  return (
    <>
      <IconButton size="sm" label="Leave this design" onClick={() => setAsked(true)}>
        <LogOut className="size-4" />
      </IconButton>
      <Alert
        title="Leave this design?"
        text="It goes from your list, and opens again only when somebody lets you in."
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: 'Leave', isDangerous: true, run: go }}
      />
    </>
  )
}
