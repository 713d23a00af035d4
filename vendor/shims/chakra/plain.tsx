import * as chakra from '@chakra-ui/react'
import { createElement, type ReactNode } from 'react'
import { older, olderProps, type Props } from './older-props'

// Components that both versions have, with the properties of either.

export const Box = older(chakra.Box)
export const Flex = older(chakra.Flex)
export const Stack = older(chakra.Stack)
export const HStack = older(chakra.HStack)
export const VStack = older(chakra.VStack)
export const SimpleGrid = older(chakra.SimpleGrid)
export const Grid = older(chakra.Grid)
export const GridItem = older(chakra.GridItem)
export const Wrap = older(chakra.Wrap)
export const WrapItem = older(chakra.WrapItem)
export const Center = older(chakra.Center)
export const Container = older(chakra.Container)
export const Square = older(chakra.Square)
export const Circle = older(chakra.Circle)
export const AspectRatio = older(chakra.AspectRatio)
export const LinkBox = older(chakra.LinkBox)
export const LinkOverlay = older(chakra.LinkOverlay)
export const Text = older(chakra.Text)
export const Heading = older(chakra.Heading)
export const Link = older(chakra.Link)
export const Image = older(chakra.Image)
export const Img = older(chakra.Image)
export const Icon = older(chakra.Icon)
export const Badge = older(chakra.Badge)
export const Code = older(chakra.Code)
export const Kbd = older(chakra.Kbd)
export const Spinner = older(chakra.Spinner)
export const CloseButton = older(chakra.CloseButton)
export const ButtonGroup = older(chakra.ButtonGroup)
export const Input = older(chakra.Input)
export const Textarea = older(chakra.Textarea)
export const Skeleton = older(chakra.Skeleton)
export const SkeletonText = older(chakra.SkeletonText)
export const SkeletonCircle = older(chakra.SkeletonCircle)
export const Card = Object.assign(older(chakra.Card.Root), chakra.Card)
export const CardHeader = older(chakra.Card.Header)
export const CardBody = older(chakra.Card.Body)
export const CardFooter = older(chakra.Card.Footer)
export const Divider = older(chakra.Separator)
export const StackDivider = older(chakra.StackSeparator)

/** With the icons that version 2 had beside its words. */
export function Button({ leftIcon, rightIcon, children, ...props }: Props) {
  return createElement(
    chakra.Button,
    olderProps(props),
    leftIcon as ReactNode,
    children,
    rightIcon as ReactNode,
  )
}

export function IconButton({ icon, children, ...props }: Props) {
  return createElement(chakra.IconButton, olderProps(props), (icon as ReactNode) ?? children)
}

export const Show = ({ above, below, ssr: _ssr, ...props }: Props) =>
  above || below ? (
    <chakra.Box hideBelow={above as string} hideFrom={below as string} {...props} />
  ) : (
    createElement(chakra.Show, props)
  )

export const Hide = ({ above, below, ssr: _ssr, ...props }: Props) => (
  <chakra.Box hideFrom={above as string} hideBelow={below as string} {...props} />
)
