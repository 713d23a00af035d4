import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, SyntheticEvent } from 'react'

export const Tabs = Radix.Root

export function TabList({ label, children }: { label: string } & ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List aria-label={label} className="flex items-center gap-1">
      {children}
    </Radix.List>
  )
}

export function Tab(props: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      onPointerDown={event => mark(event, true)}
      onKeyDown={event => mark(event, false)}
      onBlur={event => mark(event, false)}
      className="touch-target inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-ink-faint data-pointed:outline-none transition-colors duration-100 hover:text-ink data-[state=active]:bg-hover data-[state=active]:text-ink [&>svg]:size-4"
    />
  )
}

/** Radix focuses by script even after a click, which a browser takes for keyboard focus. */
function mark({ currentTarget }: SyntheticEvent<HTMLElement>, isPointed: boolean): void {
  if (isPointed) currentTarget.dataset.pointed = ''
  else delete currentTarget.dataset.pointed
}

export function TabPanel(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} />
}
