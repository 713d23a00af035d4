import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { content } from '../content'

export function DocPage() {
  const at = Number(useParams().at)
  return <Article key={at} at={at} />
}

function Article({ at }: { at: number }) {
  const { words, pages } = content
  const { hash } = useLocation()
  const page = pages[at]
  const blocks = page?.blocks ?? []
  const headings = blocks.map((block, index) => ({ name: block.heading, index })).filter(row => row.name)

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  }, [hash])

  if (!page)
    return (
      <>
        <h1 className="font-semibold text-4xl tracking-tight">{words.missing}</h1>
        <Link to="/" className="mt-4 inline-block underline underline-offset-4">
          {words.start}
        </Link>
      </>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,13rem)]">
      <article className="min-w-0">
        {page.group ? <p className="text-muted-foreground">{page.group}</p> : null}
        <h1 className="mt-1 text-balance break-words font-semibold text-4xl tracking-[-0.035em] md:text-5xl">
          {page.name}
        </h1>
        {page.text ? <p className="mt-4 text-lg text-muted-foreground leading-normal">{page.text}</p> : null}
        {blocks.length === 0 ? <p className="mt-8">{words.noText}</p> : null}
        {blocks.map((block, index) => (
          <section key={[index, block.heading].join()} id={`part-${index}`} className="mt-10 scroll-mt-20">
            <h2 className="break-words font-semibold text-2xl tracking-tight empty:hidden">
              {block.heading}
            </h2>
            <p className="mt-2 leading-relaxed empty:hidden">{block.text}</p>
            {block.code ? <Code text={block.code} /> : null}
            <p className="mt-4 rounded-md border border-primary px-4 py-3 empty:hidden">{block.note}</p>
          </section>
        ))}
        <nav aria-label={words.contents} className="mt-14 flex flex-wrap justify-between gap-6 border-t pt-5">
          {[
            { label: words.previous, to: at - 1 },
            { label: words.next, to: at + 1 },
          ].map(({ label, to }) =>
            pages[to] ? (
              <Link key={label} to={`/manual/${to}`} className="group min-w-0">
                <span className="block text-muted-foreground text-sm">{label}</span>
                <span className="break-words font-semibold text-lg underline-offset-4 group-hover:underline">
                  {pages[to].name}
                </span>
              </Link>
            ) : (
              <span key={label} />
            ),
          )}
        </nav>
      </article>
      {headings.length > 1 ? (
        <nav aria-label={words.onPage} className="sticky top-24 hidden self-start text-sm lg:block">
          <p className="font-semibold">{words.onPage}</p>
          <ul className="mt-2">
            {headings.map(row => (
              <li key={[row.index, row.name].join()}>
                <Link to={`#part-${row.index}`} className="block break-words py-1 hover:text-primary">
                  {row.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

function Code({ text }: { text: string }) {
  const { words } = content
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.noCopy)
    }
  }

  return (
    <div className="mt-4 flex items-start gap-2 rounded-md bg-muted py-1.5 pr-1.5 pl-4">
      <pre className="min-w-0 flex-1 whitespace-pre-wrap break-words py-2 font-mono text-sm leading-relaxed">
        {text}
      </pre>
      <Button variant="ghost" size="sm" aria-live="polite" onClick={copy} className="h-9 hover:bg-background">
        {said || words.copy}
      </Button>
    </div>
  )
}
