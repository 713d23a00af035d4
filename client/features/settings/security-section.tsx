import type { Session } from '#client/api/users.ts'
import { EmailForm } from './email-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How one comes in, and where one is in. */
export function SecuritySection({
  user,
  server,
}: {
  user: NonNullable<Session['user']>
  server: Session['server']
}) {
  return (
    <SettingsSection title="Security" anchor="security">
      <EmailForm email={user.email ?? ''} isMailSent={server.mail === 'sent'} />
      <PasswordForm />
      <SecondFactor isOn={user.hasSecondFactor ?? false} />
      <Passkeys />
      <SessionList />
    </SettingsSection>
  )
}
