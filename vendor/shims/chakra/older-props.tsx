import { createElement, type ElementType, type ReactNode } from 'react'

export type Props = { children?: ReactNode } & Record<string, unknown>

/** Properties of Chakra UI 2 that version 3 has under another name. */
const RENAMED: Readonly<Record<string, string>> = {
  colorScheme: 'colorPalette',
  isDisabled: 'disabled',
  isLoading: 'loading',
  isRequired: 'required',
  isReadOnly: 'readOnly',
  isChecked: 'checked',
  isInvalid: 'aria-invalid',
  isActive: 'data-active',
  isTruncated: 'truncate',
  isAttached: 'attached',
  hasStripe: 'striped',
  isAnimated: 'animated',
  noOfLines: 'lineClamp',
  spacing: 'gap',
  spacingX: 'columnGap',
  spacingY: 'rowGap',
  divider: 'separator',
  sx: 'css',
  __css: 'css',
}
const MADE: Readonly<Record<string, (value: unknown) => object>> = {
  isExternal: is => (is ? { target: '_blank', rel: 'noopener' } : {}),
  isFullWidth: is => (is ? { width: 'full' } : {}),
  isRound: is => (is ? { borderRadius: 'full' } : {}),
  isLoaded: is => ({ loading: !is }),
  bgGradient: gradient,
  apply: () => ({}),
  fallbackSrc: () => ({}),
  iconSpacing: () => ({}),
  fadeDuration: () => ({}),
  variant: value =>
    value === 'unstyled' ? { unstyled: true } : { variant: VARIANTS[String(value)] ?? value },
}
const VARIANTS: Readonly<Record<string, string>> = {
  link: 'plain',
  filled: 'subtle',
  simple: 'line',
  'left-accent': 'subtle',
  'top-accent': 'subtle',
  'soft-rounded': 'subtle',
  'solid-rounded': 'subtle',
}

/** The same properties as version 3 names them. */
export function olderProps<T extends object>(props: T): T {
  const names = Object.keys(props)
  if (!names.some(name => RENAMED[name] || MADE[name])) return props
  const given: Record<string, unknown> = {}
  for (const name of names) {
    const value = props[name as keyof T]
    const make = MADE[name]
    if (make) Object.assign(given, make(value))
    else given[RENAMED[name] ?? name] = value
  }
  return given as T
}

/** A component that takes properties of both versions. */
export const older = (component: ElementType) =>
  function Older(props: object) {
    return createElement(component, olderProps(props))
  }

/** `linear(to-r, teal.500, green.500)` in the properties that have taken its place. */
function gradient(value: unknown): object {
  const [, direction, colours = ''] = /^linear\((to-\w+),(.*)\)$/.exec(String(value).trim()) ?? []
  if (!direction) return { bgGradient: value }
  const [from, ...rest] = colours.split(',').map(colour => colour.trim().replace(/\s+\d+%$/, ''))
  return {
    bgGradient: direction,
    gradientFrom: from,
    gradientTo: rest.at(-1),
    ...(rest.length > 1 ? { gradientVia: rest[0] } : {}),
  }
}
