import type { VariantProps } from 'class-variance-authority'
import { ToggleGroup as Primitive } from 'radix-ui'
import { type ComponentProps, type CSSProperties, createContext, useContext } from 'react'
import { toggleVariants } from '@/components/ui/toggle'
import { cn } from '@/lib/utils'

interface GroupLook extends VariantProps<typeof toggleVariants> {
  spacing?: number
}

const GroupContext = createContext<GroupLook>({ variant: 'default', size: 'default', spacing: 0 })

function ToggleGroup({
  className,
  variant,
  size,
  spacing = 0,
  style,
  children,
  ...props
}: ComponentProps<typeof Primitive.Root> & GroupLook) {
  return (
    <Primitive.Root
      data-slot="toggle-group"
      data-variant={variant}
      data-size={size}
      data-spacing={spacing}
      style={{ '--gap': spacing, ...style } as CSSProperties}
      className={cn(
        'group/toggle-group flex w-fit items-center gap-[calc(var(--spacing)*var(--gap))] rounded-md data-[spacing=0]:data-[variant=outline]:shadow-xs',
        className,
      )}
      {...props}
    >
      <GroupContext value={{ variant, size, spacing }}>{children}</GroupContext>
    </Primitive.Root>
  )
}

function ToggleGroupItem({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof Primitive.Item> & VariantProps<typeof toggleVariants>) {
  const group = useContext(GroupContext)
  const look = { variant: group.variant ?? variant, size: group.size ?? size }
  return (
    <Primitive.Item
      data-slot="toggle-group-item"
      data-variant={look.variant}
      data-size={look.size}
      data-spacing={group.spacing}
      className={cn(
        toggleVariants(look),
        'w-auto min-w-0 shrink-0 px-3 focus:z-10 focus-visible:z-10',
        'data-[spacing=0]:rounded-none data-[spacing=0]:shadow-none data-[spacing=0]:first:rounded-l-md data-[spacing=0]:last:rounded-r-md data-[spacing=0]:data-[variant=outline]:border-l-0 data-[spacing=0]:data-[variant=outline]:first:border-l',
        className,
      )}
      {...props}
    />
  )
}

export { ToggleGroup, ToggleGroupItem }
