import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { type Page, type Piece, type SectionWriter, say } from '#server/designer/page/page.ts'

/** Questions that open one at a time. */
export const faq: SectionWriter = (page, wish) =>
  questionsPiece(page, page.brief.subject.faq.slice(0, wish.count ?? undefined))

export function questionsPiece(page: Page, rows: [question: string, answer: string][]): Piece {
  const { look } = page
  const data = dataFile({
    file: 'data/questions.ts',
    name: 'questions',
    row: 'Question',
    fields: { question: 'string', answer: 'string' },
    rows: rows.map(([question, answer]) => ({ question: say(page, question), answer: say(page, answer) })),
  })
  const code = tsx`
    import {
      Accordion,
      AccordionContent,
      AccordionItem,
      AccordionTrigger,
    } from "@/components/ui/accordion";
    import { questions } from "@/data/questions";

    export function Faq() {
      return (
        <section id="faq" className="${look.section} ${look.rule}">
          <div className="${look.container} grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-20">
            <h2 className="${look.h2}">Good to know</h2>
            <Accordion type="single" collapsible defaultValue={questions[0].question}>
              {questions.map((each) => (
                <AccordionItem key={each.question} value={each.question}>
                  <AccordionTrigger className="py-5 text-left text-lg">{each.question}</AccordionTrigger>
                  <AccordionContent className="max-w-[60ch] pb-6 text-base text-pretty text-muted-foreground">
                    {each.answer}
                  </AccordionContent>
                </AccordionItem>
              ))}
            </Accordion>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'Faq',
    file: 'components/faq.tsx',
    code,
    files: [data],
    anchor: { id: 'faq', label: 'Questions' },
  }
}
