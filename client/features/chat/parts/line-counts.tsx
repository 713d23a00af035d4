/** +12 −3, said as words to a screen reader. */
export function LineCounts({ added, removed }: { added: number; removed: number }) {
  if (added === 0 && removed === 0) return null
  return (
    <span className="flex shrink-0 gap-1.5 font-mono text-xs tabular-nums">
      {added > 0 && (
        <span className="text-added">
          <span aria-hidden="true">+{added.toLocaleString('en-US')}</span>
          <span className="sr-only">
            {added} {added === 1 ? 'line' : 'lines'} added
          </span>
        </span>
      )}
      {removed > 0 && (
        <span className="text-removed">
          <span aria-hidden="true">−{removed.toLocaleString('en-US')}</span>
          <span className="sr-only">
            {removed} {removed === 1 ? 'line' : 'lines'} removed
          </span>
        </span>
      )}
    </span>
  )
}
