import type { ReactNode } from 'react'
import { ChatBanner } from './chat-banner.tsx'
import { CanWriteContext } from './chat-context.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { ReadOnlyPrompt, SignInPrompt } from './composer-closed.tsx'
import { DropImages } from './drop-images.tsx'
import { RunSummary } from './run-summary.tsx'
import { StatusRow } from './status-row.tsx'

interface ChatPanelProps {
  /** Stands between the thread and the message. */
  notice?: ReactNode
  /** What the person may do here. */
  mode: 'write' | 'read' | 'signedOut'
  /** Makes a design of the reader's own. */
  fork: { run(): void; isBusy: boolean }
}

export function ChatPanel({ notice, mode, fork }: ChatPanelProps) {
  return (
    <CanWriteContext value={mode === 'write'}>
      <DropImages isOn={mode === 'write'}>
        <ChatLog />
        {notice}
        <StatusRow />
        {mode === 'write' && <ChatBanner />}
        {mode === 'write' && <Composer />}
        {mode === 'read' && <ReadOnlyPrompt fork={fork} />}
        {mode === 'signedOut' && <SignInPrompt />}
        <RunSummary />
      </DropImages>
    </CanWriteContext>
  )
}
