import { content } from '../content'

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="scroll-mt-4 bg-enamel-2 text-ink-2">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-10 md:py-24">
        <h2 id="about-title" className="font-black font-sign text-4xl leading-none md:text-6xl">
          {content.about.title}
        </h2>
        <div className="space-y-5">
          {content.about.paragraphs.map((paragraph, index) => (
            <p
              key={[index, paragraph.slice(0, 12)].join()}
              className="max-w-[54ch] text-xl leading-normal md:text-2xl"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

export function Services() {
  if (content.services.length === 0) return null
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="scroll-mt-4 px-5 py-16 md:px-10 md:py-24"
    >
      <h2 id="services-title" className="font-medium text-4xl tracking-[-0.03em] md:text-5xl">
        {content.servicesTitle}
      </h2>
      <ul className="mt-8">
        {content.services.map((service, index) => (
          <li
            key={[index, service.name].join()}
            className="grid grid-cols-1 gap-x-8 gap-y-0.5 border-border border-t py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,12rem)] md:items-baseline"
          >
            <h3 className="break-words font-semibold text-xl">{service.name}</h3>
            <p className="text-muted-foreground md:text-lg">{service.text}</p>
            {service.price ? <p className="text-xl tabular-nums md:text-right">{service.price}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
