/** Opens beside the design, so that nothing here is lost. */
export const DocsLink = ({ children }: { children: string }) => (
  <a
    href="/docs/custom-domains"
    target="_blank"
    rel="noopener"
    title="Opens in a new tab"
    className="font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent"
  >
    {children}
  </a>
)
