import { clsx } from 'clsx'
import { useMemo } from 'react'
import { type DiffLine, diffLines, withoutFarLines } from '#client/lib/diff-lines.ts'

const LOOK: Record<DiffLine['kind'], string> = {
  same: 'text-ink-soft',
  added: 'bg-added-wash text-added',
  removed: 'bg-removed-wash text-removed',
}
const SIGN: Record<DiffLine['kind'], string> = { same: ' ', added: '+', removed: '−' }

interface DiffViewProps {
  label: string
  original: string
  updated: string
  /** Of unchanged lines, so many around a change are shown; all of them when left out. */
  near?: number
  className?: string
}

/** What changed between two texts, line by line. */
export function DiffView({ label, original, updated, near, className = 'max-h-80' }: DiffViewProps) {
  const lines = useMemo(
    () => withoutFarLines(diffLines(original, updated), near ?? Number.POSITIVE_INFINITY),
    [original, updated, near],
  )
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx(
        'overflow-auto rounded-md border border-line bg-sunken font-mono text-xs leading-5',
        className,
      )}
    >
      <code className="block w-max min-w-full py-2 whitespace-pre [&:has(>.block:first-child)]:pt-0 [&:has(>.block:last-child)]:pb-0">
        {lines.map((line, at) =>
          line.kind === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed diff.
            <span key={at} className="my-1 block bg-hover px-3 text-ink-soft first:mt-0 last:mb-0">
              {line.count} unchanged lines
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed diff.
            <span key={at} className={clsx('flex px-3', LOOK[line.kind])}>
              <span aria-hidden="true" className="w-4 shrink-0 select-none">
                {SIGN[line.kind]}
              </span>
              {line.text || ' '}
            </span>
          ),
        )}
      </code>
    </section>
  )
}
