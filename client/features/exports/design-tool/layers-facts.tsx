import { Button } from '#client/ui/button.tsx'
import { plainFamily } from '#shared/design-tool/font-family.ts'
import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { MESSAGES } from '#shared/messages.ts'

interface LayersFactsProps {
  state: 'reading' | 'ready' | 'failed'
  frame: FigmaFrame | null
  again(): void
  hasKeepFailed: boolean
}

/** What was read of the page, what it needs, and what could not be taken along. */
export function LayersFacts({ state, frame, again, hasKeepFailed }: LayersFactsProps) {
  if (state === 'failed') {
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center justify-between gap-3 text-sm">
        {MESSAGES.exportFailed}
        <Button size="sm" onClick={again}>
          Try again
        </Button>
      </div>
    )
  }
  const fonts = [...new Set((frame?.fonts ?? []).map(({ family }) => plainFamily(family)))]
  const leftOut = frame?.leftOut ?? []
  return (
    <div className="mt-5 text-sm text-ink-soft">
      <p role="status">
        {frame
          ? `${Math.round(frame.width)} × ${Math.round(frame.height)} px, ${layersIn(frame.root).toLocaleString('en-US')} layers.`
          : 'Reading the page…'}
        {fonts.length > 0 &&
          ` ${fonts.length === 1 ? 'Its typeface is' : 'Its typefaces are'} ${fonts.join(', ')}.`}
      </p>
      {leftOut.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-default">Left out: {leftOut.length}</summary>
          <ul className="mt-1 max-h-32 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-2 text-xs leading-5">
            {leftOut.map(each => (
              <li key={each} className="wrap-anywhere">
                {each}
              </li>
            ))}
          </ul>
        </details>
      )}
      {hasKeepFailed && (
        <p role="alert" className="mt-2 text-ink">
          {MESSAGES.exportFailed}
        </p>
      )}
    </div>
  )
}

const layersIn = (node: FigmaNode): number =>
  1 + node.children.reduce((sum, child) => sum + layersIn(child), 0)
