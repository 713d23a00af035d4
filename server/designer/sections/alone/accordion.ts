import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const accordion: Alone = {
  name: 'accordion',
  label: 'an accordion',
  words:
    /\b(?:accordions?|collapsible (?:panels?|sections?|lists?)|faq (?:accordion|component|section|list)|expandable (?:panels?|sections?))\b/i,
  component: 'Questions',
  says: 'questions that open one at a time, with the keyboard too',
  isWide: true,
  code: ({ brief, look }) => tsx`
    import {
      Accordion,
      AccordionContent,
      AccordionItem,
      AccordionTrigger,
    } from "@/components/ui/accordion";

    const QUESTIONS = [
      ${brief.subject.faq.map(([question, answer]) => `{\n  question: ${JSON.stringify(question)},\n  answer:\n    ${JSON.stringify(answer.replaceAll('{brand}', brief.brand))},\n},`)}
    ];

    export function Questions() {
      return (
        <section className="w-full max-w-2xl">
          <h1 className="${look.h3} text-3xl">Questions, answered</h1>
          <Accordion type="single" collapsible defaultValue={QUESTIONS[0].question} className="mt-6">
            {QUESTIONS.map(({ question, answer }) => (
              <AccordionItem key={question} value={question}>
                <AccordionTrigger className="text-base">{question}</AccordionTrigger>
                <AccordionContent className="text-base text-muted-foreground">{answer}</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      );
    }
  `,
}
