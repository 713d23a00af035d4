import {
  Code2,
  ExternalLink,
  Frame,
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
import { useMediaQuery } from '#client/lib/media-query.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Select } from '#client/ui/select.tsx'
import type { SelectOption } from '#client/ui/select-face.tsx'
import { VIEWPORTS, type ViewportName } from '#shared/design.ts'
import { FoldedTools } from './folded-tools.tsx'
import { type Pages, PathPicker } from './path-picker.tsx'
import type { SelectionTools } from './selection/use-selection.ts'
import type { FullScreen } from './use-full-screen.ts'
import type { PreviewSettings } from './use-preview-settings.ts'
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
  pages: Pages | null
  selecting: SelectionTools
  /** Null where the design shows none. */
  webImages: WebImages | null
  sidePanel: SidePanelSwitch | null
  fullScreen: FullScreen
  onExport(): void
  /** Where the tools stand instead of in a bar of their own; null has the bar. */
  slot: HTMLElement | null
}

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { slot, selecting, fullScreen } = props
  const hasRoom = useMediaQuery(ROOM_BESIDE)
  if (!slot || fullScreen.isOn) {
    return <Tools {...props} className={BAR} isSelectIn />
  }
  return (
    <FoldedTools slot={slot} beside={hasRoom && <SelectButton selecting={selecting} className="size-11!" />}>
      {close => <Tools {...props} className={FOLDED} isSelectIn={!hasRoom} onSeen={close} />}
    </FoldedTools>
  )
}

/** A second button fits beside tabs and versions. */
const ROOM_BESIDE = '(min-width: 375px)'
const BAR = 'h-11 shrink-0 border-b border-line px-1.5 gap-1 max-sm:gap-0 max-sm:px-0.5'
/** What is chosen from a list stands in the first row, what is pressed in the second. */
const FOLDED =
  'w-76 max-w-full flex-wrap gap-1 [&>span]:basis-full [&_[role=combobox]]:h-11 [&_[role=combobox]]:flex-1 [&_[role=combobox]]:max-w-none! [&_button]:min-h-11 [&_button]:min-w-11'

interface ToolsProps extends PreviewToolbarProps {
  className: string
  /** Selecting is one of them. */
  isSelectIn: boolean
  /** Something was pressed of which the design is to be seen. */
  onSeen?(): void
}

function Tools(props: ToolsProps) {
  const { settings, isLoading, actions, pages, selecting, webImages, sidePanel, fullScreen, onExport } = props
  const { className, isSelectIn, onSeen } = props
  const { viewport, setViewport, isDarkMode, setDarkMode, isDetached, setDetached } = settings
  return (
    <div role="toolbar" aria-label="Preview tools" className={`flex items-center ${className}`}>
      {sidePanel && !fullScreen.isOn && (
        <IconButton label={sidePanel.shown === 'chat' ? 'Show code' : 'Show chat'} onClick={sidePanel.toggle}>
          {sidePanel.shown === 'chat' ? <Code2 className="size-4" /> : <MessageCircle className="size-4" />}
        </IconButton>
      )}
      <Select label="Viewport" value={viewport} options={OPTIONS} onChange={setViewport} isQuiet />
      <PathPicker pages={pages} />
      <IconButton
        label="Own view"
        tooltip={isDetached ? 'Back to what everybody sees' : 'Change size and theme for yourself only'}
        aria-pressed={isDetached}
        onClick={() => setDetached(!isDetached)}
      >
        <Unlink className="size-4" />
      </IconButton>
      <span className="ml-auto" />
      {isSelectIn && <SelectButton selecting={selecting} onSeen={onSeen} />}
      {webImages && (
        <IconButton
          label="Pictures from the web"
          tooltip={
            webImages.whyNot ??
            (webImages.isOn ? 'Show placeholders for pictures from the web' : 'Load pictures from the web')
          }
          disabled={webImages.whyNot !== null}
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
      <IconButton
        label="Refresh preview"
        tooltip={actions ? undefined : NOTHING_YET}
        disabled={!actions}
        onClick={() => {
          actions?.refresh()
          onSeen?.()
        }}
      >
        <RotateCw className={`size-4 ${isLoading ? 'animate-turn' : ''}`} />
      </IconButton>
      <IconButton
        label="Full screen"
        tooltip={fullScreen.isOn ? 'Leave full screen (Esc)' : 'Full screen'}
        aria-pressed={fullScreen.isOn}
        className="max-sm:hidden"
        onClick={fullScreen.toggle}
      >
        {fullScreen.isOn ? <Minimize2 className="size-4" /> : <Maximize2 className="size-4" />}
      </IconButton>
      <IconButton label="Export to a design tool" onClick={onExport}>
        <Frame className="size-4" />
      </IconButton>
      <IconButton
        label="Open in new window"
        tooltip={actions ? undefined : NOTHING_YET}
        disabled={!actions}
        onClick={() => {
          actions?.open()
          onSeen?.()
        }}
        onPointerEnter={actions?.prepareOpen}
        onFocus={actions?.prepareOpen}
      >
        <ExternalLink className="size-4" />
      </IconButton>
    </div>
  )
}

interface SelectButtonProps {
  selecting: SelectionTools
  className?: string
  onSeen?(): void
}

function SelectButton({ selecting, className, onSeen }: SelectButtonProps) {
  const { button, mode, setMode, whyNot } = selecting
  return (
    <IconButton
      ref={button}
      label="Select element"
      tooltip={whyNot ?? undefined}
      disabled={whyNot !== null}
      aria-pressed={mode !== 'off'}
      className={className}
      onClick={() => {
        setMode(mode === 'off' ? 'select' : 'off')
        onSeen?.()
      }}
    >
      <MousePointer2 className="size-4" />
    </IconButton>
  )
}

export const NOTHING_YET = 'There is no preview yet'

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
