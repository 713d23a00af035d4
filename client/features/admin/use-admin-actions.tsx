import { useSetAtom } from 'jotai'
import { Bug, KeyRound, LayoutGrid, OctagonX, Radio } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useForceStop, useIsAdmin } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useAddToCatalog } from '#client/api/catalog.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import type { Pattern } from '#shared/patterns.ts'

const group = 'Design' as const

type Name = 'adminPermissions' | 'addToCatalog' | 'roomInfo' | 'debugInfo' | 'forceStop'

/** What platform admins do with a design; nobody else sees it, and the server asks for itself. */
export function useAdminActions({ id: patternId, access, spacePointer }: Pattern): Record<Name, Action> {
  // Hidden on canvases (section 6).
  const isShown = useIsAdmin() && spacePointer === null
  const open = useSetAtom(openDialogAtom)
  const isRunning = useRunningRequest() !== null
  const catalog = useAddToCatalog()
  const stopping = useForceStop(patternId)
  const add = () =>
    catalog
      .mutateAsync(patternId)
      .then(() => toast.success('Added to the catalog'))
      .catch(error => toast.error(sentenceOf(error)))
  const stop = () =>
    stopping
      .mutateAsync()
      .then(({ stopped }) =>
        stopped.length > 0 ? toast.success('The generation was stopped.') : toast('Nothing is running here.'),
      )
      .catch(error => toast.error(sentenceOf(error)))
  return {
    adminPermissions: {
      ...{ id: 'adminPermissions', group, isShown, name: 'Admin permissions', icon: <KeyRound /> },
      words: ['grant', 'revoke', 'access'],
      run: () => open({ kind: 'adminPermissions', patternId }),
    },
    addToCatalog: {
      ...{ id: 'addToCatalog', group, isShown, name: 'Add to catalog', icon: <LayoutGrid /> },
      words: ['example'],
      whyNot: access === 'private' ? 'Only for public designs' : null,
      run: () => void add(),
    },
    roomInfo: {
      ...{ id: 'roomInfo', group, isShown, name: 'Room Info', icon: <Radio /> },
      words: ['sockets', 'people'],
      run: () => open({ kind: 'roomInfo', patternId }),
    },
    debugInfo: {
      ...{ id: 'debugInfo', group, isShown, name: 'Debug Info', icon: <Bug /> },
      words: ['runs', 'ledger', 'faults'],
      run: () => open({ kind: 'debugInfo', patternId }),
    },
    forceStop: {
      ...{ id: 'forceStop', group, isShown, name: 'Force stop', icon: <OctagonX /> },
      words: ['end', 'run'],
      whyNot: isRunning ? null : 'Nothing is running here',
      run: () => void stop(),
    },
  }
}
