import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  about: string
  isOn: boolean
  onChange(isOn: boolean): void
}

export function Switch({ label, about, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-6">
      <label htmlFor={id}>
        <span className="block text-base font-medium">{label}</span>
        <span className="block text-sm text-ink-soft">{about}</span>
      </label>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        className="touch-target h-5.5 w-9.5 shrink-0 rounded-full bg-field-line p-0.5 transition-colors data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4.5 rounded-full bg-white shadow-1 transition-transform duration-150 ease-out-soft data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  )
}
