import { clsx } from 'clsx'
import { useAtom, useSetAtom } from 'jotai'
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { type ArtifactPreview, useArtifactPreview } from '#client/api/artifacts.ts'
import { hasCode, sentenceOf, UNREACHABLE } from '#client/api/call.ts'
import { useOutline } from '#client/api/outlines.ts'
import { useMe } from '#client/api/users.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { isServerThere, whenServerIsBack } from '#client/lib/server-there.ts'
import { useActiveRun, useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { offerPreviewTools } from '#client/state/preview-tools.ts'
import { Backdrop } from '#client/ui/backdrop.tsx'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'
import { realPackages } from '#shared/packages.ts'
import { frameSource } from '#shared/preview.ts'
import { isReady } from '#shared/preview-health.ts'
import { LandedNote } from './landed-note.tsx'
import { PinNote } from './pin-note.tsx'
import { PreviewAway } from './preview-away.tsx'
import { PreviewBlocked } from './preview-blocked.tsx'
import { PreviewEmpty } from './preview-empty.tsx'
import { PreviewFrames } from './preview-frames.tsx'
import { PreviewMaking } from './preview-making.tsx'
import { PreviewProblem } from './preview-problem.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { NOTHING_YET, PreviewToolbar, type SidePanelSwitch } from './preview-toolbar.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { type SelectionTools, useSelection } from './selection/use-selection.ts'
import { whyNotSelect } from './selection/why-not-select.ts'
import { ShareView } from './share-view.tsx'
import { useFix } from './use-fix.ts'
import { useFrameShortcuts } from './use-frame-shortcuts.ts'
import { type FullScreen, useFullScreen } from './use-full-screen.ts'
import { useKeepPlace } from './use-keep-place.ts'
import { useLandedChanges } from './use-landed-changes.ts'
import { isLiveKey } from './use-live.ts'
import { usePreviewFrames } from './use-preview-frames.ts'
import { type PreviewSettings, usePreviewSettings } from './use-preview-settings.ts'
import { useRenderHealth } from './use-render-health.ts'
import { useShowOthers } from './use-show-others.ts'
import { useShownPin } from './use-shown-pin.ts'
import { useWebImages } from './use-web-images.ts'
import { VersionPicture } from './version-picture.tsx'

const InsertDialog = lazyPart(() =>
  import('./selection/insert-dialog.tsx').then(({ InsertDialog }) => InsertDialog),
)
const UnsupportedNotice = lazyPart(() =>
  import('./unsupported-notice.tsx').then(({ UnsupportedNotice }) => UnsupportedNotice),
)

/** An address older than this may have lost its pass. */
const ADDRESS_FRESH_MS = 4 * 60_000

interface PreviewPanelProps {
  canWrite: boolean
  /** A prompt of this person is on its way, though the room does not show it yet. */
  isStarting: boolean
  /** Told where one's own mouse is on the screen, over the frame as well; null when it has left. */
  onPointer(at: { clientX: number; clientY: number } | null): void
  sidePanel: SidePanelSwitch | null
  /** Where its tools stand, where there is no room for a bar of their own. */
  toolsSlot: HTMLElement | null
  /** Whether it is on the screen; on narrow ones it may be loaded behind another panel. */
  isVisible: boolean
  /** Opens the code at the newest change of a file. */
  onShowCode(file: string): void
  /** Brings the message box to the screen. */
  onDescribe(): void
  /** Wraps what lies below the toolbar. */
  area(children: ReactNode): ReactNode
}

export function PreviewPanel(props: PreviewPanelProps) {
  const { canWrite, isStarting, onPointer, sidePanel, toolsSlot, onDescribe, area } = props
  const { isVisible, onShowCode } = props
  const patternId = usePatternId()
  const { activeArtifactId } = useMeta()
  const { hasContent, link } = useRoomState()
  const run = useActiveRun()
  const settings = usePreviewSettings(canWrite)
  const fullScreen = useFullScreen()
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const preview = useArtifactPreview(activeArtifactId)
  const { data } = preview
  const view = usePreviewFrames({
    canWrite,
    artifactId: activeArtifactId,
    preview: data,
    isDarkMode: settings.isDarkMode,
    renewAddress: preview.refetch,
    onPointer: (at, frame) => onPointer(at && onScreen(at, frame)),
  })
  const webImages = useWebImages({ canWrite, renew: view.renew })
  const whyNot = whyNotSelect({
    isSignedIn: useMe() !== null,
    canWrite,
    isOnline: useIsOnline(),
    hasVersion: activeArtifactId !== null,
    isRunning: run !== null,
    isShown: view.shown !== null,
    isBroken: view.problem !== null || preview.isError,
  })
  const selecting = useSelection({ canWrite, activeArtifactId, whyNot, isLive: isLiveKey, ...view })
  useFrameShortcuts(view.frame)
  useShowOthers({ ...view, activeArtifactId })
  useKeepPlace(view)
  const pin = useShownPin(view)
  const landed = useLandedChanges({ ...view, isVisible })
  const fix = useFix(canWrite && !run ? view.problem?.artifactId || activeArtifactId : null)
  useRenderHealth({
    canWrite,
    compiled: view.all.filter(({ key }) => !isLiveKey(key)),
    frames: view.frames,
    problem: view.problem,
    lookAgain: view.lookAgain,
  })
  const refetchIfOld = () => {
    if (Date.now() - preview.dataUpdatedAt > ADDRESS_FRESH_MS) void preview.refetch()
  }
  const actions = data && {
    refresh: view.reload,
    prepareOpen: refetchIfOld,
    open: () => void openBeside(frameSource(data.previewSrc, view.path), link === 'live'),
  }
  const outline = useOutline(activeArtifactId).data
  const pages = outline && {
    routes: outline.routes,
    path: view.path,
    go: (path: string) => view.frame?.say({ type: 'NAVIGATE', path }),
  }
  useOfferTools({ settings, fullScreen, actions, selecting, shownFrame: view.frame })
  const unsupported = realPackages(view.unsupported ?? outline?.unsupportedPackages ?? [])
  const isAway = preview.isError && hasCode(preview.error, 'unavailable')
  const { refetch } = preview
  // Once the server is back the preview loads by itself.
  useEffect(() => (isAway ? whenServerIsBack(() => void refetch()) : undefined), [isAway, refetch])
  const isMaking = run !== null || isStarting
  const isNothingShown = view.shown === null && view.problem === null
  return (
    <section
      aria-label="Preview panel"
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden bg-surface',
        fullScreen.isOn ? 'fixed inset-0 z-30' : 'h-full',
      )}
    >
      <PreviewToolbar
        settings={settings}
        isLoading={view.isLoading}
        actions={actions ?? null}
        pages={(view.shown && pages) ?? null}
        selecting={selecting}
        webImages={outline?.hasWebImages ? webImages : null}
        sidePanel={sidePanel}
        fullScreen={fullScreen}
        onExport={() => setDialog({ kind: 'designTool' })}
        slot={toolsSlot}
      />
      {area(
        <>
          {view.shown === null && <Backdrop />}
          <PreviewStage settings={settings} isResizable={view.shown !== null}>
            <PreviewFrames preview={view} />
          </PreviewStage>
          {isNothingShown && preview.isError && (
            <LoadFailure sentence={sentenceOf(preview.error)} retry={() => void preview.refetch()} />
          )}
          {isNothingShown && !preview.isError && (
            <PreviewBlocked>
              <Waiting
                isMaking={isMaking}
                isEmpty={hasContent && !activeArtifactId}
                picture={{ isStarting, isDrawing: view.isLoading }}
                canWrite={canWrite}
              />
            </PreviewBlocked>
          )}
          <ShareView
            frames={view.frames}
            shownKey={view.shown?.key}
            path={view.path}
            isDarkMode={settings.isDarkMode}
          />
          <Suspense>{unsupported.length > 0 && <UnsupportedNotice packages={unsupported} />}</Suspense>
          {canWrite && !isMaking && isPictureMissing(data) && activeArtifactId && (
            <VersionPicture
              key={activeArtifactId}
              patternId={patternId}
              artifactId={activeArtifactId}
              previewSrc={data.previewSrc}
            />
          )}
          {view.away && (
            <PreviewAway isBare={view.away === 'bare' || view.shown === null} onRetry={view.reload} />
          )}
          {landed && !pin && <LandedNote change={landed} onShowCode={onShowCode} />}
          {pin && (
            <PinNote
              pin={pin}
              activeArtifactId={activeArtifactId}
              onAnswers={() => setDialog({ kind: 'feedbackAnswers' })}
              onShowVersion={artifactId => setDialog({ kind: 'versionPreview', artifactId })}
            />
          )}
          <SelectionBar tools={selecting} onDescribe={onDescribe} />
          <Suspense>
            {dialog?.kind === 'insert' && <InsertDialog tools={selecting} onClose={() => setDialog(null)} />}
          </Suspense>
          {view.problem && (
            <PreviewProblem
              problem={view.problem}
              onDismiss={view.dismiss}
              onReload={view.reload}
              fix={fix}
              canRestore={canWrite && !run}
            />
          )}
        </>,
      )}
    </section>
  )
}

interface Offered {
  settings: PreviewSettings
  fullScreen: FullScreen
  actions: { refresh(): void; open(): void } | undefined
  selecting: SelectionTools
  shownFrame: DesignFrame | null
}

function useOfferTools({ settings, fullScreen, actions, selecting, shownFrame }: Offered): void {
  const { isDarkMode, setDarkMode, viewport, setViewport } = settings
  const openDialog = useSetAtom(openDialogAtom)
  // The palette stands outside of the preview and asks for this when it is opened.
  useEffect(() =>
    offerPreviewTools({
      shownFrame,
      refresh: () => actions?.refresh(),
      open: () => actions?.open(),
      whyNotShown: actions ? null : NOTHING_YET,
      select: selecting.begin,
      insert: () => openDialog({ kind: 'insert' }),
      whyNotSelect: selecting.whyNot,
      toggleDark: isDarkMode === null ? null : () => setDarkMode(!isDarkMode),
      isDark: isDarkMode === true,
      toggleFullScreen: fullScreen.toggle,
      viewport,
      setViewport,
    }),
  )
}

/** Of what was seen to render well, and of nothing else. */
const isPictureMissing = (preview: ArtifactPreview | undefined): preview is ArtifactPreview =>
  preview?.health != null && isReady(preview.health) && preview.pictureSrc === null

/** While the server is away a new window would show the browser's error page. */
async function openBeside(src: string, isLinked: boolean): Promise<void> {
  if (isLinked || (await isServerThere())) window.open(src, '_blank', 'noopener')
  else toast.error(UNREACHABLE)
}

function onScreen({ x, y }: { x: number; y: number }, frame: DesignFrame) {
  const box = frame.box()
  return box && { clientX: box.left + x * box.width, clientY: box.top + y * box.height }
}

interface WaitingProps {
  isMaking: boolean
  isEmpty: boolean
  picture: ComponentProps<typeof PreviewMaking>
  canWrite: boolean
}

function Waiting({ isMaking, isEmpty, picture, canWrite }: WaitingProps) {
  return isEmpty && !isMaking ? <PreviewEmpty canWrite={canWrite} /> : <PreviewMaking {...picture} />
}

function LoadFailure({ sentence, retry }: { sentence: string; retry(): void }) {
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-surface">
      <Backdrop />
      <StatePage
        picture={<LogoMark className="size-10 text-ink-faint" />}
        title="The preview could not be loaded"
        text={sentence}
        action={<Button onClick={retry}>Try again</Button>}
      />
    </div>
  )
}
