import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputLine } from '@/lib/looks'
import { cn } from '@/lib/utils'

function NativeSelect({
  className,
  size = 'default',
  ...props
}: Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'default' }) {
  return (
    <div
      data-slot="native-select-wrapper"
      className="group/native-select flex w-fit items-center has-[select.w-full]:w-full has-[select:disabled]:opacity-50"
    >
      <select
        data-slot="native-select"
        data-size={size}
        className={cn(
          inputLine,
          'w-full min-w-0 appearance-none py-1 ps-3 pe-9 text-sm dark:hover:bg-input/40',
          size === 'sm' ? 'h-8' : 'h-9',
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        data-slot="native-select-icon"
        // Behind the select and drawn back over its end, so that it follows whatever width the select is given.
        className="pointer-events-none -ms-7 me-3 size-4 shrink-0 text-muted-foreground/80"
      />
    </div>
  )
}

function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />
}

function NativeSelectOptGroup(props: ComponentProps<'optgroup'>) {
  return <optgroup data-slot="native-select-optgroup" {...props} />
}

export { NativeSelect, NativeSelectOptGroup, NativeSelectOption }
