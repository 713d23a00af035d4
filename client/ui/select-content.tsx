import { Check } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { SelectFace, type SelectOption, type SelectProps } from '#client/ui/select-face.tsx'

/** Open from its first render, because that is when somebody asked for it. */
export function OpenSelect({ onChange, ...look }: SelectProps<string>) {
  return (
    <Radix.Root value={look.value} defaultOpen onValueChange={onChange}>
      <Radix.Trigger asChild>
        <SelectFace {...look} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) animate-pop overflow-hidden rounded-lg border border-line bg-raised shadow-3"
        >
          <Radix.Viewport className="p-1">
            {look.options.map(option => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Option({ value, label, detail, icon }: SelectOption<string>) {
  return (
    <Radix.Item
      value={value}
      className="flex min-h-8 cursor-default items-center gap-2.5 rounded-sm py-1.5 pr-2 pl-2.5 text-sm outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
    >
      {icon && <span className="text-ink-faint [&>svg]:size-4">{icon}</span>}
      <span className="flex min-w-0 flex-1 items-center justify-between gap-x-6 max-sm:flex-col max-sm:items-start">
        <Radix.ItemText>{label}</Radix.ItemText>
        {detail && (
          <span className="min-w-0 text-right text-xs text-ink-faint tabular-nums max-sm:text-left">
            {detail}
          </span>
        )}
      </span>
      <Radix.ItemIndicator className="shrink-0 pl-3">
        <Check className="size-3.5 text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
