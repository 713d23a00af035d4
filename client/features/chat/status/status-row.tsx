import { listNames } from '#client/lib/names.ts'
import { useTypists } from '#client/room/presence/presence-hooks.ts'
import { useCanWrite } from '../chat-context.ts'
import { Tip } from '../composer/tip.tsx'

/**
 * Between thread and composer: who is typing, and else something worth knowing. It always takes its line, so nothing
 * moves. What is being made is said by the thread alone.
 */
export function StatusRow() {
  const typists = useTypists()
  const canWrite = useCanWrite()
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-4 px-5 text-sm">
      {canWrite && typists.length === 0 && <Tip />}
      <TypingLine names={typists} />
    </div>
  )
}

function TypingLine({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="ml-auto min-w-0 animate-fade truncate text-xs text-ink-faint">
      {listNames(names)} {names.length === 1 ? 'is' : 'are'} typing
      <span className="animate-breathe">…</span>
    </p>
  )
}
