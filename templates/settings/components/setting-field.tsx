import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { Options } from '../../shared/options'
import { content, type Setting } from '../content'

export type Value = string | boolean

const { labels } = content
const isSwitch = (setting: Setting) =>
  setting.kind === 'switch' || (!setting.kind && typeof setting.value === 'boolean')

export function errorOf(setting: Setting, value: Value) {
  if (typeof value === 'boolean' || isSwitch(setting)) return ''
  const text = value.trim()
  if (!text) return setting.isRequired ? labels.required : ''
  if (setting.kind === 'email' && !/^\S+@\S+\.\S+$/.test(text)) return labels.email
  return setting.kind === 'number' && Number.isNaN(Number(text.replace(',', '.'))) ? labels.number : ''
}

interface SettingFieldProps {
  setting: Setting & { id: number }
  value: Value
  error?: string
  onChange: (value: Value) => void
}

export function SettingField({ setting, value, error, onChange }: SettingFieldProps) {
  const id = `setting-${setting.id}`
  const hint = setting.note || error ? `${id}-hint` : undefined
  return (
    <div
      className={`grid items-start gap-x-6 gap-y-2 border-b px-4 py-3.5 last:border-b-0 md:px-5 ${isSwitch(setting) ? 'grid-cols-[minmax(0,1fr)_auto]' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]'}`}
    >
      <div className="min-w-0 lg:pt-2">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {setting.name}
        </label>
        {hint && (
          <p id={hint} className="max-w-prose">
            {error && <strong className="block font-semibold text-destructive">{error}</strong>}
            <span className="text-muted-foreground">{setting.note}</span>
          </p>
        )}
      </div>
      <Control {...{ id, hint, setting, value, onChange }} isWrong={Boolean(error)} />
    </div>
  )
}

type ControlProps = SettingFieldProps & { id: string; hint?: string; isWrong: boolean }

function Control({ id, hint, setting, value, isWrong, onChange }: ControlProps) {
  if (isSwitch(setting)) {
    return (
      <span className="flex min-h-9 items-center gap-3">
        <span aria-hidden className="text-muted-foreground">
          {value === true ? labels.on : labels.off}
        </span>
        <Switch id={id} aria-describedby={hint} checked={value === true} onCheckedChange={onChange} />
      </span>
    )
  }
  const text = String(value)
  const shared = { id, 'aria-describedby': hint, 'aria-invalid': isWrong, value: text }
  if (setting.kind === 'long')
    return <Textarea {...shared} onChange={event => onChange(event.target.value)} className="min-h-24" />
  const options = setting.options ?? []
  if (setting.kind === 'choice' && options.length > 0) {
    return (
      <NativeSelect className="max-w-56" {...shared} onChange={event => onChange(event.target.value)}>
        {!options.includes(text) && (
          <NativeSelectOption value={text}>{text || labels.choose}</NativeSelectOption>
        )}
        <Options names={options} />
      </NativeSelect>
    )
  }
  const isNarrow = setting.kind === 'number' || setting.kind === 'time'
  return (
    <span className="flex items-center gap-3">
      <Input
        {...shared}
        inputMode={setting.kind === 'number' ? 'decimal' : setting.kind === 'email' ? 'email' : undefined}
        onChange={event => onChange(event.target.value)}
        className={isNarrow ? 'w-24 tabular-nums' : ''}
      />
      {setting.unit && <span className="min-w-0">{setting.unit}</span>}
    </span>
  )
}
