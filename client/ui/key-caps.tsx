import { keyNames } from '#client/lib/keys.ts'

/** A shortcut as the keys to press. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="ml-auto flex shrink-0 items-center gap-1 pl-4">
      {keyNames(keys).map(name => (
        <kbd
          key={name}
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-sunken px-1 font-sans text-2xs text-ink-soft"
        >
          {name}
        </kbd>
      ))}
    </span>
  )
}
