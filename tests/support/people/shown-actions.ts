import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { type Mock, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { useShortcuts } from '#client/actions/use-shortcuts.ts'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import { ExportMenu } from '#client/features/exports/export-menu.tsx'
import { ActionsMenu } from '#client/features/header/actions-menu.tsx'
import { HomeMenu } from '#client/features/header/home-menu.tsx'
import { NARROW } from '#client/lib/media-query.ts'
import { EditorKeys, EditorPalette } from '#client/pages/editor/editor-actions.tsx'
import {
  actionsMenu,
  exportMenu,
  keyedActions,
  useMenuActions,
} from '#client/pages/editor/use-menu-actions.ts'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { type OpenDialog, openDialogAtom } from '#client/state/dialogs.ts'
import type { Level } from '#shared/access.ts'
import { type Experiment, experimentSchema } from '#shared/experiments.ts'
import { newId } from '#shared/ids.ts'
import type { Pattern } from '#shared/patterns.ts'

export interface Visitor {
  isSignedIn: boolean
  level: Level
  isAdmin?: boolean
  isGuest?: boolean
  hasCodeHost?: boolean
  /** The design stands on a canvas. */
  isOnCanvas?: boolean
  isNarrow?: boolean
  experiments?: readonly Experiment[]
  starred?: boolean
  unreadAnswers?: number
}

const USER = {
  ...{ id: 'ada', name: 'Ada', email: 'ada@test.example', avatarUrl: null, isGuest: false, isAdmin: false },
  ...{ oneTimeKeys: {}, isBusinessEmail: false, isOperator: false },
}

const EXPERIMENTS = experimentSchema.options

const SERVER = {
  ...{ guests: true, plans: false, hasMailbox: true, supportUrl: 'https://help.test.example' },
  models: { best: 'Templates', agent: 'Templates' },
  experiments: EXPERIMENTS,
  preview: { domain: 'preview.test', port: 1, mode: 'host' },
}

export const fork: { run: Mock<() => void>; isBusy: boolean } = { run: vi.fn(), isBusy: false }

const pattern = ({ level, isOnCanvas, starred = false }: Visitor): Pattern => ({
  ...{ id: newId(), name: 'A design', starred, access: 'public', customId: null },
  spacePointer: isOnCanvas ? { spaceRoomId: newId(), spaceNodeId: newId() } : null,
  config: { designSystem: 'html', styling: 'tailwind' },
  ...{ activeArtifactId: null, chatItems: [], isAiGenerating: false, previewHost: '' },
  permissionLevel: level,
})

/** The header of the editor, its palette and its list of keys, for somebody. */
export async function showActions(visitor: Visitor) {
  const { isSignedIn, isAdmin = false, isGuest = false, hasCodeHost = true } = visitor
  const { isNarrow = false, experiments = EXPERIMENTS, unreadAnswers } = visitor
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: isNarrow && query === NARROW }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const user = isSignedIn ? { ...USER, isAdmin, isGuest } : null
  const support = unreadAnswers === undefined ? {} : { supportUrl: null, unreadAnswers }
  const session = {
    user,
    server: { ...SERVER, hasCodeHost, experiments, ...support },
  } as unknown as Session
  queries.setQueryData(SESSION_KEY, session)
  const store = createStore()
  const doc = new Y.Doc()
  const connection = {
    doc,
    awareness: new Awareness(doc),
    state: () => FIRST_STATE,
    subscribe: () => () => undefined,
    hearLooks: () => () => undefined,
    reconnect: () => undefined,
    destroy: () => undefined,
  }
  const exports = {
    downloadZip: () => undefined,
    copyCode: () => undefined,
    openDesignTool: () => undefined,
    openFiles: () => undefined,
    downloadHtml: () => undefined,
    isHtmlBusy: false,
    isBusy: false,
  }
  const actedOn = { pattern: pattern(visitor), fork, exports }
  const onClose = () => undefined
  const here = { ...actedOn, showPanel: () => undefined, onClose }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const Header: FunctionComponent = () => {
    const offered = useMenuActions(actedOn)
    useShortcuts(keyedActions(offered))
    return createElement(
      'header',
      null,
      createElement(HomeMenu),
      createElement(ActionsMenu, { parts: actionsMenu(offered), preset: 'HTML' }),
      createElement(ExportMenu, { parts: exportMenu(offered), isBusy: false }),
    )
  }
  const show = (part: ReturnType<typeof createElement> | null) => {
    const room = createElement(JoinedRoom, { room: { id: actedOn.pattern.id, connection } }, part)
    const client = createElement(QueryClientProvider, { client: queries }, room)
    return act(async () => root.render(createElement(Provider, { store }, client)))
  }
  return {
    showHeader: () => show(createElement(Header)),
    showPalette: () => show(createElement(EditorPalette, here)),
    showKeys: () => show(createElement(EditorKeys, here)),
    dialog: (): OpenDialog | null => store.get(openDialogAtom),
    async unmount() {
      await act(async () => root.unmount())
      connection.awareness.destroy()
      vi.unstubAllGlobals()
    },
  }
}
