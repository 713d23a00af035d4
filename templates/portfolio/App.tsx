import { PageLinks } from '../shared/page-links'
import { Contact } from './components/contact'
import { Sign } from './components/sign'
import { Works } from './components/works'
import { content } from './content'

const places = ['#works', '#about', '#services', '#contact']

export default function App() {
  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header>
        <div className="px-5 py-4 md:px-10">
          <PageLinks of={content} places={places} className="gap-y-1" />
        </div>
        <div className="px-2 md:px-5">
          <Sign text={content.brand} at={2} isHuge className="min-h-56 md:min-h-[26rem]" />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-3 px-5 py-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:px-10 md:py-10">
          <h1 className="text-balance break-words font-medium text-[clamp(2rem,4vw,3.75rem)] leading-[1.05] tracking-[-0.03em]">
            {content.hero.title}
          </h1>
          <p className="max-w-[44ch] text-lg leading-normal md:pt-2">{content.hero.lead}</p>
        </div>
      </header>
      <main>
        <Works />
        <About />
        <Services />
        <Contact />
      </main>
    </div>
  )
}

function About() {
  if (content.about.paragraphs.length === 0) return null
  return (
    <section id="about" aria-labelledby="about-title" className="bg-enamel-2 text-ink-2">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-10 md:py-24">
        <h2 id="about-title" className="font-black font-sign text-4xl leading-none md:text-6xl">
          {content.about.title}
        </h2>
        <div className="space-y-5">
          {content.about.paragraphs.map((paragraph, index) => (
            <p key={[index, paragraph.slice(0, 9)].join()} className="max-w-[54ch] text-xl md:text-2xl">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Services() {
  if (content.services.length === 0) return null
  return (
    <section id="services" aria-labelledby="services-title" className="px-5 py-16 md:px-10 md:py-24">
      <h2 id="services-title" className="font-medium text-4xl tracking-[-0.03em] md:text-5xl">
        {content.servicesTitle}
      </h2>
      <ul className="mt-8">
        {content.services.map((service, index) => (
          <li
            key={[index, service.name].join()}
            className="grid grid-cols-1 gap-x-8 gap-y-0.5 border-t py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,12rem)] md:items-baseline"
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
