import {
  Code2,
  ExternalLink,
  Images,
  Maximize2,
  MessageCircle,
  Minimize2,
  Monitor,
  Moon,
  MousePointer2,
  RotateCw,
  Smartphone,
  Sun,
  Tablet,
  Unlink,
} from 'lucide-react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select, type SelectOption } from '#client/ui/select.tsx'
import { VIEWPORTS, type ViewportName } from '#shared/design.ts'
import { PathPicker } from './path-picker.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { PreviewSettings } from './use-preview-settings.ts'
import type { SelectionTools } from './use-selection.ts'
import type { WebImages } from './use-web-images.ts'

/** The panel beside the preview, and how to have the other one there; null where panels are switched by tabs alone. */
export interface SidePanelSwitch {
  shown: 'chat' | 'code'
  toggle(): void
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
  /** Null where the design shows none, or this person may not decide it. */
  webImages: WebImages | null
  sidePanel: SidePanelSwitch | null
  fullScreen: FullScreen
}

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { settings, isLoading, actions, pages, selecting, webImages, sidePanel, fullScreen } = props
  const { viewport, setViewport, isDarkMode, setDarkMode, isDetached, setDetached } = settings
  return (
    <div
      role="toolbar"
      aria-label="Preview tools"
      className="flex h-11 shrink-0 items-center gap-1 border-b border-line px-1.5 max-sm:gap-0 max-sm:px-0.5"
    >
      {sidePanel && !fullScreen.isOn && (
        <IconButton label={sidePanel.shown === 'chat' ? 'Show code' : 'Show chat'} onClick={sidePanel.toggle}>
          {sidePanel.shown === 'chat' ? <Code2 className="size-4" /> : <MessageCircle className="size-4" />}
        </IconButton>
      )}
      <Select label="Viewport" value={viewport} options={OPTIONS} onChange={setViewport} isQuiet />
      <IconButton
        label="Own view"
        hint={isDetached ? 'Back to what everybody sees' : 'Change size and theme for yourself only'}
        aria-pressed={isDetached}
        onClick={() => setDetached(!isDetached)}
      >
        <Unlink className="size-4" />
      </IconButton>
      {pages && <PathPicker {...pages} />}
      <span className="ml-auto" />
      {selecting && (
        <IconButton
          ref={selecting.button}
          label="Select element"
          aria-pressed={selecting.mode !== 'off'}
          onClick={() => selecting.setMode(selecting.mode === 'off' ? 'select' : 'off')}
        >
          <MousePointer2 className="size-4" />
        </IconButton>
      )}
      {webImages && (
        <IconButton
          label="Pictures from the web"
          hint={webImages.isOn ? 'Show placeholders for pictures from the web' : 'Load pictures from the web'}
          aria-pressed={webImages.isOn}
          onClick={webImages.toggle}
        >
          <Images className="size-4" />
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
        label="Full screen"
        hint={fullScreen.isOn ? 'Leave full screen (Esc)' : 'Full screen'}
        aria-pressed={fullScreen.isOn}
        className="max-sm:hidden"
        onClick={fullScreen.toggle}
      >
        {fullScreen.isOn ? <Minimize2 className="size-4" /> : <Maximize2 className="size-4" />}
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
