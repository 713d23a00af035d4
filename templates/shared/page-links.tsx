import { useLayoutEffect, useRef, useState } from 'react'

interface PageLinksProps {
  of: { brand: string; navigation: { label: string; href?: string }[] }
  /** Where links without an address of their own lead, in turn. */
  places: string[]
  className: string
  linkClass?: string
}

/** Links to the parts of a page; a part with nothing in it is not there, and no link leads to it. */
export function PageLinks({ of, places, className, linkClass = '' }: PageLinksProps) {
  const links = of.navigation.map((item, index) => ({
    ...item,
    href: item.href ?? places[index % places.length] ?? '',
  }))
  const [missing, setMissing] = useState('')
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const page = nav.current?.ownerDocument
    const isGone = (href: string) => href.startsWith('#') && !page?.getElementById(href.slice(1))
    setMissing(
      links
        .map(({ href }) => href)
        .filter(isGone)
        .join(' '),
    )
  })
  return (
    <nav ref={nav} aria-label={of.brand} className={`flex min-w-0 flex-wrap gap-x-6 ${className}`}>
      {links
        .filter(({ href }) => !missing.split(' ').includes(href))
        .map(({ href, label }, index) => (
          <a
            key={[index, label].join()}
            href={href}
            className={`underline-offset-4 hover:underline ${linkClass}`}
          >
            {label}
          </a>
        ))}
    </nav>
  )
}
