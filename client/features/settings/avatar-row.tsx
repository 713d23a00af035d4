import { type ChangeEvent, useRef } from 'react'
import { useRemoveAvatar, useTakeAvatar } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { colorOf } from '#room-schema/presence.ts'
import { AVATAR_MAX_BYTES } from '#shared/api/account.ts'
import { IMAGE_TYPES } from '#shared/uploads.ts'
import type { SessionUser } from '#shared/users.ts'

/** What others see beside a name. */
export function AvatarRow({ user }: { user: SessionUser }) {
  const input = useRef<HTMLInputElement>(null)
  const take = useTakeAvatar()
  const remove = useRemoveAvatar()
  const tooLarge = take.variables && take.variables.size > AVATAR_MAX_BYTES
  const failed = take.error ?? remove.error
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // The same file may be chosen again.
    event.currentTarget.value = ''
    remove.reset()
    if (file) take.mutate(file)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={user.name} color={colorOf(user.id)} picture={user.avatarUrl} size="md" />
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">Picture</p>
        <p className="text-sm text-ink-soft">PNG, JPEG, WebP or GIF, 2 MB at most.</p>
        {failed && (
          <p role="alert" className="text-sm text-danger">
            {tooLarge ? 'This picture has more than 2 MB. Choose a smaller one.' : sentenceOf(failed)}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Picture of you"
        accept={IMAGE_TYPES.join(',')}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
      />
      <div className="flex gap-2">
        {user.avatarUrl && (
          <Button look="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove
          </Button>
        )}
        <Button isBusy={take.isPending} onClick={() => input.current?.click()}>
          {user.avatarUrl ? 'Change picture' : 'Add a picture'}
        </Button>
      </div>
    </div>
  )
}
