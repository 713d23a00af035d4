import { useSetAtom } from 'jotai'
import { Users } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { useWorkspaces } from '#client/api/workspaces.ts'
import { PresetsList } from '#client/features/presets/presets-list.tsx'
import { WorkspaceKeys } from '#client/features/settings/workspace-keys.tsx'
import { TeamSections } from '#client/features/workspaces/team-sections.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { PageHeader } from '#client/pages/page-header.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { ROUTES } from '#client/routes.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** Manage Team: the workspace that is chosen, or the one that the address names. */
export default function WorkspacePage() {
  const session = useSession()
  const workspaces = useWorkspaces()
  const openDialog = useSetAtom(openDialogAtom)
  const isOnline = useIsOnline()
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  useDocumentTitle('Manage Team')
  const failed = [session, workspaces].find(query => query.isError && !query.data)
  if (failed) {
    return (
      <CenteredPage>
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title="Your team could not be loaded"
          text={sentenceOf(failed.error)}
          action={<Button onClick={() => void failed.refetch()}>Try again</Button>}
        />
      </CenteredPage>
    )
  }
  if (!session.data) return <PageLoading />
  const { user, server } = session.data
  if (!user || user.isGuest) {
    return <SignInPage title="Log in" text="A team is made of accounts." onDone={() => undefined} />
  }
  if (!workspaces.data) return <PageLoading />
  const wanted = params.get('workspace') ?? user.orgId
  const shown = workspaces.data.find(({ id }) => id === wanted) ?? workspaces.data[0]
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-4xl px-6 pt-10 pb-24 max-sm:px-4">
        <div className="mb-8 flex min-h-9 flex-wrap items-center justify-between gap-3">
          <h1 className="text-xl font-semibold tracking-[-0.03em]">Manage Team</h1>
          {shown && workspaces.data.length > 1 && (
            <Select
              label="Workspace"
              value={shown.id}
              options={workspaces.data.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={id => navigate(`${ROUTES.workspace}?workspace=${id}`, { replace: true })}
            />
          )}
        </div>
        {!isOnline && (
          <p
            role="status"
            className="mb-6 rounded-lg border border-amber-line bg-amber-wash px-4 py-2.5 text-sm text-amber"
          >
            You are offline. Nothing can be changed here until the connection is back.
          </p>
        )}
        {shown ? (
          <TeamSections
            key={shown.id}
            workspace={shown}
            presets={<PresetsList orgId={shown.id} />}
            models={server.personalKeys ? <WorkspaceKeys id={shown.id} /> : null}
          />
        ) : (
          <div className="rounded-xl border border-line-strong border-dashed">
            <StatePage
              picture={<Users className="size-9" strokeWidth={1.25} />}
              title="You are in no workspace yet"
              text="In a workspace a team shares designs at once, invites colleagues and pays together. Somebody’s invitation brings you into theirs."
              action={
                <Button look="primary" size="lg" onClick={() => openDialog({ kind: 'createWorkspace' })}>
                  Create a workspace
                </Button>
              }
            />
          </div>
        )}
      </main>
    </div>
  )
}
