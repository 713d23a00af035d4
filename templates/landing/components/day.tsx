import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion'
import { content } from '../content'

export function Day() {
  if (content.steps.length === 0) return null
  return (
    <section id="day" aria-labelledby="day-title">
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">
        <h2 id="day-title" className="text-balance font-semibold text-4xl tracking-tight md:text-5xl">
          {content.day.title}
        </h2>
        <p className="mt-3 max-w-[60ch] text-lg text-muted-foreground">{content.day.lead}</p>
        <ol className="mt-10 border-t">
          {content.steps.map((step, index) => (
            <li
              key={[index, step.name].join()}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-b py-5 md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.4fr)] md:items-baseline md:py-6"
            >
              <p className="font-light text-3xl text-muted-foreground tabular-nums">
                {step.time ?? index + 1}
              </p>
              <h3 className="min-w-0 break-words font-semibold text-xl">{step.name}</h3>
              <p className="max-w-[56ch] leading-normal empty:hidden">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Area() {
  if (content.area.places.length === 0) return null
  return (
    <section id="area" aria-labelledby="area-title" className="bg-primary text-primary-foreground">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-8 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:gap-14 md:px-8 md:py-20">
        <div>
          <h2 id="area-title" className="text-balance font-semibold text-3xl tracking-tight">
            {content.area.title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg leading-normal">{content.area.text}</p>
        </div>
        <div className="min-w-0">
          <p className="text-balance break-words font-light text-3xl leading-[1.25] tracking-tight md:text-4xl">
            {content.area.places.join(', ')}
          </p>
          <p className="mt-5">{content.area.outside}</p>
        </div>
      </div>
    </section>
  )
}

export function Terms() {
  if (content.questions.length === 0) return null
  return (
    <section id="terms" aria-labelledby="terms-title">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-6 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12 md:px-8 md:py-24">
        <h2 id="terms-title" className="text-balance font-semibold text-4xl tracking-tight">
          {content.terms.title}
        </h2>
        <Accordion type="single" collapsible defaultValue="0">
          {content.questions.map((item, index) =>
            item.answer ? (
              <AccordionItem key={[index, item.question].join()} value={String(index)}>
                <AccordionTrigger className="text-lg">{item.question}</AccordionTrigger>
                <AccordionContent className="max-w-[62ch] text-base text-muted-foreground leading-normal">
                  {item.answer}
                </AccordionContent>
              </AccordionItem>
            ) : (
              <p key={[index, item.question].join()} className="break-words border-b py-4 text-lg">
                {item.question}
              </p>
            ),
          )}
        </Accordion>
      </div>
    </section>
  )
}
