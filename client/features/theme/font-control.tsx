import { Select } from '#client/ui/select.tsx'
import { familyOf, THEME_FONTS } from '#shared/theme-fonts.ts'

const AS_DESIGNED = 'as-designed'

/** A typeface by name; one that is not among them is kept until another is chosen. */
export function FontControl({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange(stack: string): void
}) {
  const family = value === null ? null : familyOf(value)
  const known = THEME_FONTS.find(font => font.label === family)
  const own = known ? [] : [{ value: AS_DESIGNED, label: family ?? 'As designed' }]
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium" aria-hidden="true">
        {label}
      </span>
      <Select
        label={label}
        value={known?.label ?? AS_DESIGNED}
        options={[...own, ...THEME_FONTS.map(font => ({ value: font.label, label: font.label }))]}
        onChange={chosen => {
          const font = THEME_FONTS.find(each => each.label === chosen)
          if (font) onChange(font.stack)
        }}
        className="w-full"
      />
    </div>
  )
}
