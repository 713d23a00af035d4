interface PageLinksProps {
  of: { brand: string; navigation: { label: string; href?: string }[] }
  /** Where links without an address of their own lead, in turn. */
  places: string[]
  className: string
  linkClass?: string
}

/** Links to the parts of a page. */
export function PageLinks({ of, places, className, linkClass = '' }: PageLinksProps) {
  return (
    <nav aria-label={of.brand} className={`flex min-w-0 flex-wrap gap-x-6 ${className}`}>
      {of.navigation.map((item, index) => (
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
