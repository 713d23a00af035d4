import { Select } from '#client/ui/select.tsx'
import type { Installation } from '#shared/code-host.ts'
import { AccountPicture } from '../account-picture.tsx'

interface AccountChoiceProps {
  installations: readonly Installation[]
  chosen: Installation
  onChoose(id: number): void
  /** Lets the app into more of them, on the host; null where that is not known. */
  onElsewhere: (() => void) | null
}

/** Whose repositories: one account is only named, several are chosen from. */
export function AccountChoice({ installations, chosen, onChoose, onElsewhere }: AccountChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-sm font-medium">Account</span>
      {installations.length > 1 ? (
        <Select
          label="Account"
          value={String(chosen.id)}
          options={installations.map(({ id, displayName, avatarUrl }) => ({
            value: String(id),
            label: displayName,
            icon: <AccountPicture name={displayName} picture={avatarUrl} />,
          }))}
          onChange={id => onChoose(Number(id))}
        />
      ) : (
        <span className="flex min-w-0 items-center gap-2 text-sm">
          <AccountPicture name={chosen.displayName} picture={chosen.avatarUrl} />
          <span className="truncate">{chosen.displayName}</span>
        </span>
      )}
      {onElsewhere && (
        <button
          type="button"
          onClick={onElsewhere}
          className="ml-auto text-sm text-ink-soft underline decoration-line-strong underline-offset-2 hover:text-ink"
        >
          More accounts or repositories
        </button>
      )}
    </div>
  )
}
