import { Monitor, Moon, Sun } from 'lucide-react'
import { useColorScheme } from '#client/actions/use-color-scheme.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePreferences, useSession, useUpdatePreferences } from '#client/api/users.ts'
import { playChime } from '#client/lib/chime.ts'
import type { ColorScheme } from '#client/state/color-scheme.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toast.ts'
import type { UserPreferences } from '#shared/users.ts'
import { SettingsSection } from './settings-section.tsx'

const SCHEMES = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

const CODE_SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const

export function PreferencesSection() {
  const [scheme, chooseScheme] = useColorScheme()
  const { data } = usePreferences()
  const { data: session } = useSession()
  const isWrittenTo = session?.user?.isGuest === false && session.server.mail !== 'off'
  const update = useUpdatePreferences()
  const onError = (error: Error) =>
    void toast.error('This could not be saved.', { description: sentenceOf(error) })
  const setChime = (chime: boolean) => {
    if (chime) playChime()
    update.mutate({ chime }, { onError })
  }
  return (
    <SettingsSection title="Preferences">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-base font-medium">Theme</p>
          <p className="text-sm text-ink-soft">How Maquette looks, not your designs.</p>
        </div>
        <Segmented<ColorScheme> label="Theme" value={scheme} options={SCHEMES} onChange={chooseScheme} />
      </div>
      <Switch
        label="Chime"
        about="A soft sound when a generation is done."
        isOn={data?.chime ?? false}
        onChange={setChime}
      />
      <Switch
        label="Reduced motion"
        about="Nothing in Maquette moves, whatever your system says. Designs move as they are made to."
        isOn={data?.reducedMotion ?? false}
        onChange={reducedMotion => update.mutate({ reducedMotion }, { onError })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-base font-medium">Size of code</p>
          <p className="text-sm text-ink-soft">In the code editor.</p>
        </div>
        <Segmented<UserPreferences['codeSize']>
          label="Size of code"
          value={data?.codeSize ?? 'small'}
          options={CODE_SIZES}
          onChange={codeSize => update.mutate({ codeSize }, { onError })}
        />
      </div>
      <Switch
        label="Wrap long lines"
        about="Lines longer than the code editor go on below."
        isOn={data?.wrapsCode ?? false}
        onChange={wrapsCode => update.mutate({ wrapsCode }, { onError })}
      />
      {isWrittenTo && (
        <Switch
          label="Mail when I am mentioned"
          about="When somebody names you with an @ in the chat of a design."
          isOn={data?.mailsMentions ?? true}
          onChange={mailsMentions => update.mutate({ mailsMentions }, { onError })}
        />
      )}
      {isWrittenTo && (
        <Switch
          label="Mail when visitors give feedback"
          about="When the questions of a design that you own or were invited to edit are answered; one mail for the answers of ten minutes."
          isOn={data?.mailsFeedback ?? true}
          onChange={mailsFeedback => update.mutate({ mailsFeedback }, { onError })}
        />
      )}
    </SettingsSection>
  )
}
