import { clsx } from 'clsx'
import { useMemo } from 'react'
import { type DiffLine, snippetLines } from './snippet-lines.ts'

const LOOK: Record<DiffLine['kind'], string> = {
  same: 'text-ink-soft',
  added: 'bg-added-wash text-added',
  removed: 'bg-removed-wash text-removed',
}
const SIGN: Record<DiffLine['kind'], string> = { same: ' ', added: '+', removed: '−' }

/** The changed lines of a small diff. */
export function SnippetDiff({
  originalSnippet,
  newSnippet,
}: {
  originalSnippet: string
  newSnippet: string
}) {
  const lines = useMemo(() => snippetLines(originalSnippet, newSnippet), [originalSnippet, newSnippet])
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md border border-line bg-sunken py-2 font-mono text-xs leading-5"
    >
      <code className="block w-max min-w-full">
        {lines.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed diff.
          <span key={at} className={clsx('flex px-3', LOOK[kind])}>
            <span aria-hidden="true" className="w-4 shrink-0 select-none">
              {SIGN[kind]}
            </span>
            {text || ' '}
          </span>
        ))}
      </code>
    </pre>
  )
}
