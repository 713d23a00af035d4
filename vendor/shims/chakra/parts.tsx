import * as chakra from '@chakra-ui/react'
import { Children, createContext, Fragment, isValidElement, type ReactNode, useContext, useId } from 'react'
import { older, olderProps, type Props } from './older-props'

const { Accordion, Alert, Avatar, Breadcrumb, List, Progress, ProgressCircle, Stat, Table, Tabs, Tag } =
  chakra

/** The place of a child among its siblings, which version 2 counts by. */
const Place = createContext(0)

const placed = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).map((child, at) => (
    <Place key={(isValidElement(child) && child.key) || at} value={at}>
      {child}
    </Place>
  ))

const asPlaces = (index: unknown): string[] | undefined =>
  index === undefined ? undefined : [index].flat().map(String)

export const OlderTabs = ({ index, defaultIndex, onChange, isFitted, isLazy: _, align, ...props }: Props) => (
  <Tabs.Root
    defaultValue={String(defaultIndex ?? 0)}
    {...(index === undefined ? {} : { value: String(index) })}
    {...(typeof onChange === 'function'
      ? { onValueChange: ({ value }: { value: string }) => onChange(Number(value)) }
      : {})}
    fitted={Boolean(isFitted)}
    {...(align ? { justify: align as 'start' } : {})}
    {...olderProps(props)}
  />
)
export const TabList = ({ children, ...props }: Props) => (
  <Tabs.List {...olderProps(props)}>{placed(children)}</Tabs.List>
)
export const Tab = (props: Props) => <Tabs.Trigger value={String(useContext(Place))} {...olderProps(props)} />
export const TabPanels = ({ children, ...props }: Props) => (
  <chakra.Box width="full" {...olderProps(props)}>
    {placed(children)}
  </chakra.Box>
)
export const TabPanel = (props: Props) => (
  <Tabs.Content value={String(useContext(Place))} {...olderProps(props)} />
)
export const TabIndicator = () => null

export const OlderAccordion = ({
  allowMultiple,
  allowToggle,
  index,
  defaultIndex,
  onChange,
  children,
  ...props
}: Props) => (
  <Accordion.Root
    multiple={Boolean(allowMultiple)}
    collapsible={Boolean(allowToggle ?? allowMultiple)}
    defaultValue={asPlaces(defaultIndex)}
    {...(index === undefined ? {} : { value: asPlaces(index) })}
    {...(typeof onChange === 'function'
      ? {
          onValueChange: ({ value }: { value: string[] }) =>
            onChange(allowMultiple ? value.map(Number) : Number(value[0] ?? -1)),
        }
      : {})}
    {...olderProps(props)}
  >
    {placed(children)}
  </Accordion.Root>
)
export const AccordionItem = ({ children, value, ...props }: Props) => {
  const place = String(useContext(Place))
  return (
    <Accordion.Item value={typeof value === 'string' ? value : place} {...olderProps(props)}>
      {typeof children === 'function' ? (
        <Accordion.ItemContext>
          {({ expanded, disabled }) => children({ isExpanded: expanded, isDisabled: disabled })}
        </Accordion.ItemContext>
      ) : (
        children
      )}
    </Accordion.Item>
  )
}
export const AccordionButton = older(Accordion.ItemTrigger)
export const AccordionIcon = older(Accordion.ItemIndicator)
export const AccordionPanel = (props: Props) => (
  <Accordion.ItemContent>
    <Accordion.ItemBody {...olderProps(props)} />
  </Accordion.ItemContent>
)

export const OlderTable = older(Table.Root)
export const TableContainer = (props: Props) => <chakra.Box overflowX="auto" {...olderProps(props)} />
export const Thead = older(Table.Header)
export const Tbody = older(Table.Body)
export const Tfoot = older(Table.Footer)
export const Tr = older(Table.Row)
export const Th = ({ isNumeric, ...props }: Props) => (
  <Table.ColumnHeader {...(isNumeric ? { textAlign: 'end' } : {})} {...olderProps(props)} />
)
export const Td = ({ isNumeric, ...props }: Props) => (
  <Table.Cell {...(isNumeric ? { textAlign: 'end' } : {})} {...olderProps(props)} />
)

export const OlderList = ({ styleType, ...props }: Props) => (
  <List.Root listStyleType={(styleType as string) ?? 'none'} {...olderProps(props)} />
)
export const UnorderedList = ({ styleType, ...props }: Props) => (
  <List.Root listStyleType={(styleType as string) ?? 'disc'} paddingStart="5" {...olderProps(props)} />
)
export const OrderedList = ({ styleType, ...props }: Props) => (
  <List.Root
    as="ol"
    listStyleType={(styleType as string) ?? 'decimal'}
    paddingStart="5"
    {...olderProps(props)}
  />
)
export const ListItem = older(List.Item)
export const ListIcon = (props: Props) => (
  <chakra.Icon display="inline" marginEnd="2" verticalAlign="text-bottom" {...olderProps(props)} />
)

export const OlderStat = older(Stat.Root)
export const StatNumber = older(Stat.ValueText)
export const StatArrow = ({ type, ...props }: Props) =>
  type === 'decrease' ? <Stat.DownIndicator {...props} /> : <Stat.UpIndicator {...props} />

export const OlderBreadcrumb = ({ separator = '/', spacing = '2', children, ...props }: Props) => {
  const items = Children.toArray(children)
  return (
    <Breadcrumb.Root {...olderProps(props)}>
      <Breadcrumb.List gap={spacing as string}>
        {items.map((item, at) => (
          <Fragment key={(isValidElement(item) && item.key) || 'word'}>
            {at > 0 ? <Breadcrumb.Separator>{separator as ReactNode}</Breadcrumb.Separator> : null}
            {item}
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}
export const BreadcrumbItem = ({ isCurrentPage: _, ...props }: Props) => (
  <Breadcrumb.Item {...olderProps(props)} />
)
export const BreadcrumbLink = ({ isCurrentPage, ...props }: Props) => (
  <Breadcrumb.Link {...(isCurrentPage ? { 'aria-current': 'page' } : {})} {...olderProps(props)} />
)

export const OlderAlert = older(Alert.Root)
export const AlertIcon = older(Alert.Indicator)

export const OlderTag = older(Tag.Root)
export const TagLeftIcon = (props: Props) => <chakra.Icon marginEnd="1" {...olderProps(props)} />
export const TagRightIcon = (props: Props) => <chakra.Icon marginStart="1" {...olderProps(props)} />
export const TagCloseButton = older(Tag.CloseTrigger)

export const OlderAvatar = ({
  name,
  src,
  srcSet,
  icon,
  getInitials: _,
  showBorder: _border,
  children,
  ...props
}: Props) => (
  <Avatar.Root {...olderProps(props)}>
    <Avatar.Fallback name={name as string}>{icon as ReactNode}</Avatar.Fallback>
    {src ? <Avatar.Image src={String(src)} srcSet={srcSet as string} alt={String(name ?? '')} /> : null}
    {children}
  </Avatar.Root>
)
export const AvatarBadge = (props: Props) => (
  <chakra.Box
    position="absolute"
    bottom="0"
    insetEnd="0"
    borderRadius="full"
    borderWidth="2px"
    borderColor="bg"
    {...olderProps(props)}
  />
)
export const AvatarGroup = ({ max, children, ...props }: Props) => {
  const all = Children.toArray(children)
  const shown = typeof max === 'number' ? all.slice(0, max) : all
  return (
    <chakra.AvatarGroup {...olderProps(props)}>
      {shown}
      {all.length > shown.length ? <OlderAvatar icon={`+${all.length - shown.length}`} /> : null}
    </chakra.AvatarGroup>
  )
}

export const OlderProgress = ({ value, isIndeterminate, children, ...props }: Props) => (
  <Progress.Root value={isIndeterminate ? null : Number(value ?? 0)} {...olderProps(props)}>
    <Progress.Track borderRadius="inherit">
      <Progress.Range />
    </Progress.Track>
    {children}
  </Progress.Root>
)
export const CircularProgress = ({
  value,
  isIndeterminate,
  color,
  trackColor,
  thickness,
  size,
  capIsRound,
  children,
  ...props
}: Props) => (
  <ProgressCircle.Root
    value={isIndeterminate ? null : Number(value ?? 0)}
    position="relative"
    {...olderProps(props)}
  >
    <ProgressCircle.Circle
      css={{
        ...(size ? { '--size': typeof size === 'number' ? `${size}px` : String(size) } : {}),
        ...(thickness ? { '--thickness': String(thickness) } : {}),
      }}
    >
      <ProgressCircle.Track stroke={trackColor as string} />
      <ProgressCircle.Range stroke={color as string} strokeLinecap={capIsRound ? 'round' : undefined} />
    </ProgressCircle.Circle>
    {children}
  </ProgressCircle.Root>
)
export const CircularProgressLabel = (props: Props) => (
  <chakra.AbsoluteCenter fontSize="xs" {...olderProps(props)} />
)

/** An id of its own for what version 2 needs none for. */
export const useOwnValue = (value: unknown): string => {
  const id = useId()
  return value === undefined ? id : String(value)
}
