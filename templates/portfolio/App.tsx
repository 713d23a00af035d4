import { Contact } from './components/contact'
import { About, Services } from './components/sections'
import { Sign } from './components/sign'
import { Works } from './components/works'
import { content } from './content'

const places = ['#works', '#about', '#services', '#contact']

export default function App() {
  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header>
        <div className="px-5 py-4 md:px-10">
          <nav aria-label={content.brand} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
            {content.navigation.map((item, index) => (
              <a
                key={[index, item.label].join()}
                href={item.href ?? places[index % places.length]}
                className="underline-offset-4 hover:underline"
              >
                {item.label}
              </a>
            ))}
          </nav>
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
