import { content, type Setting } from '../content'
import { SettingField, type Value } from './setting-field'

interface SettingSectionProps {
  id: string
  name: string
  text?: string
  settings: (Setting & { id: number })[]
  values: Value[]
  errors: Record<number, string>
  onChange: (id: number, value: Value) => void
}

export function SettingSection({ id, name, text, settings, values, errors, onChange }: SettingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="mt-10 scroll-mt-6">
      <h2 id={`${id}-name`} className="text-lg font-bold tracking-tight">
        {name}
      </h2>
      {text && <p className="text-muted-foreground">{text}</p>}
      <div className="mt-3 rounded-lg border bg-card">
        {settings.length === 0 && (
          <p className="px-4 py-5 text-muted-foreground md:px-5">{content.labels.emptySection}</p>
        )}
        {settings.map(setting => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={values[setting.id]}
            error={errors[setting.id]}
            onChange={value => onChange(setting.id, value)}
          />
        ))}
      </div>
    </section>
  )
}
