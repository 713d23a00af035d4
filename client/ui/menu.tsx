import { clsx } from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

interface MenuProps {
  /** The control that opens it. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
  onOpenChange?(isOpen: boolean): void
  children: ReactNode
}

export function Menu({ trigger, align = 'start', className, onOpenChange, children }: MenuProps) {
  return (
    <DropdownMenu.Root onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 origin-(--radix-dropdown-menu-content-transform-origin) animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-3 outline-none',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  icon?: ReactNode
  isDangerous?: boolean
}

export function MenuItem({ icon, isDangerous = false, className, children, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item {...rest} className={clsx(ITEM, isDangerous && 'text-danger', className)}>
      {icon && <span className="text-ink-faint [&>svg]:size-4">{icon}</span>}
      {children}
    </DropdownMenu.Item>
  )
}

const ITEM =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11'

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{children}</DropdownMenu.Label>
  )
}

interface MenuChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange(value: T): void
}

/** One of a few, chosen without closing the menu. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>) {
  return (
    <div className="flex items-center justify-between gap-4 px-2.5 py-1.5">
      <span className="text-sm">{label}</span>
      <DropdownMenu.RadioGroup
        value={value}
        onValueChange={next => onChange(next as T)}
        aria-label={label}
        className="flex rounded-md bg-sunken p-0.5"
      >
        {options.map(option => (
          <DropdownMenu.RadioItem
            key={option.value}
            value={option.value}
            onSelect={event => event.preventDefault()}
            aria-label={option.label}
            title={option.label}
            className="touch-target grid h-6 w-7 place-items-center rounded-sm text-ink-faint outline-none data-highlighted:text-ink data-highlighted:outline-2 data-highlighted:outline-accent data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-1 [&>svg]:size-3.5"
          >
            {option.icon ?? option.label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </div>
  )
}
