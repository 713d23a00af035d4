import { content } from '../content'

export function About() {
  const { about, labels } = content
  if (about.length === 0) return <p className="py-6 text-muted-foreground">{labels.noAbout}</p>
  return (
    <div className="grid gap-8 pt-2">
      {about.map((part, index) => (
        <section key={[part.name, index].join()}>
          <h2 className="font-display text-2xl font-semibold tracking-tight">{part.name}</h2>
          {part.text && <p className="mt-2 max-w-prose text-[1.0625rem] leading-relaxed">{part.text}</p>}
        </section>
      ))}
    </div>
  )
}
