interface DocsLinkProps {
  /** A page of the documentation, by its name in the address. */
  page: string
  children: string
}

/** Opens beside what is open, so that nothing there is lost. */
export const DocsLink = ({ page, children }: DocsLinkProps) => (
  <a
    href={`/docs/${page}`}
    target="_blank"
    rel="noopener"
    title="Opens in a new tab"
    className="inline-block font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent"
  >
    {children}
  </a>
)
