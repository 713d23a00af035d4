import { ChatBanner } from './chat-banner.tsx'
import { CanWriteContext } from './chat-context.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { ReadOnlyPrompt, SignInPrompt } from './composer-closed.tsx'
import { DropImages } from './drop-images.tsx'
import { RunSummary } from './run-summary.tsx'
import { StatusRow } from './status-row.tsx'

interface ChatPanelProps {
  /** What the person may do here. */
  mode: 'write' | 'read' | 'signedOut'
  /** Makes a design of the reader's own. */
  fork: { run(): void; isBusy: boolean }
}

export function ChatPanel({ mode, fork }: ChatPanelProps) {
  return (
    <CanWriteContext value={mode === 'write'}>
      <DropImages isOn={mode === 'write'}>
        <ChatLog />
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
