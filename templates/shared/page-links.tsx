interface PageLinksProps {
  name: string
  items: { label: string; href?: string }[]
  /** Where links without an address of their own lead, in turn. */
  places: string[]
  className: string
  linkClass?: string
}

/** Links to the parts of a page. */
export function PageLinks({ name, items, places, className, linkClass = '' }: PageLinksProps) {
  return (
    <nav aria-label={name} className={`flex min-w-0 flex-wrap gap-x-6 ${className}`}>
      {items.map((item, index) => (
        <a
          key={[index, item.label].join()}
          href={item.href ?? places[index % places.length]}
          className={`underline-offset-4 hover:underline ${linkClass}`}
        >
          {item.label}
        </a>
      ))}
    </nav>
  )
}
