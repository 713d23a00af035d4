import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'

/** Safe by construction: no raw HTML, no picture from anywhere, links open outside. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 text-base leading-relaxed [&_:is(p,li)]:[unicode-bidi:plaintext] [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-ink-faint">
      <ReactMarkdown skipHtml components={COMPONENTS}>
        {text}
      </ReactMarkdown>
    </div>
  )
})

const heading: Components['h1'] = ({ children }) => <p className="mt-1 font-semibold">{children}</p>

const COMPONENTS: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  a: ({ href, children }) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent"
    >
      {children}
    </a>
  ),
  img: ({ alt }) => <span className="text-ink-faint italic">{alt}</span>,
  code: ({ children }) => (
    <code className="rounded-xs bg-hover px-1 py-0.5 font-mono text-[0.92em]">{children}</code>
  ),
  pre: ({ children }) => (
    <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-relaxed [&>code]:bg-transparent [&>code]:p-0">
      {children}
    </pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-line-strong pl-3 text-ink-soft">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
}
