import { Component, MousePointer2, X } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { ActButtons } from './act-buttons.tsx'
import { ActPanel } from './act-panel.tsx'
import { severalWords } from './several.ts'
import type { SelectionTools } from './use-selection.ts'
import { useWhyNot } from './use-why-not.ts'

// It reads the whole code, and few open it.
const LayersTree = lazyPart(() => import('./layers-tree.tsx').then(({ LayersTree }) => LayersTree))

/** How many of the elements around the selection are offered. */
const PARENTS_SHOWN = 4

/** While one selects: what to do, the elements around the selected one, and the way out. */
export function SelectionBar({ tools, onDescribe }: { tools: SelectionTools; onDescribe(): void }) {
  const { mode, setMode, selection, pointed, selectParent, panel, acts } = tools
  const known = useWhyNot(mode === 'off' ? null : selection, acts.files)
  if (mode === 'off') return null
  const several = severalWords(selection)
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 flex animate-rise justify-center p-3">
      <div className="pointer-events-auto flex max-w-full flex-col gap-y-1 rounded-xl border border-line-strong bg-raised py-1.5 pr-1.5 pl-2 shadow-3">
        <Suspense>{panel === 'layers' && <LayersTree tools={tools} />}</Suspense>
        <p aria-live="polite" className={acts.said ? 'flex items-center gap-2 px-1 text-sm' : 'sr-only'}>
          {acts.said?.text}
          {acts.said?.undo && (
            <Button size="sm" look="quiet" onClick={acts.said.undo}>
              Undo
            </Button>
          )}
        </p>
        {selection && known && panel && panel !== 'layers' && (
          <div className="border-b border-line py-1 pr-0.5 pb-2">
            <ActPanel tools={tools} text={known.text} />
          </div>
        )}
        <div className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
          <p aria-live="polite" className="sr-only">
            {pointed || 'The arrow keys go from element to element, Enter selects one.'}
          </p>
          <Segmented label="What the selection is for" value={mode} options={MODES} onChange={setMode} />
          <p
            aria-live="polite"
            title={several?.names}
            className={several ? 'px-1 text-sm font-medium whitespace-nowrap max-sm:flex-1' : 'sr-only'}
          >
            {several?.count}
            {several && <span className="sr-only">: {several.names}. Escape selects none.</span>}
          </p>
          {several ? null : selection ? (
            <nav aria-label="Selected element" className="flex min-w-0 items-center text-sm max-sm:flex-1">
              {selection.parents
                .slice(0, PARENTS_SHOWN)
                .reverse()
                .map(({ loc, tag }) => (
                  <span key={loc} className="flex min-w-0 items-center max-sm:not-last:hidden">
                    <button
                      type="button"
                      title={loc}
                      onClick={() => selectParent(loc)}
                      className="max-w-28 truncate rounded-sm px-1.5 py-0.5 text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:min-h-10 pointer-coarse:px-2.5"
                    >
                      {tag}
                    </button>
                    <span aria-hidden="true" className="text-ink-faint">
                      /
                    </span>
                  </span>
                ))}
              <span
                aria-current="true"
                title={placeOf(selection)}
                className="ml-1 max-w-56 truncate rounded-sm px-1.5 py-0.5 font-medium text-white"
                style={{ backgroundColor: selection.reference.color }}
              >
                {selection.reference.name}
              </span>
            </nav>
          ) : (
            <p className="px-1 text-sm text-ink-soft max-sm:flex-1">
              {mode === 'extract' ? 'Click what shall be a component' : 'Click an element to change it'}
            </p>
          )}
          <ActButtons tools={tools} whyNot={known?.whyNot ?? {}} onAsk={onDescribe} />
          {acts.save && (
            <Button size="sm" look="primary" isBusy={acts.isSaving} onClick={acts.save}>
              Save version
            </Button>
          )}
          <IconButton
            label="Stop selecting"
            tooltip="Stop selecting (Esc)"
            size="sm"
            onClick={() => setMode('off')}
          >
            <X className="size-4" />
          </IconButton>
        </div>
      </div>
    </div>
  )
}

const placeOf = ({ reference: { anchor } }: NonNullable<SelectionTools['selection']>): string =>
  `${anchor.file}:${anchor.line}:${anchor.column + 1}`

const MODES = [
  { value: 'select', label: 'Change', icon: <MousePointer2 /> },
  {
    value: 'extract',
    label: 'Extract',
    icon: <Component />,
    about: 'Makes a component of its own of the element you click',
  },
] as const
