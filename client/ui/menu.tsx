import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type DropdownMenu, Slot } from 'radix-ui'
import { type ComponentProps, type ReactNode, Suspense, useId, useState } from 'react'
import { addToRest, loadLate } from '#client/lib/load-late.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { MenuProps } from '#client/ui/menu-content.tsx'
import { useMenuParts } from '#client/ui/menu-parts.ts'

const load = addToRest(() => import('#client/ui/menu-content.tsx').then(({ OpenMenu }) => OpenMenu))
const OpenMenu = lazyPart(load)

/** Only its control is there until it is asked for: menus are not needed to see a page. */
export function Menu(props: MenuProps) {
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    props.onOpenChange?.(true)
  }
  const warm = () => void loadLate(load).catch(() => undefined)
  const control = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={ask}
      onKeyDown={event => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        ask()
      }}
    >
      {props.trigger}
    </Slot.Root>
  )
  if (!isAsked) return control
  return (
    <Suspense fallback={control}>
      <OpenMenu {...props} />
    </Suspense>
  )
}

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  icon?: ReactNode
  isDangerous?: boolean
  /** Why it does nothing; it keeps its place among the keys' stops, so that everybody hears it. */
  disabledBecause?: string
  /** Stands at its end, as the keys that do the same. */
  after?: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, isDangerous = false, disabledBecause, after, className, children, onSelect, ...rest } = props
  const { Item } = useMenuParts()
  const id = useId()
  const isOff = disabledBecause !== undefined
  return (
    <Item
      {...rest}
      {...(isOff && {
        'aria-disabled': true,
        'aria-labelledby': `${id}-name`,
        'aria-describedby': `${id}-why`,
      })}
      onSelect={event => (isOff ? event.preventDefault() : onSelect?.(event))}
      className={clsx(ITEM, isDangerous && 'text-danger', isOff && 'text-ink-soft', className)}
    >
      {icon && <span className="text-ink-faint [&>svg]:size-4">{icon}</span>}
      {isOff ? (
        <span className="grid">
          <span id={`${id}-name`}>{children}</span>
          <span id={`${id}-why`} className="text-xs text-ink-faint">
            {disabledBecause}
          </span>
        </span>
      ) : (
        children
      )}
      {after}
    </Item>
  )
}

const ITEM =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11'

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator className="mx-1 my-1 h-px bg-line" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts()
  return <Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{children}</Label>
}

interface MenuCheckProps {
  isOn: boolean
  onChange(isOn: boolean): void
  children: ReactNode
}

/** One of several that may be on together; the menu stays open. */
export function MenuCheck({ isOn, onChange, children }: MenuCheckProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts()
  return (
    <CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={event => event.preventDefault()}
      className={ITEM}
    >
      <span className="grid size-4 place-items-center rounded-sm border border-field-line">
        <ItemIndicator>
          <Check className="size-3" strokeWidth={3} />
        </ItemIndicator>
      </span>
      <span className="truncate">{children}</span>
    </CheckboxItem>
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
  const { RadioGroup, RadioItem } = useMenuParts()
  return (
    <div className="flex items-center justify-between gap-4 px-2.5 py-1.5">
      <span className="text-sm">{label}</span>
      <RadioGroup
        value={value}
        onValueChange={next => onChange(next as T)}
        aria-label={label}
        className="flex rounded-md bg-sunken p-0.5"
      >
        {options.map(option => (
          <RadioItem
            key={option.value}
            value={option.value}
            onSelect={event => event.preventDefault()}
            aria-label={option.label}
            title={option.label}
            className="touch-target grid h-6 w-7 place-items-center rounded-sm text-ink-faint outline-none data-highlighted:text-ink data-highlighted:outline-2 data-highlighted:outline-accent data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-1 [&>svg]:size-3.5"
          >
            {option.icon ?? option.label}
          </RadioItem>
        ))}
      </RadioGroup>
    </div>
  )
}
