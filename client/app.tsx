import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { makeQueryClient } from '#client/api/query-client.ts'
import { useIdle } from '#client/lib/use-idle.ts'
import { AppDialogs } from '#client/pages/app-dialogs.tsx'
import { CrashPage } from '#client/pages/crash-page.tsx'
import { PageLoading } from '#client/pages/page-loading.tsx'
import { ROUTES } from '#client/routes.ts'
import { HintLayer } from '#client/ui/hint-layer.tsx'

const Toaster = lazy(() => import('#client/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))
const HomePage = lazy(() => import('#client/pages/home-page.tsx'))
const EditorPage = lazy(() => import('#client/pages/editor-page.tsx'))
const SettingsPage = lazy(() => import('#client/pages/settings-page.tsx'))
const CreditsPage = lazy(() => import('#client/pages/credits-page.tsx'))
const InvitePage = lazy(() => import('#client/pages/invite-page.tsx'))
const NotFoundPage = lazy(() => import('#client/pages/not-found-page.tsx'))

/** What is around every page. */
export function App() {
  const [queries] = useState(makeQueryClient)
  const hasRested = useIdle(true)
  return (
    <QueryClientProvider client={queries}>
      <CrashPage>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path={ROUTES.home} component={HomePage} />
            <Route path={ROUTES.editor}>{({ id }) => <EditorPage key={id} id={id} />}</Route>
            <Route path={ROUTES.settings} component={SettingsPage} />
            <Route path={ROUTES.credits} component={CreditsPage} />
            <Route path={ROUTES.invite}>{({ token }) => <InvitePage token={token} />}</Route>
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
      <HintLayer />
    </QueryClientProvider>
  )
}
