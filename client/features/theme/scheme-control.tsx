import { Segmented } from '#client/ui/segmented.tsx'

type Scheme = 'light' | 'dark'

interface SchemeControlProps {
  value: Scheme
  hasDarkSide: boolean
  onChange(scheme: Scheme): void
}

/** Which side of the theme people see first; where there is one side, it says so. */
export function SchemeControl({ value, hasDarkSide, onChange }: SchemeControlProps) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-sm font-medium">Shows first</span>
      <Segmented<Scheme>
        label="Shows first"
        value={value}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark', isDisabled: !hasDarkSide },
        ]}
        onChange={onChange}
      />
      {!hasDarkSide && (
        <p className="text-sm text-ink-soft">This theme has no dark side. Ask in the chat for one.</p>
      )}
    </div>
  )
}
