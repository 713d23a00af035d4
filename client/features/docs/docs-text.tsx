import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from 'wouter'

/** A page of the documentation: our own markdown. */
export function DocsText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4 text-base leading-relaxed text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink">
      <ReactMarkdown components={COMPONENTS}>{text}</ReactMarkdown>
    </div>
  )
}

const LINK =
  'font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent'

const COMPONENTS: Components = {
  h1: ({ children }) => (
    <h1 className="text-xl font-semibold tracking-[-0.03em] text-balance text-ink">{children}</h1>
  ),
  h2: ({ children }) => (
    <h2 className="mt-4 text-md font-semibold tracking-[-0.01em] text-ink">{children}</h2>
  ),
  a: ({ href = '', children }) =>
    // What is no page of ours is a file of ours, or somebody else's page.
    /^\/.*\.\w+$/.test(href) ? (
      <a href={href} download className={LINK}>
        {children}
      </a>
    ) : href.startsWith('/') ? (
      <Link href={href} className={LINK}>
        {children}
      </Link>
    ) : (
      <a href={href} target="_blank" rel="noopener" title="Opens in a new tab" className={LINK}>
        {children}
      </a>
    ),
  code: ({ children }) => (
    <code className="rounded-xs bg-hover px-1 py-0.5 font-mono text-[0.92em] text-ink">{children}</code>
  ),
  pre: ({ children }) => (
    <pre className="rounded-md border border-line bg-sunken p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap [&>code]:bg-transparent [&>code]:p-0">
      {children}
    </pre>
  ),
}
