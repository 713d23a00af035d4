import { Mail, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import {
  useInviteOrgToCanvas,
  useRemoveFromCanvas,
  useRemoveOrgFromCanvas,
  useUndoRemoveFromCanvas,
} from '#client/api/canvas.ts'
import { useMe } from '#client/api/users.ts'
import { useWorkspaces } from '#client/api/workspaces.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { CopyField } from '#client/ui/copy-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toast.ts'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { AccessData } from '#shared/access.ts'
import { MESSAGES } from '#shared/messages.ts'

const UNDO_SHOWN_MS = 10_000

/** Everybody with access: on a canvas all of them can write (section 6). */
export function CanvasPeople({ id, data }: { id: string; data: AccessData }) {
  const me = useMe()
  const { data: workspaces } = useWorkspaces()
  const removeUser = useRemoveFromCanvas(id)
  const removeOrg = useRemoveOrgFromCanvas(id)
  const inviteOrg = useInviteOrgToCanvas(id)
  const takeBack = useUndoRemoveFromCanvas(id)
  const [hasFailed, setFailed] = useState(false)
  const removed =
    (name: string) =>
    ({ undo }: { undo: string }) =>
      void toast(`${name} is removed.`, {
        duration: UNDO_SHOWN_MS,
        action: {
          label: 'Undo',
          onClick: () =>
            void takeBack
              .mutateAsync(undo)
              .then(() => toast.success(`${name} has access again.`))
              .catch(error => toast.error(`${name} is still removed.`, { description: sentenceOf(error) })),
        },
      })
  const dropUser = (userId: string, name: string) =>
    removeUser.mutateAsync(userId).then(removed(name), () => setFailed(true))
  const dropOrg = (orgId: string, name: string) =>
    removeOrg
      .mutateAsync(orgId)
      .then(removed(name))
      .catch(error => toast.error(MESSAGES.removeWorkspaceFailed, { description: sentenceOf(error) }))
  const letIn = (orgId: string, name: string) =>
    inviteOrg
      .mutateAsync(orgId)
      .then(() => toast.success(`Everybody in ${name} has access.`))
      .catch(error => toast.error(MESSAGES.inviteWorkspaceFailed, { description: sentenceOf(error) }))
  const others = workspaces?.filter(workspace => !data.orgsList.some(org => org.id === workspace.id)) ?? []
  return (
    <section aria-label="People with access">
      <h3 className="mb-2 text-sm font-medium">People with access</h3>
      <ul className="flex flex-col gap-1">
        {data.usersList.map(({ id: userId, name, email, avatarUrl, permissionLevel }) => (
          <Row
            key={userId}
            picture={<Avatar name={name} color={colorOf(userId)} picture={avatarUrl} size="md" />}
            name={userId === me?.id ? `${name} (you)` : name}
            about={email}
            level={permissionLevel === 'owner' ? 'Owner' : 'Can write'}
            remove={
              permissionLevel === 'owner'
                ? null
                : {
                    label: userId === me?.id ? 'Leave this canvas' : `Remove ${name}`,
                    run: () => void dropUser(userId, name),
                  }
            }
          />
        ))}
        {data.orgsList.map(({ id: orgId, name = 'A workspace', logo = null, memberCount }) => (
          <Row
            key={orgId}
            picture={<WorkspaceMark name={name} color={colorOf(orgId)} logo={logo} />}
            name={name}
            about={memberCount === undefined ? null : `${memberCount} member${memberCount === 1 ? '' : 's'}`}
            level="Can write"
            remove={{ label: `Remove ${name}`, run: () => void dropOrg(orgId, name) }}
          />
        ))}
        {others.map(({ id: orgId, name, logo }) => (
          <Row
            key={orgId}
            picture={<WorkspaceMark name={name} color={colorOf(orgId)} logo={logo} />}
            name={name}
            about="A workspace of yours"
            level={
              <Button size="sm" aria-label={`Share with ${name}`} onClick={() => void letIn(orgId, name)}>
                Share
              </Button>
            }
            remove={null}
          />
        ))}
        {data.invites.map(({ email, link }) => (
          <li key={email} className="flex flex-col gap-2 py-1">
            <Row
              isInner
              picture={
                <span className="grid size-8 place-items-center rounded-full bg-hover text-ink-faint">
                  <Mail aria-hidden="true" className="size-4" />
                </span>
              }
              name={email}
              about="Invited, but not here yet"
              level="Can write"
              remove={{ label: `Remove ${email}`, run: () => void dropUser(email, email) }}
            />
            <InviteLink email={email} link={link} />
          </li>
        ))}
      </ul>
      <Alert title={MESSAGES.removeUserFailed} isOpen={hasFailed} onClose={() => setFailed(false)} />
    </section>
  )
}

function InviteLink({ email, link }: { email: string; link: string }) {
  const { isCopied, copy } = useCopied()
  return (
    <div className="pl-11">
      <CopyField
        label={`link for ${email}`}
        value={link}
        isCopied={isCopied}
        onCopy={() => void copy(link)}
      />
    </div>
  )
}

interface RowProps {
  picture: ReactNode
  name: string
  about: string | null
  level: ReactNode
  remove: { label: string; run(): void } | null
  /** It stands in a row already. */
  isInner?: boolean
}

function Row({ picture, name, about, level, remove, isInner = false }: RowProps) {
  const Part = isInner ? 'div' : 'li'
  return (
    <Part className="flex min-h-10 items-center gap-3">
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        {about && <span className="block truncate text-xs text-ink-faint">{about}</span>}
      </span>
      <span className="text-sm text-ink-faint">{level}</span>
      {remove && (
        <IconButton size="sm" label={remove.label} onClick={remove.run}>
          <X className="size-4" />
        </IconButton>
      )}
    </Part>
  )
}
