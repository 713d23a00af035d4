import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName, Look } from '#server/designer/direction/direction.ts'
import { type Page, type Piece, type SectionWriter, say } from '#server/designer/page/page.ts'

/** Questions that open one at a time. */
export const faq: SectionWriter = (page, wish) =>
  questionsPiece(page, page.brief.subject.faq.slice(0, wish.count ?? undefined))

export function questionsPiece(page: Page, rows: [question: string, answer: string][]): Piece {
  const { look, direction } = page
  const data = dataFile({
    file: 'data/questions.ts',
    name: 'questions',
    row: 'Question',
    fields: { question: 'string', answer: 'string' },
    rows: rows.map(([question, answer]) => ({ question: say(page, question), answer: say(page, answer) })),
  })
  return {
    component: 'Faq',
    file: 'components/faq.tsx',
    code: (LAYOUTS[direction.name] ?? beside)(look),
    files: [data],
    anchor: { id: 'faq', label: 'Questions' },
  }
}

type Layout = (look: Look) => string

const IMPORTS = `import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from "@/components/ui/accordion";
import { questions } from "@/data/questions";`

const ITEM = `<AccordionTrigger className="py-5 text-left text-lg">{each.question}</AccordionTrigger>
<AccordionContent className="max-w-[60ch] pb-6 text-base text-pretty text-muted-foreground">
  {each.answer}
</AccordionContent>`

/** The title on the left, the questions on the right. */
const beside: Layout = look => tsx`
  ${IMPORTS}

  export function Faq() {
    return (
      <section id="faq" className="${look.section} ${look.rule}">
        <div className="${look.container} grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-20">
          <h2 className="${look.h2}">Good to know</h2>
          <Accordion type="single" collapsible defaultValue={questions[0].question}>
            {questions.map((each) => (
              <AccordionItem key={each.question} value={each.question}>
                ${ITEM}
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </section>
    );
  }
`

/** In a narrow column in the middle. */
const centered: Layout = look => tsx`
  ${IMPORTS}

  export function Faq() {
    return (
      <section id="faq" className="${look.section} ${look.rule}">
        <div className="mx-auto w-full max-w-3xl px-5 sm:px-8">
          <h2 className="text-center ${look.h2}">Good to know</h2>
          <Accordion type="single" collapsible className="mt-10">
            {questions.map((each) => (
              <AccordionItem key={each.question} value={each.question}>
                ${ITEM}
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      </section>
    );
  }
`

/** Each question in a box of its own, in two columns. */
const boxed: Layout = look => tsx`
  ${IMPORTS}

  export function Faq() {
    return (
      <section id="faq" className="${look.container} ${look.section}">
        <h2 className="${look.h2}">Good to know</h2>
        <Accordion type="multiple" className="mt-10 grid items-start gap-4 md:grid-cols-2">
          {questions.map((each) => (
            <AccordionItem
              key={each.question}
              value={each.question}
              className="${boxOf(look.card)}"
            >
              ${ITEM}
            </AccordionItem>
          ))}
        </Accordion>
      </section>
    );
  }
`

/** The box brings its own room above and below, and a lower edge for the last one too. */
function boxOf(card: string): string {
  const edge = card.includes('border-2')
    ? 'last:border-b-2'
    : card.includes('border')
      ? 'last:border-b'
      : 'border-b-0'
  return `${card.replace(/\bp-\d+\b/g, '')} px-6 ${edge}`
}

const LAYOUTS: Partial<Record<DirectionName, Layout>> = {
  luxe: centered,
  soft: boxed,
  poster: boxed,
  organic: centered,
  calm: boxed,
}
