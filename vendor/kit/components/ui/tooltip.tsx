import { Tooltip as Primitive } from 'radix-ui'
import { type ComponentProps, createContext, useContext } from 'react'
import { cn } from '@/lib/utils'

const HasProvider = createContext(false)

function TooltipProvider({ delayDuration = 0, ...props }: ComponentProps<typeof Primitive.Provider>) {
  return (
    <HasProvider value={true}>
      <Primitive.Provider data-slot="tooltip-provider" delayDuration={delayDuration} {...props} />
    </HasProvider>
  )
}

/** Works without a provider around the page too. */
function Tooltip(props: ComponentProps<typeof Primitive.Root>) {
  const hasProvider = useContext(HasProvider)
  const root = <Primitive.Root data-slot="tooltip" {...props} />
  return hasProvider ? root : <TooltipProvider>{root}</TooltipProvider>
}

function TooltipTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="tooltip-trigger" {...props} />
}

function TooltipContent({
  className,
  sideOffset = 6,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="tooltip-content"
        sideOffset={sideOffset}
        className={cn(
          'fade-in-0 zoom-in-96 z-50 w-fit max-w-xs origin-(--radix-tooltip-content-transform-origin) animate-in text-balance rounded-md bg-foreground px-2.5 py-1.5 font-medium text-background text-xs leading-snug shadow-md duration-100',
          'data-[state=closed]:animate-out data-[state=closed]:fade-out-0',
          'has-data-[slot=kbd]:pr-1.5 **:data-[slot=kbd]:bg-background/15 **:data-[slot=kbd]:text-background',
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Arrow width={10} height={5} className="fill-foreground" />
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger }
