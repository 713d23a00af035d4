import { Contact } from './components/contact'
import { Crowd } from './components/crowd'
import { Figures, Promises, Story } from './components/sections'
import { content } from './content'

const places = ['#crowd', '#story', '#promise', '#contact']

export default function App() {
  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="bg-rain text-rain-foreground">
        <div className="mx-auto flex max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
          <a href="#top" className="min-w-0 break-words font-bold font-display text-xl">
            {content.brand}
          </a>
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
        <div className="mx-auto grid grid-cols-1 max-w-7xl items-end gap-x-12 gap-y-5 px-5 pt-6 pb-8 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] md:px-8 md:pt-12">
          <h1 className="max-w-[19ch] text-balance break-words font-bold font-display text-[clamp(2.5rem,5.4vw,5.25rem)] leading-[1.02] tracking-[-0.02em]">
            {content.hero.title}
          </h1>
          <p className="max-w-[44ch] text-lg leading-normal">{content.hero.lead}</p>
        </div>
        <Crowd />
      </header>
      <main>
        <Story />
        <Figures />
        <Promises />
        <Contact />
      </main>
    </div>
  )
}
