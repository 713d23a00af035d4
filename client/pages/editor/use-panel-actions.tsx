import { Code2, MessageCircle, PanelTop } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import type { PanelName } from '#client/state/panel.ts'

const group = 'Go to' as const

/** The panels of the editor. */
export function usePanelActions(showPanel: (panel: PanelName) => void): Action[] {
  const isNarrow = useMediaQuery(NARROW)
  return [
    {
      id: 'chat',
      group,
      name: 'Chat',
      words: ['message', 'prompt'],
      icon: <MessageCircle />,
      run: () => showPanel('chat'),
      focus: () => focusComposer(),
    },
    {
      id: 'code',
      group,
      name: 'Code',
      words: ['files'],
      icon: <Code2 />,
      run: () => showPanel('code'),
    },
    {
      id: 'preview',
      group,
      name: 'Preview',
      icon: <PanelTop />,
      // Beside the others there is nothing to go to.
      isShown: isNarrow,
      run: () => showPanel('preview'),
    },
  ]
}
