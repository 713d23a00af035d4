import { ExternalLink, Monitor, Moon, MousePointer2, RotateCw, Smartphone, Sun, Tablet } from 'lucide-react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select, type SelectOption } from '#client/ui/select.tsx'
import { VIEWPORTS, type ViewportName } from '#shared/design.ts'
import { PathPicker } from './path-picker.tsx'
import type { SelectionTools } from './use-selection.ts'

export interface PreviewSettings {
  viewport: ViewportName
  setViewport(name: ViewportName): void
  /** Null when this design has no dark mode to switch. */
  isDarkMode: boolean | null
  setDarkMode(isDark: boolean): void
}

interface PreviewToolbarProps {
  settings: PreviewSettings
  isLoading: boolean
  /** Null while there is nothing to open. */
  actions: { refresh(): void; open(): void; prepareOpen(): void } | null
  /** Null while nothing is shown that has pages. */
  pages: { routes: readonly string[]; path: string; go(path: string): void } | null
  /** Null where nothing can be selected. */
  selecting: SelectionTools | null
}

export function PreviewToolbar({ settings, isLoading, actions, pages, selecting }: PreviewToolbarProps) {
  const { viewport, setViewport, isDarkMode, setDarkMode } = settings
  return (
    <div
      role="toolbar"
      aria-label="Preview tools"
      className="flex h-11 shrink-0 items-center gap-1 border-b border-line px-1.5"
    >
      <Select label="Viewport" value={viewport} options={OPTIONS} onChange={setViewport} isQuiet />
      {pages && <PathPicker {...pages} />}
      <span className="ml-auto" />
      {selecting && (
        <IconButton
          label="Select element"
          aria-pressed={selecting.mode !== 'off'}
          onClick={() => selecting.setMode(selecting.mode === 'off' ? 'select' : 'off')}
        >
          <MousePointer2 className="size-4" />
        </IconButton>
      )}
      {isDarkMode !== null && (
        <IconButton label="Dark mode" aria-pressed={isDarkMode} onClick={() => setDarkMode(!isDarkMode)}>
          {isDarkMode ? <Moon className="size-4" /> : <Sun className="size-4" />}
        </IconButton>
      )}
      <IconButton label="Refresh preview" disabled={!actions} onClick={actions?.refresh}>
        <RotateCw className={`size-4 ${isLoading ? 'animate-turn' : ''}`} />
      </IconButton>
      <IconButton
        label="Open in new window"
        disabled={!actions}
        onClick={actions?.open}
        onPointerEnter={actions?.prepareOpen}
        onFocus={actions?.prepareOpen}
      >
        <ExternalLink className="size-4" />
      </IconButton>
    </div>
  )
}

const OPTIONS: SelectOption<ViewportName>[] = VIEWPORTS.map(({ name, size }) => ({
  value: name,
  label: name,
  detail: size ? `${size.width} × ${size.height}` : 'fills the panel',
  icon: iconOf(size?.width ?? Number.POSITIVE_INFINITY),
}))

function iconOf(width: number) {
  if (width > 1_200) return <Monitor />
  return width >= 700 ? <Tablet /> : <Smartphone />
}
