import { useState } from 'react'
import { Link } from 'react-router-dom'
import { content } from '../content'

export function StartPage() {
  const { example, pages } = content
  const [shown, setShown] = useState(0)
  return (
    <div className="max-w-5xl">
      <h1 className="max-w-[16ch] text-balance break-words font-semibold text-[clamp(2.5rem,5.6vw,4.75rem)] leading-[1] tracking-[-0.045em]">
        {content.title}
      </h1>
      <p className="mt-5 max-w-[56ch] text-lg text-muted-foreground leading-normal">{content.lead}</p>
      {example.parts.length > 0 ? (
        <section className="mt-10 rounded-lg bg-plate p-5 text-plate-foreground md:p-8">
          <h2 className="text-sm">{example.title}</h2>
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 font-mono text-lg md:text-2xl">
            {example.parts.map((part, index) => (
              <button
                key={[index, part.name].join()}
                type="button"
                aria-pressed={shown === index}
                onClick={() => setShown(index)}
                onMouseEnter={() => setShown(index)}
                className="min-h-11 max-w-full break-words border-transparent border-b-3 text-left outline-none hover:border-plate-foreground focus-visible:outline-2 focus-visible:outline-plate-foreground focus-visible:outline-offset-2 aria-pressed:border-beam aria-pressed:font-semibold"
              >
                {part.name}
              </button>
            ))}
          </div>
          <p aria-live="polite" className="mt-5 min-h-14 max-w-[60ch] text-lg leading-normal">
            {example.parts[shown]?.text ?? example.parts[shown]?.name}
          </p>
        </section>
      ) : null}
      {pages.length === 0 ? <p className="mt-10 text-lg">{content.words.noText}</p> : null}
      <ul className="mt-10 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {pages.map((page, at) => (
          <li key={[at, page.name].join()} className="border-t">
            <Link to={`/manual/${at}`} className="group block py-4">
              <span className="break-words font-semibold text-lg underline-offset-4 group-hover:text-primary group-hover:underline">
                {page.name}
              </span>
              <span className="mt-0.5 block text-muted-foreground leading-normal">{page.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {content.changed ? <p className="mt-8 text-muted-foreground text-sm">{content.changed}</p> : null}
    </div>
  )
}
