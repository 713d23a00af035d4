import type { ReactNode } from 'react'
import { CanWriteContext } from './chat-context.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { ReadOnlyPrompt, SignInPrompt } from './composer-closed.tsx'
import { RunSummary } from './run-summary.tsx'

interface ChatPanelProps {
  /** What the person may do here. */
  mode: 'write' | 'read' | 'signedOut'
  /** Laid over the thread: other people's cursors. */
  overlay?: ReactNode
}

export function ChatPanel({ mode, overlay }: ChatPanelProps) {
  return (
    <CanWriteContext value={mode === 'write'}>
      <div className="relative flex h-full min-h-0 flex-col">
        <ChatLog />
        {mode === 'write' && <Composer />}
        {mode === 'read' && <ReadOnlyPrompt />}
        {mode === 'signedOut' && <SignInPrompt />}
        <RunSummary />
        {overlay}
      </div>
    </CanWriteContext>
  )
}
