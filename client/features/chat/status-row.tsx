import { listNames } from '#client/lib/names.ts'
import { useRunningRequest } from '#client/room/meta-hooks.ts'
import { useTypists } from '#client/room/presence-hooks.ts'
import { useCanWrite } from './chat-context.ts'
import { RunLine } from './run-line.tsx'
import { Tip } from './tip.tsx'

/**
 * Between thread and composer: what is being made, who is typing, and else something worth knowing. It always takes
 * its line, so nothing moves.
 */
export function StatusRow() {
  const isRunning = useRunningRequest() !== null
  const typists = useTypists()
  const canWrite = useCanWrite()
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-4 px-5 text-sm">
      <RunLine />
      {canWrite && !isRunning && typists.length === 0 && <Tip />}
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
