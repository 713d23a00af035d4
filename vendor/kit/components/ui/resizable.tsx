import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { cn } from '@/lib/utils'

type Orientation = 'horizontal' | 'vertical'

/** `direction` is the older name of `orientation`. */
function ResizablePanelGroup({
  className,
  direction,
  orientation = direction ?? 'horizontal',
  ...props
}: ComponentProps<typeof Group> & { direction?: Orientation }) {
  return (
    <Group
      data-slot="resizable-panel-group"
      orientation={orientation}
      className={cn('flex h-full w-full aria-[orientation=vertical]:flex-col', className)}
      {...props}
    />
  )
}

type Size = number | string | undefined

/** Numbers up to 100 are shares of the group, as older code writes them; larger ones are pixels. */
const share = (size: Size): Size => (typeof size === 'number' && size <= 100 ? `${size}%` : size)

function ResizablePanel({
  defaultSize,
  minSize,
  maxSize,
  collapsedSize,
  ...props
}: ComponentProps<typeof Panel>) {
  return (
    <Panel
      data-slot="resizable-panel"
      defaultSize={share(defaultSize)}
      minSize={share(minSize)}
      maxSize={share(maxSize)}
      collapsedSize={share(collapsedSize)}
      {...props}
    />
  )
}

function ResizableHandle({
  withHandle,
  className,
  ...props
}: ComponentProps<typeof Separator> & { withHandle?: boolean }) {
  return (
    <Separator
      data-slot="resizable-handle"
      className={cn(
        'group/handle relative flex w-px items-center justify-center bg-border outline-none transition-colors after:absolute after:inset-y-0 after:left-1/2 after:w-2 after:-translate-x-1/2',
        'hover:bg-ring focus-visible:bg-ring data-[separator=active]:bg-ring',
        'aria-[orientation=horizontal]:h-px aria-[orientation=horizontal]:w-full aria-[orientation=horizontal]:after:inset-x-0 aria-[orientation=horizontal]:after:inset-y-auto aria-[orientation=horizontal]:after:left-0 aria-[orientation=horizontal]:after:h-2 aria-[orientation=horizontal]:after:w-full aria-[orientation=horizontal]:after:translate-x-0 aria-[orientation=horizontal]:*:rotate-90',
        className,
      )}
      {...props}
    >
      {withHandle ? (
        <div className="z-10 flex h-5 w-3 items-center justify-center rounded-sm border border-border bg-background text-muted-foreground shadow-xs">
          <GripVertical className="size-2.5" />
        </div>
      ) : null}
    </Separator>
  )
}

export { ResizableHandle, ResizablePanel, ResizablePanelGroup }
