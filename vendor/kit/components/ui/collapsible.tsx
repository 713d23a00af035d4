import { Collapsible as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

function Collapsible(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="collapsible" {...props} />
}

function CollapsibleTrigger(props: ComponentProps<typeof Primitive.CollapsibleTrigger>) {
  return <Primitive.CollapsibleTrigger data-slot="collapsible-trigger" {...props} />
}

function CollapsibleContent(props: ComponentProps<typeof Primitive.CollapsibleContent>) {
  return <Primitive.CollapsibleContent data-slot="collapsible-content" {...props} />
}

export { Collapsible, CollapsibleContent, CollapsibleTrigger }
