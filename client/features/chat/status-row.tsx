import { listNames } from '#client/lib/names.ts'
import { useTypists } from '#client/room/presence-hooks.ts'
import { RunLine } from './run-line.tsx'

/** Between thread and composer: what is being made, and who is typing. It always takes its line, so nothing moves. */
export function StatusRow() {
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-4 px-5 text-sm">
      <RunLine />
      <TypingLine />
    </div>
  )
}

function TypingLine() {
  const names = useTypists()
  if (names.length === 0) return null
  return (
    <p className="ml-auto min-w-0 animate-fade truncate text-xs text-ink-faint">
      {listNames(names)} {names.length === 1 ? 'is' : 'are'} typing
      <span className="animate-breathe">…</span>
    </p>
  )
}
