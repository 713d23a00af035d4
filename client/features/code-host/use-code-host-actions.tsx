import { useSetAtom } from 'jotai'
import { FolderGit2 } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** For editors with an account, which a guest is asked to make; where no app is set up, everybody is told so first. */
export function useCodeHostActions(canWrite: boolean): { codeHost: Action } {
  const open = useSetAtom(openDialogAtom)
  const { user, server } = useSession().data ?? {}
  const needsAccount = user?.isGuest === true && server?.hasCodeHost === true
  return {
    codeHost: {
      id: 'codeHost',
      group: 'Export',
      name: 'Sync to the code host',
      words: ['github', 'git', 'repository', 'push', 'pull', 'commit'],
      icon: <FolderGit2 />,
      isShown: canWrite,
      run: () => open(needsAccount ? { kind: 'auth', mode: 'create' } : { kind: 'codeHost' }),
    },
  }
}
