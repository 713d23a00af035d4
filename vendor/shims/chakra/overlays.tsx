import * as chakra from '@chakra-ui/react'
import { type ComponentProps, createContext, isValidElement, type ReactNode, useContext, useId } from 'react'
import { olderProps, type Props } from './older-props'

const { Dialog, Drawer, Menu, Popover, Portal, Tooltip } = chakra

/** What is drawn inside of a part that was called as version 2 calls it. */
const IsOlder = createContext(false)

interface OpenProps {
  isOpen?: boolean
  onClose?: () => void
  children?: ReactNode
}

const openProps = ({ isOpen, onClose, ...props }: OpenProps & Record<string, unknown>) => ({
  ...(isOpen === undefined ? {} : { open: isOpen }),
  ...(onClose ? { onOpenChange: ({ open }: { open: boolean }) => open || onClose() } : {}),
  ...props,
})

export const Modal = ({ isCentered, children, scrollBehavior, size, ...props }: Props) => (
  <Dialog.Root
    placement={isCentered ? 'center' : 'top'}
    scrollBehavior={scrollBehavior as 'inside'}
    size={size as 'md'}
    {...openProps(known(props))}
  >
    <Portal>{children}</Portal>
  </Dialog.Root>
)
export const ModalOverlay = ({ children, ...props }: Props) => (
  <>
    <Dialog.Backdrop {...olderProps(props)} />
    {children}
  </>
)
export const ModalContent = (props: Props) => (
  <Dialog.Positioner>
    <Dialog.Content {...olderProps(props)} />
  </Dialog.Positioner>
)
export const ModalHeader = ({ children, ...props }: Props) => (
  <Dialog.Header {...olderProps(props)}>
    <Dialog.Title>{children}</Dialog.Title>
  </Dialog.Header>
)
export const ModalBody = (props: Props) => <Dialog.Body {...olderProps(props)} />
export const ModalFooter = (props: Props) => <Dialog.Footer {...olderProps(props)} />
export const ModalCloseButton = (props: Props) => (
  <Dialog.CloseTrigger asChild>
    <chakra.CloseButton size="sm" {...olderProps(props)} />
  </Dialog.CloseTrigger>
)
export const AlertDialog = Modal
export const AlertDialogOverlay = ModalOverlay
export const AlertDialogContent = ModalContent
export const AlertDialogHeader = ModalHeader
export const AlertDialogBody = ModalBody
export const AlertDialogFooter = ModalFooter
export const AlertDialogCloseButton = ModalCloseButton

const SIDES: Readonly<Record<string, 'start' | 'end' | 'top' | 'bottom'>> = {
  left: 'start',
  right: 'end',
  top: 'top',
  bottom: 'bottom',
}

export const OlderDrawer = ({ placement = 'right', size, children, ...props }: Props) => (
  <Drawer.Root placement={SIDES[String(placement)] ?? 'end'} size={size as 'xs'} {...openProps(known(props))}>
    <IsOlder value>
      <Portal>{children}</Portal>
    </IsOlder>
  </Drawer.Root>
)
export const DrawerOverlay = (props: Props) => <Drawer.Backdrop {...olderProps(props)} />
export const DrawerContent = (props: ComponentProps<typeof Drawer.Content>) => {
  const content = <Drawer.Content {...olderProps(props)} />
  return useContext(IsOlder) ? <Drawer.Positioner>{content}</Drawer.Positioner> : content
}
export const DrawerCloseButton = (props: Props) => (
  <Drawer.CloseTrigger asChild>
    <chakra.CloseButton size="sm" {...olderProps(props)} />
  </Drawer.CloseTrigger>
)

export const OlderPopover = ({ placement, children, ...props }: Props) => (
  <Popover.Root {...(placement ? { positioning: { placement } } : {})} {...openProps(known(props))}>
    <IsOlder value>
      {typeof children === 'function' ? (
        <Popover.Context>
          {({ open, setOpen }) => children({ isOpen: open, onClose: () => setOpen(false) })}
        </Popover.Context>
      ) : (
        children
      )}
    </IsOlder>
  </Popover.Root>
)
export const PopoverTrigger = (props: ComponentProps<typeof Popover.Trigger>) => (
  <Popover.Trigger asChild={useContext(IsOlder) && isValidElement(props.children)} {...props} />
)
export const PopoverContent = (props: ComponentProps<typeof Popover.Content>) => {
  const content = <Popover.Content {...olderProps(props)} />
  return useContext(IsOlder) ? <Popover.Positioner>{content}</Popover.Positioner> : content
}
export const PopoverCloseButton = (props: Props) => (
  <Popover.CloseTrigger asChild>
    <chakra.CloseButton size="xs" position="absolute" top="1" insetEnd="1" {...olderProps(props)} />
  </Popover.CloseTrigger>
)

export const OlderTooltip = ({ label, placement, hasArrow, children, isDisabled, ...props }: Props) => (
  <Tooltip.Root
    openDelay={0}
    disabled={Boolean(isDisabled)}
    {...(placement ? { positioning: { placement } as object } : {})}
  >
    <Tooltip.Trigger asChild>{isValidElement(children) ? children : <span>{children}</span>}</Tooltip.Trigger>
    <Portal>
      <Tooltip.Positioner>
        <Tooltip.Content {...stylesOf(props)}>
          {hasArrow ? <Tooltip.Arrow /> : null}
          {label as ReactNode}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Portal>
  </Tooltip.Root>
)

export const OlderMenu = ({ placement, children, ...props }: Props) => (
  <Menu.Root {...(placement ? { positioning: { placement } as object } : {})} {...openProps(known(props))}>
    {typeof children === 'function' ? (
      <Menu.Context>{({ open }) => children({ isOpen: open })}</Menu.Context>
    ) : (
      children
    )}
  </Menu.Root>
)
export const MenuButton = (props: Props) => <Menu.Trigger {...props} />
export const MenuDivider = Menu.Separator
export const MenuList = (props: Props) => (
  <Menu.Positioner>
    <Menu.Content {...olderProps(props)} />
  </Menu.Positioner>
)
export const MenuItem = ({ icon, command, children, value, ...props }: Props) => {
  const id = useId()
  return (
    <Menu.Item value={typeof value === 'string' ? value : id} {...olderProps(props)}>
      {icon as ReactNode}
      {children}
      {command ? <Menu.ItemCommand>{String(command)}</Menu.ItemCommand> : null}
    </Menu.Item>
  )
}
export const MenuGroup = ({ title, children, ...props }: Props) => (
  <Menu.ItemGroup {...props}>
    {title ? <Menu.ItemGroupLabel>{String(title)}</Menu.ItemGroupLabel> : null}
    {children}
  </Menu.ItemGroup>
)
export const MenuOptionGroup = MenuGroup
export const MenuItemOption = MenuItem

const LEFT =
  /Ref$|^(?:motionPreset|blockScrollOnMount|trapFocus|returnFocusOnClose|isFullHeight|isLazy|lazyBehavior|gutter|offset|matchWidth|closeOn\w+|allowPinchZoom|arrow\w+|direction|trigger|isFullWidth|strategy|boundary|flip)$/

/** Without properties that have no place in version 3. */
const known = (props: Record<string, unknown>): OpenProps & Record<string, unknown> =>
  Object.fromEntries(Object.entries(olderProps(props)).filter(([name]) => !LEFT.test(name)))

/** What of a tooltip's properties is its look. */
const stylesOf = (props: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name]) => !/^(?:on[A-Z]|is[A-Z]|open|close|gutter|offset|should)/.test(name),
    ),
  )
