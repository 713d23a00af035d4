import { useAtomValue } from 'jotai'
import { Code2, MessageCircle, PanelTop } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Fork } from '#client/actions/use-fork.ts'
import { useOneTimeKey } from '#client/api/users.ts'
import { ChatPanel } from '#client/features/chat/chat-panel.tsx'
import { RunSummary } from '#client/features/chat/status/run-summary.tsx'
import { StopBar } from '#client/features/chat/status/stop-bar.tsx'
import { LazyCodePanel } from '#client/features/code/lazy-code-panel.tsx'
import { CursorArea } from '#client/features/presence/cursor-area.tsx'
import { PreviewCursors } from '#client/features/presence/preview-cursors.tsx'
import { PreviewPanel } from '#client/features/preview/preview-panel.tsx'
import { VersionsMenu } from '#client/features/versions/versions-menu.tsx'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { useStored } from '#client/lib/stored.ts'
import { SidePanelHandle } from '#client/pages/editor/side-panel-handle.tsx'
import { useLanded, useShowLandedCode } from '#client/pages/editor/use-landed.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { outboxOf } from '#client/state/outbox.ts'
import type { PanelName } from '#client/state/panel.ts'
import { clampSidePanel, sidePanelWidth } from '#client/state/side-panel.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'

const WelcomeCard = lazyPart(() =>
  import('#client/features/onboarding/welcome-card.tsx').then(({ WelcomeCard }) => WelcomeCard),
)

const BackfillPictures = lazyPart(() =>
  import('#client/pages/home/backfill-pictures.tsx').then(({ BackfillPictures }) => BackfillPictures),
)

export type RoomMode = 'write' | 'read' | 'signedOut'

interface EditorPanelsProps {
  mode: RoomMode
  panel: PanelName
  setPanel(panel: PanelName): void
  fork: Fork
}

/** Chat, code and preview: side by side, or one after the other on a narrow screen. */
export function EditorPanels({ mode, panel, setPanel, fork }: EditorPanelsProps) {
  useLanded()
  const isNarrow = useMediaQuery(NARROW)
  const canWrite = mode === 'write'
  const [outgoing] = useStored(outboxOf(usePatternId()))
  const [isLooking, setLooking] = useState(false)
  const showLanded = useShowLandedCode()
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null)
  const isComparing = useAtomValue(openDialogAtom)?.kind === 'versionPreview'
  const isStarting = outgoing !== null && outgoing.state !== 'failed'
  const sidePanel = {
    shown: panel === 'code' ? 'code' : 'chat',
    toggle: () => setPanel(panel === 'code' ? 'chat' : 'code'),
  } as const
  const shared: PanelsProps = {
    panel: isNarrow || panel !== 'preview' ? panel : 'chat',
    setPanel,
    stop: canWrite && <StopBar />,
    versions: (
      <>
        <VersionsMenu canWrite={canWrite} onLook={() => setLooking(true)} />
        <Suspense>{canWrite && (isLooking || isComparing) && <BackfillPictures />}</Suspense>
      </>
    ),
    chat: (
      <CursorArea panel="chat" className="h-full">
        <ChatPanel mode={mode} fork={fork} notice={canWrite && <Welcome />} />
      </CursorArea>
    ),
    code: (
      <CursorArea panel="code" className="h-full">
        <LazyCodePanel />
      </CursorArea>
    ),
    preview: (
      <PreviewCursors>
        {(tell, area) => (
          <PreviewPanel
            canWrite={canWrite}
            isStarting={isStarting}
            onPointer={tell}
            sidePanel={isNarrow ? null : sidePanel}
            toolsSlot={isNarrow ? toolsSlot : null}
            isVisible={!isNarrow || panel === 'preview'}
            onShowCode={file => {
              showLanded(file)
              setPanel('code')
            }}
            onDescribe={() => {
              setPanel('chat')
              focusComposer()
            }}
            area={area}
          />
        )}
      </PreviewCursors>
    ),
  }
  return (
    <>
      {isNarrow ? <NarrowPanels {...shared} setToolsSlot={setToolsSlot} /> : <WidePanels {...shared} />}
      <RunSummary />
    </>
  )
}

/** Loaded for those who have not seen it. */
function Welcome() {
  const { isOpen } = useOneTimeKey('editorWelcome')
  const isNarrow = useMediaQuery(NARROW)
  // On a phone there is room for the answer or for this.
  const isCovering = useRunningRequest() !== null && isNarrow
  return <Suspense>{isOpen && !isCovering && <WelcomeCard />}</Suspense>
}

interface PanelsProps extends Record<PanelName | 'versions' | 'stop', ReactNode> {
  panel: PanelName
  setPanel(panel: PanelName): void
}

function WidePanels({ panel, setPanel, stop, versions, chat, code, preview }: PanelsProps) {
  const [width] = useStored(sidePanelWidth)
  return (
    <main className="flex min-h-0 flex-1">
      <Tabs
        value={panel}
        onValueChange={value => setPanel(value as PanelName)}
        className="flex min-h-0 shrink-0 flex-col"
        style={{ width: clampSidePanel(width, innerWidth) }}
      >
        <div className="flex h-11 shrink-0 items-center justify-between pr-1 pl-2.5">
          <TabList label="Side panel">
            <ChatAndCodeTabs />
          </TabList>
          {versions}
        </div>
        <TabPanel value="chat" className="min-h-0 flex-1">
          {chat}
        </TabPanel>
        <TabPanel value="code" className="min-h-0 flex-1">
          {code}
        </TabPanel>
        {panel !== 'chat' && stop}
      </Tabs>
      <SidePanelHandle />
      <div className="mr-2 mb-2 min-w-0 flex-1 overflow-hidden rounded-lg border border-line shadow-2">
        {preview}
      </div>
    </main>
  )
}

interface NarrowPanelsProps extends PanelsProps {
  setToolsSlot(slot: HTMLElement | null): void
}

/** One bar above the panels: with the tools of the preview in it, the design begins 96 px below the top. */
function NarrowPanels({ panel, setPanel, setToolsSlot, ...parts }: NarrowPanelsProps) {
  const { stop, versions, chat, code, preview } = parts
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <Tabs
        value={panel}
        onValueChange={value => setPanel(value as PanelName)}
        className="relative flex min-h-0 flex-1 flex-col"
      >
        <div className="relative flex h-12 shrink-0 items-center justify-between gap-1 border-b border-line px-2 max-sm:px-1 max-sm:[&_[role=tab]>svg]:hidden">
          <TabList label="Panels">
            <Tab value="preview">
              <PanelTop /> Preview
            </Tab>
            <ChatAndCodeTabs />
          </TabList>
          <div className="flex min-w-0 items-center">
            <div ref={setToolsSlot} className={panel === 'preview' ? undefined : 'hidden'} />
            {versions}
          </div>
        </div>
        {/* The preview stays loaded and laid out while another panel is looked at: without a box a design counts as hidden. */}
        <TabPanel
          value="preview"
          forceMount
          className="min-h-0 flex-1 data-[state=inactive]:invisible data-[state=inactive]:absolute data-[state=inactive]:inset-x-0 data-[state=inactive]:top-12 data-[state=inactive]:bottom-0"
        >
          {preview}
        </TabPanel>
        <TabPanel value="chat" className="min-h-0 flex-1">
          {chat}
        </TabPanel>
        <TabPanel value="code" className="min-h-0 flex-1">
          {code}
        </TabPanel>
        {panel !== 'chat' && stop}
      </Tabs>
    </main>
  )
}

function ChatAndCodeTabs() {
  return (
    <>
      <Tab value="chat">
        <MessageCircle /> Chat
      </Tab>
      <Tab value="code">
        <Code2 /> Code
      </Tab>
    </>
  )
}
