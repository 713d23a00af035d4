import { useSetAtom } from 'jotai'
import { Command, Ellipsis, GitFork, Info, Keyboard, Palette, Shuffle, Star } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { useStarPattern } from '#client/api/patterns.ts'
import { useExperiment } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import { can } from '#shared/access.ts'
import { configLabel } from '#shared/design.ts'
import type { Pattern } from '#shared/patterns.ts'

interface ActionsMenuProps {
  pattern: Pattern
  isSignedIn: boolean
  fork: { run(): void; isBusy: boolean }
}

/** What one can do with this design as a whole. */
export function ActionsMenu({ pattern, isSignedIn, fork }: ActionsMenuProps) {
  const open = useSetAtom(openDialogAtom)
  const star = useStarPattern()
  const canConvert = useExperiment('convert')
  const { id, starred, permissionLevel, config } = pattern
  const convert = () => open(isSignedIn ? { kind: 'convert' } : { kind: 'auth', mode: 'login' })
  return (
    <Menu
      align="end"
      className="w-64"
      trigger={
        <IconButton label="Actions">
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      {isSignedIn && can(permissionLevel, 'star') && (
        <MenuItem
          icon={<Star className={starred ? 'fill-amber text-amber' : undefined} />}
          onSelect={() =>
            star.mutate({ id, shouldStar: !starred }, { onError: error => toast.error(sentenceOf(error)) })
          }
        >
          {starred ? 'Unfavorite' : 'Favorite'}
        </MenuItem>
      )}
      <MenuItem icon={<GitFork />} disabled={fork.isBusy} onSelect={fork.run}>
        Fork
      </MenuItem>
      <MenuItem
        icon={<Palette />}
        disabledBecause={isSignedIn && can(permissionLevel, 'edit') ? undefined : 'for people who may edit'}
        onSelect={() => open({ kind: 'theme' })}
      >
        Theme…
      </MenuItem>
      {canConvert && (
        <MenuItem icon={<Shuffle />} onSelect={convert}>
          Convert…
        </MenuItem>
      )}
      <MenuItem icon={<Info />} onSelect={() => open({ kind: 'info' })}>
        Info
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Command />} onSelect={() => open({ kind: 'commands' })}>
        Commands <KeyCaps keys="Mod+K" />
      </MenuItem>
      <MenuItem icon={<Keyboard />} onSelect={() => open({ kind: 'shortcuts' })}>
        Keyboard shortcuts <KeyCaps keys="?" />
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>
        Design Preset: <span className="text-ink-soft">{configLabel(config)}</span>
      </MenuLabel>
    </Menu>
  )
}
