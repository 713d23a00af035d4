interface NameInputProps {
  label: string
  name: string
  /** What is typed and not saved yet. */
  typed: string | null
  maxLength: number
  onType(text: string): void
  onSave(): void
  onRevert(): void
}

/** A name that is its own field, as wide as it is long. */
export function NameInput({ label, name, typed, maxLength, onType, onSave, onRevert }: NameInputProps) {
  const shown = typed ?? name
  return (
    <h1 className="inline-grid max-w-96 min-w-0 text-base font-semibold">
      <span aria-hidden="true" className="invisible col-start-1 row-start-1 truncate px-2 whitespace-pre">
        {shown || ' '}
      </span>
      <input
        aria-label={label}
        value={shown}
        maxLength={maxLength}
        spellCheck={false}
        dir="auto"
        onChange={event => onType(event.currentTarget.value)}
        onBlur={onSave}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') {
            event.preventDefault()
            onRevert()
          }
        }}
        size={1}
        className="col-start-1 row-start-1 h-8 w-full min-w-0 truncate rounded-md bg-transparent px-2 transition-colors hover:bg-hover focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-accent pointer-coarse:h-11"
      />
    </h1>
  )
}
