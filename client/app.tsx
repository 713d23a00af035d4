import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { loadCanvasPage, loadHomePage } from '#client/first-page.ts'
import { loadRest } from '#client/lib/load-late.ts'
import { makeQueryClient } from '#client/lib/query-client.ts'
import { untilServerThere } from '#client/lib/server-there.ts'
import { useIdle } from '#client/lib/use-idle.ts'
import { AppDialogs } from '#client/pages/app-dialogs.tsx'
import { EditorSkeleton } from '#client/pages/editor/editor-skeleton.tsx'
import { CrashPage } from '#client/pages/state/crash-page.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { ROUTES } from '#client/routes.ts'
import { lazyPart, readyPart } from '#client/ui/lazy-part.tsx'
import { TooltipLayer } from '#client/ui/tooltip-layer.tsx'

/** It is what says that the server is away, so it is not asked for while that is so: a browser keeps the failure. */
const Toaster = lazyPart(async () => {
  await untilServerThere()
  return (await import('#client/ui/toaster.tsx')).Toaster
})
const HomePage = readyPart(loadHomePage)
const EditorPage = lazyPart(() => import('#client/pages/editor/editor-page.tsx').then(page => page.default))
const CanvasPage = readyPart(loadCanvasPage)
const NewCanvasPage = lazyPart(() =>
  import('#client/pages/canvas/new-canvas-page.tsx').then(page => page.default),
)
const SettingsPage = lazyPart(() =>
  import('#client/pages/settings/settings-page.tsx').then(page => page.default),
)
const CreditsPage = lazyPart(() =>
  import('#client/pages/settings/credits-page.tsx').then(page => page.default),
)
const WorkspacePage = lazyPart(() =>
  import('#client/pages/workspace/workspace-page.tsx').then(page => page.default),
)
const DocsPage = lazyPart(() => import('#client/pages/docs/docs-page.tsx').then(page => page.default))
const InvitePage = lazyPart(() => import('#client/pages/account/invite-page.tsx').then(page => page.default))
const ResetPasswordPage = lazyPart(() =>
  import('#client/pages/account/reset-password-page.tsx').then(page => page.default),
)
const VerifyEmailPage = lazyPart(() =>
  import('#client/pages/account/verify-email-page.tsx').then(page => page.default),
)
const LogInFailedPage = lazyPart(() =>
  import('#client/pages/account/log-in-failed-page.tsx').then(page => page.default),
)
const LinkGithubPage = lazyPart(() =>
  import('#client/pages/account/link-github-page.tsx').then(page => page.default),
)
const AdminLinkPage = lazyPart(() =>
  import('#client/pages/account/admin-link-page.tsx').then(page => page.default),
)
const TracePage = lazyPart(() => import('#client/pages/trace/trace-page.tsx').then(page => page.default))
const AdminPage = lazyPart(() => import('#client/pages/admin/admin-page.tsx').then(page => page.default))
const SupportPage = lazyPart(() => import('#client/pages/admin/support-page.tsx').then(page => page.default))
const NotFoundPage = lazyPart(() =>
  import('#client/pages/state/not-found-page.tsx').then(page => page.default),
)

/** What is around every page. */
export function App() {
  const [queries] = useState(makeQueryClient)
  const hasRested = useHasRested()
  // The network is outside of React.
  useEffect(() => {
    if (hasRested) void loadRest()
  }, [hasRested])
  return (
    <QueryClientProvider client={queries}>
      <CrashPage>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path={ROUTES.home} component={HomePage} />
            <Route path={ROUTES.editor}>
              {({ id }) => (
                <Suspense fallback={<EditorSkeleton />}>
                  <EditorPage key={id} id={id} />
                </Suspense>
              )}
            </Route>
            <Route path={ROUTES.newCanvas} component={NewCanvasPage} />
            <Route path={ROUTES.canvas}>{({ id }) => <CanvasPage key={id} id={id} />}</Route>
            <Route path={ROUTES.trace}>{({ id, traceId }) => <TracePage id={id} traceId={traceId} />}</Route>
            <Route path={ROUTES.admin} component={AdminPage} />
            <Route path={ROUTES.settings} component={SettingsPage} />
            <Route path={ROUTES.credits} component={CreditsPage} />
            <Route path={ROUTES.workspace} component={WorkspacePage} />
            <Route path={ROUTES.docs}>{({ page }) => <DocsPage slug={page} />}</Route>
            <Route path={ROUTES.invite}>{({ token }) => <InvitePage token={token} />}</Route>
            <Route path={ROUTES.resetPassword}>{({ token }) => <ResetPasswordPage token={token} />}</Route>
            <Route path={ROUTES.verifyEmail}>{({ token }) => <VerifyEmailPage token={token} />}</Route>
            <Route path={ROUTES.logInFailed} component={LogInFailedPage} />
            <Route path={ROUTES.adminLink}>{({ token }) => <AdminLinkPage token={token} />}</Route>
            <Route path={ROUTES.linkGithub} component={LinkGithubPage} />
            <Route path={ROUTES.adminSupport} component={SupportPage} />
            <Route path={ROUTES.dashboard}>
              <Redirect to={ROUTES.home} replace />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
        <AppDialogs />
      </CrashPage>
      <Suspense>{hasRested && <Toaster />}</Suspense>
      <TooltipLayer />
    </QueryClientProvider>
  )
}

/** A page that waits for its design has nothing to do, but is not at rest. */
const AT_REST_AFTER_MS = 2_500

function useHasRested(): boolean {
  const [isLate, setLate] = useState(false)
  // The time passes by itself.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return useIdle(isLate)
}
