import { listNames } from '#client/lib/names.ts'
import { useTypists } from '#client/room/presence-hooks.ts'

/** Always takes its line, so that nothing moves when somebody begins to type. */
export function TypingLine() {
  const names = useTypists()
  return (
    <p className="h-5 truncate px-3.5 text-xs text-ink-faint">
      {names.length > 0 && (
        <span className="animate-fade">
          {listNames(names)} {names.length === 1 ? 'is' : 'are'} typing
          <span className="animate-breathe">…</span>
        </span>
      )}
    </p>
  )
}
