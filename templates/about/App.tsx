import { Button } from '@/components/ui/button'
import { PageLinks } from '../shared/page-links'
import { TextField } from '../shared/text-field'
import { useForm } from '../shared/use-form'
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
          <PageLinks of={content} places={places} className="gap-y-1" />
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

const names = ['name', 'email', 'message'] as const

function Contact() {
  const { contact } = content
  const { errors, sent, submit, begin } = useForm(names, contact)

  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-foreground text-background">
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-10 px-5 py-16 md:grid-cols-2 md:px-8 md:py-24">
        <div className="min-w-0">
          <h2 id="contact-title" className="font-bold font-display text-4xl tracking-tight md:text-5xl">
            {sent.email ? contact.doneTitle : contact.title}
          </h2>
          <p className="mt-4 max-w-[44ch] break-words text-lg leading-normal">
            {sent.email ? `${contact.done} ${sent.email}.` : contact.lead}
          </p>
          <address className="mt-8 text-lg not-italic leading-relaxed">
            {[content.brand, ...contact.lines].map((line, index) => (
              <span key={[index, line].join()} className="block break-words">
                {line}
              </span>
            ))}
          </address>
        </div>
        <div className="min-w-0 bg-card p-6 text-card-foreground md:p-8">
          {sent.email ? (
            <Button variant="outline" className="h-12" onClick={begin}>
              {contact.again}
            </Button>
          ) : (
            <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
              {names.map(name => (
                <TextField
                  key={name}
                  field="gap-2"
                  id={`contact-${name}`}
                  label={contact[name]}
                  error={errors[name]}
                  name={name}
                  type={name === 'email' ? 'email' : 'text'}
                  autoComplete={name}
                  isLong={name === 'message'}
                  className={name === 'message' ? 'min-h-32 text-base' : 'h-12 text-base'}
                />
              ))}
              <Button type="submit" className="h-auto min-h-13 whitespace-normal text-base">
                {contact.send}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
