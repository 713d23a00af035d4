import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'

interface TogglesProps<T extends string> {
  name: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  className?: string
  itemClass?: string
  onValue: (value: T) => void
}

/** A row of buttons of which one is always down. */
export function Toggles<T extends string>({ name, value, options, itemClass, ...group }: TogglesProps<T>) {
  return (
    <ToggleGroup
      type="single"
      variant="outline"
      aria-label={name}
      value={value}
      className={group.className}
      onValueChange={next => next && group.onValue(next as T)}
    >
      {options.map(([option, label]) => (
        <ToggleGroupItem key={option} value={option} className={itemClass}>
          {label}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  )
}
