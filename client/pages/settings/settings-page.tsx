import { useAtom } from 'jotai'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { PlanLine } from '#client/features/billing/plan-line.tsx'
import { PersonalizeDialog } from '#client/features/onboarding/personalize-dialog.tsx'
import { PresetsList } from '#client/features/presets/presets-list.tsx'
import { DataSection } from '#client/features/settings/data-section.tsx'
import { GuideSection } from '#client/features/settings/guide-section.tsx'
import { ModelsSection } from '#client/features/settings/models-section.tsx'
import { PreferencesSection } from '#client/features/settings/preferences-section.tsx'
import { ProfileSection } from '#client/features/settings/profile-section.tsx'
import { SecuritySection } from '#client/features/settings/security-section.tsx'
import { ServerSection } from '#client/features/settings/server-section.tsx'
import { SettingsSection } from '#client/features/settings/settings-section.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { BarePage } from '#client/pages/bare-page.tsx'
import { PageHeader } from '#client/pages/page-header.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

export default function SettingsPage() {
  const session = useSession()
  const [dialog, setDialog] = useAtom(openDialogAtom)
  useDocumentTitle('Settings')
  if (session.isError) {
    return (
      <BarePage>
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title="Settings could not be loaded"
          text={sentenceOf(session.error)}
          action={<Button onClick={() => void session.refetch()}>Try again</Button>}
        />
      </BarePage>
    )
  }
  if (!session.data) return <PageLoading />
  const { user, server } = session.data
  if (!user) {
    return <SignInPage title="Log in" text="Settings belong to an account." onDone={() => undefined} />
  }
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-2xl px-6 pt-10 pb-24 max-sm:px-4">
        <h1 className="mb-8 text-xl font-semibold tracking-[-0.03em]">Settings</h1>
        <ProfileSection user={user} />
        <SettingsSection title="Subscription">
          <PlanLine />
        </SettingsSection>
        <PreferencesSection />
        {!user.isGuest && <SecuritySection user={user} server={server} />}
        <GuideSection isGuest={user.isGuest} />
        <ModelsSection />
        <SettingsSection title="Design presets" anchor="presets">
          <PresetsList orgId={null} />
        </SettingsSection>
        {user.isOperator && <ServerSection server={server} />}
        <DataSection isGuest={user.isGuest} />
      </main>
      {dialog?.kind === 'personalize' && <PersonalizeDialog onClose={() => setDialog(null)} />}
    </div>
  )
}
