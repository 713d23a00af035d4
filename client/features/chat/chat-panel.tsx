import type { ReactNode } from 'react'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { DropImages } from '#client/ui/drop-images.tsx'
import { CanWriteContext, type EmptyWords, EmptyWordsContext } from './chat-context.ts'
import { Composer } from './composer/composer.tsx'
import { ReadOnlyPrompt, SignInPrompt } from './composer/composer-closed.tsx'
import { UnsentWords } from './composer/unsent-words.tsx'
import { useAttachments } from './composer/use-attachments.ts'
import { QueueList } from './queue/queue-list.tsx'
import { ChatBanner } from './status/chat-banner.tsx'
import { StatusRow } from './status/status-row.tsx'
import { ChatLog } from './thread/chat-log.tsx'

interface ChatPanelProps {
  /** Stands between the thread and the message. */
  notice?: ReactNode
  /** What stands where nothing has been said yet. */
  emptyWords?: EmptyWords | null
  /** What the person may do here. */
  mode: 'write' | 'read' | 'signedOut'
  /** Makes a design of the reader's own. */
  fork: { run(): void; isBusy: boolean }
}

export function ChatPanel({ notice, emptyWords = null, mode, fork }: ChatPanelProps) {
  const { add } = useAttachments()
  const patternId = usePatternId()
  return (
    <CanWriteContext value={mode === 'write'}>
      <DropImages
        label="Chat and message"
        isOn={mode === 'write'}
        onFiles={add}
        className="flex h-full min-h-0 flex-col"
      >
        <EmptyWordsContext value={emptyWords}>
          <ChatLog />
        </EmptyWordsContext>
        {notice}
        <StatusRow />
        {mode === 'write' && <ChatBanner />}
        <QueueList />
        {mode === 'write' && <Composer />}
        {mode !== 'write' && <UnsentWords patternId={patternId} />}
        {mode === 'read' && <ReadOnlyPrompt fork={fork} />}
        {mode === 'signedOut' && <SignInPrompt />}
      </DropImages>
    </CanWriteContext>
  )
}
