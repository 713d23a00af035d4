import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { useAccountColorScheme } from '#client/actions/use-color-scheme.ts'
import { useAccountComforts } from '#client/actions/use-comforts.ts'
import { AdminDialogs } from '#client/features/admin/admin-dialogs.tsx'
import { LogOutDialog } from '#client/features/auth/log-out-dialog.tsx'
import { ServiceDialog } from '#client/features/chat/status/service-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { promptTooLong } from '#shared/messages.ts'

const AuthDialog = lazyPart(() =>
  import('#client/features/auth/auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
)

const BillingDialog = lazyPart(() =>
  import('#client/features/billing/billing-dialog.tsx').then(({ BillingDialog }) => BillingDialog),
)
const SubscriptionDialog = lazyPart(() =>
  import('#client/features/billing/subscription-dialog.tsx').then(
    ({ SubscriptionDialog }) => SubscriptionDialog,
  ),
)
const UpgradeDialog = lazyPart(() =>
  import('#client/features/billing/upgrade-dialog.tsx').then(({ UpgradeDialog }) => UpgradeDialog),
)

const CreateWorkspaceDialog = lazyPart(() =>
  import('#client/features/workspaces/create-workspace-dialog.tsx').then(
    ({ CreateWorkspaceDialog }) => CreateWorkspaceDialog,
  ),
)

const ImportDialog = lazyPart(() =>
  import('#client/features/imports/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog),
)

const SupportDialog = lazyPart(() =>
  import('#client/features/support/support-dialog.tsx').then(({ SupportDialog }) => SupportDialog),
)

/** Dialogs that any page can open. */
export function AppDialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  useAccountColorScheme()
  useAccountComforts()
  return (
    <>
      <Suspense>{dialog?.kind === 'auth' && <AuthDialog />}</Suspense>
      <AdminDialogs />
      <LogOutDialog />
      <ServiceDialog />
      <Alert
        title={dialog?.kind === 'promptTooLong' ? promptTooLong(dialog.characters) : ''}
        text="Your text is still in the box. Shorten it, or send it in parts."
        isOpen={dialog?.kind === 'promptTooLong'}
        onClose={close}
      />
      <Suspense>
        {dialog?.kind === 'billing' && <BillingDialog onClose={close} />}
        {dialog?.kind === 'subscription' && <SubscriptionDialog onClose={close} />}
        {dialog?.kind === 'upgrade' && <UpgradeDialog about={dialog.about} onClose={close} />}
        {dialog?.kind === 'createWorkspace' && <CreateWorkspaceDialog onClose={close} />}
        {dialog?.kind === 'import' && <ImportDialog dropped={dialog.file ?? null} onClose={close} />}
        {dialog?.kind === 'support' && <SupportDialog {...dialog} onClose={close} />}
      </Suspense>
    </>
  )
}
