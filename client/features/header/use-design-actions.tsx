import { useSetAtom } from 'jotai'
import { GitFork, Info, Link2, Shuffle, Star } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import type { Fork } from '#client/actions/use-fork.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useStarPattern } from '#client/api/patterns.ts'
import { useExperiment, useMe } from '#client/api/users.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'

const group = 'Design' as const

interface DesignActions {
  favorite: Action
  fork: Action
  convert: Action
  info: Action
  copyLink: Action
}

/** What is done with a design as a whole. What makes another one of it needs an account, and asks for it. */
export function useDesignActions(pattern: Pattern, fork: Fork): DesignActions {
  const { id, starred, permissionLevel } = pattern
  const open = useSetAtom(openDialogAtom)
  const star = useStarPattern()
  const canConvert = useExperiment('convert')
  const isSignedIn = useMe() !== null
  // What it was chosen in is gone before the answer comes, so a promise tells.
  const toggleStar = () =>
    star.mutateAsync({ id, shouldStar: !starred }).catch(error => toast.error(sentenceOf(error)))
  const copyLink = async () => {
    if (await copyText(`${location.origin}/c/${id}`)) toast.success('The link is copied.')
  }
  return {
    favorite: {
      id: 'favorite',
      group,
      name: starred ? 'Unfavorite' : 'Favorite',
      words: ['star'],
      icon: <Star className={starred ? 'fill-amber text-amber' : undefined} />,
      isShown: isSignedIn && can(permissionLevel, 'star'),
      run: () => void toggleStar(),
    },
    fork: {
      id: 'fork',
      group,
      name: 'Fork',
      words: ['copy', 'duplicate'],
      icon: <GitFork />,
      isBusy: fork.isBusy,
      run: fork.run,
    },
    convert: {
      id: 'convert',
      group,
      name: 'Convert…',
      words: ['preset', 'chakra', 'shadcn', 'tailwind'],
      icon: <Shuffle />,
      isShown: canConvert,
      run: () => open(isSignedIn ? { kind: 'convert' } : { kind: 'auth', mode: 'login' }),
    },
    info: {
      id: 'info',
      group,
      name: 'Info',
      words: ['owner', 'packages', 'size'],
      icon: <Info />,
      run: () => open({ kind: 'info' }),
    },
    copyLink: {
      id: 'copyLink',
      group,
      name: 'Copy link',
      words: ['share', 'address'],
      icon: <Link2 />,
      run: () => void copyLink(),
    },
  }
}
