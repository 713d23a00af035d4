import { content } from '../content'

export function Give() {
  const { give } = content
  if (give.lines.length === 0) return null
  return (
    <section id="give" aria-labelledby="give-title" className="scroll-mt-4 bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-8 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-8 md:py-20">
        <h2 id="give-title" className="font-extrabold text-4xl tracking-[-0.04em]">
          {give.title}
        </h2>
        <dl className="grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
          {give.lines.map((line, index) => (
            <div key={[index, line.name].join()}>
              <dt className="text-balance break-words font-bold text-xl tracking-tight">{line.name}</dt>
              {line.text ? <dd className="mt-1 max-w-[44ch] leading-normal">{line.text}</dd> : null}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export function Way() {
  if (content.way.length === 0) return null
  return (
    <section
      id="way"
      aria-labelledby="way-title"
      className="mx-auto max-w-7xl scroll-mt-4 px-5 py-16 md:px-8 md:py-24"
    >
      <h2 id="way-title" className="font-extrabold text-4xl tracking-[-0.04em]">
        {content.wayTitle}
      </h2>
      <ol className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {content.way.map((step, index) => (
          <li key={[index, step.name].join()} className="border-primary border-t-4 pt-4">
            {step.time ? <p className="text-muted-foreground">{step.time}</p> : null}
            <h3 className="mt-1 text-balance break-words font-bold text-xl leading-tight tracking-tight">
              {step.name}
            </h3>
            {step.text ? <p className="mt-2 max-w-[44ch] leading-normal">{step.text}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Questions() {
  if (content.questions.length === 0) return null
  return (
    <section aria-labelledby="questions-title" className="mx-auto max-w-7xl px-5 py-16 md:px-8 md:py-24">
      <h2 id="questions-title" className="font-extrabold text-3xl tracking-[-0.03em]">
        {content.questionsTitle}
      </h2>
      <dl className="mt-6 max-w-4xl">
        {content.questions.map((item, index) => (
          <div key={[index, item.question].join()} className="border-border border-t py-5">
            <dt className="break-words font-bold text-lg">{item.question}</dt>
            {item.answer ? <dd className="mt-1 max-w-[66ch] leading-normal">{item.answer}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
