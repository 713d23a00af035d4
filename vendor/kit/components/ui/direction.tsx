import { Direction as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

const useDirection = Primitive.useDirection

/** `direction` is another name of `dir`. */
function DirectionProvider({
  dir,
  direction,
  children,
}: Omit<ComponentProps<typeof Primitive.DirectionProvider>, 'dir'> & {
  dir?: 'ltr' | 'rtl'
  direction?: 'ltr' | 'rtl'
}) {
  return <Primitive.DirectionProvider dir={direction ?? dir ?? 'ltr'}>{children}</Primitive.DirectionProvider>
}

export { DirectionProvider, useDirection }
