import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { type DayButton, DayPicker, getDefaultClassNames } from 'react-day-picker'
import { Button, buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/utils'

function Calendar({
  className,
  classNames,
  showOutsideDays = true,
  captionLayout = 'label',
  buttonVariant = 'ghost',
  formatters,
  labels,
  components,
  ...props
}: ComponentProps<typeof DayPicker> & { buttonVariant?: ComponentProps<typeof Button>['variant'] }) {
  const given = getDefaultClassNames()
  const arrow = cn(
    buttonVariants({ variant: buttonVariant }),
    'size-(--cell-size) select-none p-0 text-muted-foreground aria-disabled:opacity-40',
  )
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      captionLayout={captionLayout}
      className={cn(
        'group/calendar w-fit bg-background p-3 [--cell-size:--spacing(8)] in-data-[slot=card-content]:bg-transparent in-data-[slot=popover-content]:bg-transparent',
        className,
      )}
      formatters={{
        formatMonthDropdown: date => date.toLocaleString('default', { month: 'short' }),
        ...formatters,
      }}
      labels={{
        labelDayButton: (date, modifiers) => dayLabel(date, modifiers, props.locale?.code),
        ...labels,
      }}
      classNames={{
        root: cn('w-fit', given.root),
        months: cn('relative flex flex-col gap-4 md:flex-row', given.months),
        month: cn('flex w-full flex-col gap-4', given.month),
        nav: cn('absolute inset-x-0 top-0 flex w-full items-center justify-between gap-1', given.nav),
        button_previous: cn(arrow, given.button_previous),
        button_next: cn(arrow, given.button_next),
        month_caption: cn(
          'flex h-(--cell-size) w-full items-center justify-center px-(--cell-size)',
          given.month_caption,
        ),
        dropdowns: cn(
          'flex h-(--cell-size) w-full items-center justify-center gap-1.5 font-medium text-sm',
          given.dropdowns,
        ),
        dropdown_root: cn(
          'relative rounded-md border border-input shadow-xs has-focus:border-ring has-focus:ring-[3px] has-focus:ring-ring/25',
          given.dropdown_root,
        ),
        dropdown: cn('absolute inset-0 bg-popover opacity-0', given.dropdown),
        caption_label: cn(
          'select-none font-medium text-sm',
          captionLayout !== 'label' &&
            'flex h-8 items-center gap-1 rounded-md pr-1 pl-2 [&>svg]:size-3.5 [&>svg]:text-muted-foreground',
          given.caption_label,
        ),
        month_grid: 'w-full border-collapse',
        weekdays: cn('flex', given.weekdays),
        weekday: cn(
          'flex-1 select-none rounded-md font-normal text-[0.8rem] text-muted-foreground',
          given.weekday,
        ),
        week: cn('mt-1.5 flex w-full', given.week),
        week_number_header: cn('w-(--cell-size) select-none', given.week_number_header),
        week_number: cn('select-none text-[0.8rem] text-muted-foreground', given.week_number),
        day: cn(
          'group/day relative aspect-square h-full w-full select-none p-0 text-center [&:first-child[data-selected=true]_button]:rounded-l-md [&:last-child[data-selected=true]_button]:rounded-r-md',
          given.day,
        ),
        range_start: cn('rounded-l-md bg-accent', given.range_start),
        range_middle: cn('rounded-none', given.range_middle),
        range_end: cn('rounded-r-md bg-accent', given.range_end),
        today: cn(
          'rounded-md bg-accent text-accent-foreground data-[selected=true]:rounded-none',
          given.today,
        ),
        outside: cn('text-muted-foreground', given.outside),
        disabled: cn('text-muted-foreground opacity-50', given.disabled),
        hidden: cn('invisible', given.hidden),
        ...classNames,
      }}
      components={{
        Root: ({ className: own, rootRef, ...rest }) => (
          <div data-slot="calendar" ref={rootRef} className={cn(own)} {...rest} />
        ),
        Chevron: ({ className: own, orientation, ...rest }) => {
          const Arrow =
            orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown
          return <Arrow className={cn('size-4', own)} {...rest} />
        },
        DayButton: CalendarDayButton,
        WeekNumber: ({ children, ...rest }) => (
          <td {...rest}>
            <div className="flex size-(--cell-size) items-center justify-center text-center">{children}</div>
          </td>
        ),
        ...components,
      }}
      {...props}
    />
  )
}

/** With the number as it is drawn, so that who says what he sees is understood. */
function dayLabel(date: Date, { today, selected }: Record<string, boolean>, language = 'en-GB'): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const day = date.toLocaleDateString(language, words)
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`
}

function CalendarDayButton({ className, day, modifiers, ...props }: ComponentProps<typeof DayButton>) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  const isInRange = modifiers.range_start || modifiers.range_end || modifiers.range_middle
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="icon"
      data-day={day.date.toLocaleDateString()}
      data-selected-single={modifiers.selected && !isInRange}
      data-range-start={modifiers.range_start}
      data-range-end={modifiers.range_end}
      data-range-middle={modifiers.range_middle}
      className={cn(
        'flex aspect-square size-auto w-full min-w-(--cell-size) flex-col gap-1 font-normal tabular-nums leading-none [&>span]:text-xs [&>span]:opacity-70',
        'data-[range-end=true]:rounded-md data-[range-middle=true]:rounded-none data-[range-start=true]:rounded-md',
        'data-[range-end=true]:bg-primary data-[range-middle=true]:bg-accent data-[range-start=true]:bg-primary data-[selected-single=true]:bg-primary',
        'data-[range-end=true]:text-primary-foreground data-[range-middle=true]:text-accent-foreground data-[range-start=true]:text-primary-foreground data-[selected-single=true]:text-primary-foreground',
        'group-data-[focused=true]/day:relative group-data-[focused=true]/day:z-10 group-data-[focused=true]/day:ring-[3px] group-data-[focused=true]/day:ring-ring/40',
        className,
      )}
      {...props}
    />
  )
}

export { Calendar, CalendarDayButton }
