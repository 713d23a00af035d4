import type { ComponentProps } from 'react'

type Address = string | { pathname?: string | null; query?: Record<string, string>; hash?: string }

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Address
  prefetch?: unknown
  replace?: boolean
  scroll?: boolean
  shallow?: boolean
  passHref?: boolean
  legacyBehavior?: boolean
  locale?: unknown
}

/** A plain link: a design has no server that could render the next page. */
export default function Link({
  href,
  prefetch: _prefetch,
  replace: _replace,
  scroll: _scroll,
  shallow: _shallow,
  passHref: _passHref,
  legacyBehavior: _legacyBehavior,
  locale: _locale,
  ...props
}: LinkProps) {
  return <a href={addressOf(href)} {...props} />
}

function addressOf(href: Address): string {
  if (typeof href === 'string') return href
  const query = new URLSearchParams(href.query).toString()
  return `${href.pathname ?? ''}${query ? `?${query}` : ''}${href.hash ?? ''}`
}
