import { ChangeMarks } from '#client/frame-runtime/changes/change-marks.ts'
import { startLive } from '#client/frame-runtime/live/start-live.ts'
import { PinMark } from '#client/frame-runtime/pins/shown-pin.ts'
import { EditMode } from '#client/frame-runtime/select/edit-mode.ts'
import { frameTarget } from '#client/frame-runtime/select/frame-target.ts'
import { OthersOutline } from '#client/frame-runtime/select/others-outline.ts'
import { LOOKER_PARAM } from '#shared/looker-param.ts'
import type { FrameConfig } from '#shared/preview.ts'
import type { RenderFacts } from '#shared/preview-health.ts'
import { blockNavigation } from './block-navigation.ts'
import { keepConsoleErrors } from './console-errors.ts'
import { applyFlags, setDarkMode } from './flags.ts'
import { connectHost } from './host-link.ts'
import { leaveFocus } from './leave-focus.ts'
import { loadBundle } from './load-bundle.ts'
import {
  drawFigmaFrame,
  look,
  printWholePage,
  takeHtml,
  takePicture,
  takeSocialPicture,
  takeWholePage,
} from './load-tools.ts'
import { provideMemoryStorage } from './memory-storage.ts'
import { labelMissingPictures } from './missing-picture.ts'
import { mountDesign, showFailure } from './mount.ts'
import { watchPointer } from './pointer.ts'
import { designPath, watchRoute } from './route.ts'
import { reportedError, watchErrors } from './runtime-error.ts'
import { watchShortcuts } from './shortcuts.ts'
import { watchView } from './view.ts'
import { watchAccess } from './watch-access.ts'

/** The runtime inside a preview frame: the first script of the page, before any code of the design. */
start(readConfig())

/** Taken out of the page, so that no code of the design finds it there. */
function readConfig(): FrameConfig | null {
  const element = document.getElementById('maquette-frame')
  element?.remove()
  return JSON.parse(element?.textContent ?? 'null') as FrameConfig | null
}

function start(config: FrameConfig | null): void {
  if (!config) return
  hideToken()
  provideMemoryStorage()
  labelMissingPictures()
  blockNavigation()
  leaveFocus()
  applyFlags(new URLSearchParams(location.search))
  const consoleErrors = config.live ? keepConsoleErrors() : () => []

  const host = connectHost(config, {
    SET_EDIT_MODE: ({ mode, color }) => editMode.set(mode, color),
    SELECT_LOC: ({ loc, index }) => editMode.selectLoc(loc, index),
    EDIT_TEXT: ({ id, text }) => editMode.editText(id, text),
    END_TEXT: ({ isKept }) => editMode.endText(isKept),
    SHOW_MORE: ({ selections }) => editMode.showMore(selections),
    CLEAR_SELECTION: () => editMode.clear(),
    SHOW_OTHERS: ({ selections }) => others.show(selections),
    SHOW_CHANGES: changes => changed.show(changes),
    STEP_CHANGES: ({ index }) => changed.step(index),
    SHOW_PIN: ({ id, pin }) => pinned.show(id, pin),
    LIVE_UPDATE: ({ update }) => live?.update(update),
    LOAD_BUNDLE: bundle => void mountDesign(loadBundle(bundle), { fail, done }),
    SHOW_FAILURE: ({ message }) => showFailure(message),
    REQUEST_FIGMA_FRAME: () =>
      void drawFigmaFrame().then(
        saying => host.post(saying),
        () => host.post({ type: 'FIGMA_FRAME', frame: null }),
      ),
    TAKE_PAGE: () =>
      void takeWholePage().then(
        url => host.post({ type: 'PAGE_TAKEN', url }),
        () => host.post({ type: 'PAGE_TAKEN', url: null }),
      ),
    TAKE_HTML: () =>
      void takeHtml().then(
        taken => host.post({ type: 'HTML_TAKEN', ...taken }),
        () => host.post({ type: 'HTML_TAKEN', html: null, links: [] }),
      ),
    PRINT_PAGE: () => void printWholePage().finally(() => host.post({ type: 'PAGE_PRINTED' })),
    TAKE_PICTURE: ({ id, of }) => {
      const element = of === 'selection' ? editMode.selected : null
      const isNothing = of === 'selection' && !element
      const taken = isNothing
        ? Promise.resolve(null)
        : of === 'social'
          ? takeSocialPicture()
          : takePicture(element)
      void taken.catch(() => null).then(url => host.post({ type: 'PICTURE', id, url }))
    },
    LOOK: ({ id, ...asked }) =>
      void look(asked, frameTarget, consoleErrors()).then(
        looked => host.post({ type: 'LOOKED', id, ...looked }),
        () => host.post({ type: 'LOOKED', id, findings: [], url: null }),
      ),
    PING: ({ id }) => host.post({ type: 'PONG', id }),
    SET_DARK_MODE: ({ isDarkMode }) => setDarkMode(isDarkMode),
    SCROLL_TO: place => goTo(place),
    NAVIGATE: ({ path }) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
  })
  const editMode = new EditMode(host)
  const others = new OthersOutline()
  const pinned = new PinMark((id, isFound) => host.post({ type: 'PIN_SHOWN', id, isFound }))
  const changed = new ChangeMarks(
    shown => host.post({ type: 'CHANGES_SHOWN', ...shown }),
    () => host.post({ type: 'USED' }),
  )
  const started = performance.now()
  let last: 'painted' | 'blank' | 'thrown' | null = null
  const done = (outcome: 'painted' | 'blank' | 'thrown', facts?: RenderFacts) => {
    // What was blank may have something to show after all.
    if (last !== null && (last !== 'blank' || outcome === 'blank')) return
    last = outcome
    const milliseconds = Math.round(performance.now() - started)
    host.post({ type: 'PAINTED', outcome, milliseconds, ...(facts && { facts }) })
  }
  const fail = (error: unknown, componentStack?: string) => {
    const report = reportedError(error, componentStack)
    if (!report) return
    host.post({ type: 'IFRAME_ERROR', ...report })
    if (!config.live) done('thrown')
  }
  const live =
    config.live &&
    startLive(config.live, {
      ready: () => host.post({ type: 'LIVE_READY' }),
      painted: (revision, outcome) => host.post({ type: 'LIVE_PAINTED', revision, outcome }),
      fail,
    })

  host.post({ type: 'READY', path: designPath(), ...(config.report && { report: config.report }) })
  watchErrors(fail)
  watchRoute(path => host.post({ type: 'ROUTE_CHANGED', path }))
  watchPointer(at => host.post({ type: 'POINTER', at }))
  const goTo = watchView((view, isTold) => host.post({ type: 'VIEW_CHANGED', view, isTold }))
  watchShortcuts(keys => host.post({ type: 'SHORTCUT', keys }))
  if (!config.isOpaque) watchAccess()
  if (config.appJs) void mountDesign(config.appJs, { fail, done })
}

/** A token never stays in the address, where it could be copied. */
function hideToken(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('t') && !url.searchParams.has(LOOKER_PARAM)) return
  for (const name of ['t', LOOKER_PARAM]) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
