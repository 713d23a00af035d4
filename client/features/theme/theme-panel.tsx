import { Undo2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { usePanel } from '#client/state/panel.ts'
import { undoOwn } from '#client/state/undo.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { Density } from '#shared/theme-look.ts'
import { ColorControl } from './color-control.tsx'
import { FontControl } from './font-control.tsx'
import { RadiusControl } from './radius-control.tsx'
import { SchemeControl } from './scheme-control.tsx'
import { useTheme } from './use-theme.ts'

/** Colour, radius, font and density of the design, changed for everybody in the room while the preview stays in sight. */
export function ThemePanel({ onClose }: { onClose(): void }) {
  const panel = useRef<HTMLElement>(null)
  const patternId = usePatternId()
  const [, show] = usePanel(patternId, 'chat')
  const showPreview = useRef(() => show('preview'))
  const theme = useTheme()
  // The preview is brought to the screen; the focus comes in with the panel and goes back where it was.
  useEffect(() => {
    showPreview.current()
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEscape('panel', onClose)
  const pressed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    undoOwn(patternId, event.shiftKey ? 'redo' : 'undo')
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="Theme"
      tabIndex={-1}
      onKeyDown={pressed}
      className="fixed right-4 bottom-4 z-30 max-h-[min(36rem,calc(100dvh-6rem))] w-80 animate-glide overflow-y-auto rounded-xl border border-line bg-raised p-5 shadow-3 outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[55dvh] max-sm:w-auto max-sm:rounded-b-none"
    >
      <div className="flex items-center gap-1">
        <h2 className="mr-auto text-md font-semibold tracking-tight">Theme</h2>
        <IconButton label="Undo" onClick={() => undoOwn(patternId, 'undo')}>
          <Undo2 className="size-4" />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <X className="size-4" />
        </IconButton>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{theme.state === 'ready' ? LIVE : WHY[theme.state]}</p>
      {theme.state === 'ready' && <Controls theme={theme} onClose={onClose} />}
    </section>
  )
}

const LIVE = 'Everybody here sees each change at once. It uses no model and no credits.'
const WHY = {
  loading: 'The theme is being loaded…',
  none: 'This design has no theme.css with colours in it. Ask in the chat to change its colours instead.',
}

function Controls({
  theme,
  onClose,
}: {
  theme: Extract<ReturnType<typeof useTheme>, { state: 'ready' }>
  onClose(): void
}) {
  const { look, change, save, isChanged, isSaving, hasSpacing } = theme
  return (
    <div className="mt-4 flex flex-col gap-5">
      {look.color !== null && (
        <ColorControl value={look.color} onChange={hex => change({ kind: 'color', hex })} />
      )}
      <SchemeControl
        value={look.scheme}
        hasDarkSide={look.hasDarkSide}
        onChange={scheme => change({ kind: 'scheme', scheme })}
      />
      <RadiusControl value={look.radius ?? 0} onChange={pixels => change({ kind: 'radius', pixels })} />
      <FontControl
        label="Font"
        value={look.font}
        onChange={stack => change({ kind: 'font', of: 'font', stack })}
      />
      {look.headings !== null && (
        <FontControl
          label="Font of headings"
          value={look.headings}
          onChange={stack => change({ kind: 'font', of: 'headings', stack })}
        />
      )}
      {hasSpacing && (
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-sm font-medium">Density</span>
          <Segmented<Density>
            label="Density"
            value={look.density}
            options={DENSITY_OPTIONS}
            onChange={density => change({ kind: 'density', density })}
          />
        </div>
      )}
      <Button
        look="primary"
        disabled={!isChanged}
        isBusy={isSaving}
        onClick={() => void save().then(isSaved => isSaved && onClose())}
      >
        Save version
      </Button>
    </div>
  )
}

const DENSITY_OPTIONS = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
] as const
