import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useRemovePattern } from '#client/api/patterns.ts'
import { useLeaveDesign } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { Alert } from '#client/ui/alert.tsx'
import { toast } from '#client/ui/toast.ts'
import type { PatternListItem } from '#shared/patterns.ts'
import type { CardActs } from './design-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

interface Asked {
  act: keyof CardActs
  item: PatternListItem
}

/** What a card asks for, and the dialogs that ask back. */
export function useCardActs(): { acts: CardActs; layers: ReactNode } {
  const me = useMe()
  const [asked, setAsked] = useState<Asked | null>(null)
  const remove = useRemovePattern()
  const leave = useLeaveDesign()
  const ask = (act: Asked['act']) => (item: PatternListItem) => setAsked({ act, item })
  const close = () => setAsked(null)
  const itemOf = (act: Asked['act']) => (asked?.act === act ? asked.item : null)
  const doomed = itemOf('delete')
  const left = itemOf('leave')
  const removeDoomed = () => {
    if (!doomed) return
    remove.mutate(doomed.id, {
      onSuccess: () => toast(`“${doomed.name}” is deleted.`),
      onError: error => toast.error('It could not be deleted.', { description: sentenceOf(error) }),
    })
  }
  const go = () => {
    if (!left || !me) return
    leave.mutate(
      { id: left.id, userId: me.id },
      {
        onSuccess: () => toast(`You have left “${left.name}”.`),
        onError: error => toast.error('You could not leave this design.', { description: sentenceOf(error) }),
      },
    )
  }
  return {
    acts: { rename: ask('rename'), move: ask('move'), leave: ask('leave'), delete: ask('delete') },
    layers: (
      <>
        <RenameDialog item={itemOf('rename')} onClose={close} />
        <MoveDialog item={itemOf('move')} onClose={close} />
        <Alert
          title={`Leave “${left?.name ?? ''}”?`}
          text="It goes from your list, and opens again only when somebody lets you in."
          isOpen={left !== null}
          onClose={close}
          action={{ label: 'Leave', isDangerous: true, run: go }}
        />
        <Alert
          title={`Delete “${doomed?.name ?? ''}”?`}
          text="The design, its versions and its chat go away for everybody who can open it. This cannot be undone."
          isOpen={doomed !== null}
          onClose={close}
          action={{ label: 'Delete', isDangerous: true, run: removeDoomed }}
        />
      </>
    ),
  }
}
