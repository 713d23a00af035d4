import { sentenceOf } from '#client/api/call.ts'
import { useSetLink } from '#client/api/workspaces.ts'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toast.ts'
import { CopiedLink } from './copied-link.tsx'

/** One link for everybody who has it; turned off and on again it is another one. */
export function InvitationLink({ id, link }: { id: string; link: string | null }) {
  const set = useSetLink(id)
  const turn = (isOn: boolean) =>
    set.mutate(isOn, {
      onSuccess: () => !isOn && toast('The invitation link is off. Nobody can join by it any more.'),
      onError: error =>
        toast.error('The invitation link could not be changed.', {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: () => turn(isOn) },
        }),
    })
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Invitation link"
        about={
          link === null
            ? 'Off. Turn it on for a link that everybody can join with.'
            : 'Everybody with this link can join as a member. Turned on again, it is another link.'
        }
        isOn={set.isPending ? set.variables : link !== null}
        onChange={turn}
      />
      {link !== null && <CopiedLink label="invitation link" link={link} />}
    </div>
  )
}
