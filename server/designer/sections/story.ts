import { tsx } from '#server/designer/code/tsx.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** How it came about, in a few lines and one voice. */
export const story: SectionWriter = page => {
  const { brief, look } = page
  const { subject } = brief
  const [quote, name, role] = subject.quotes.at(-1) ?? ['', '', '']
  const [figure, label] = subject.facts[0] ?? ['', '']
  const text = (sentence: string) => jsxText(say(page, sentence))
  const code = tsx`
    export function Story() {
      return (
        <section id="story" className="${look.section} bg-accent/60">
          <div className="${look.container} grid gap-12 lg:grid-cols-[1.3fr_0.7fr] lg:gap-20">
            <div>
              <h2 className="${look.h2}">${/\babout (?:me|myself)\b/i.test(brief.prompt) ? 'About me' : 'Why we do this'}</h2>
              <div className="mt-8 grid max-w-[62ch] gap-5 text-lg leading-relaxed text-pretty">
                <p>${text(subject.lead)}</p>
                <p className="text-muted-foreground">${text(
                  subject.features
                    .slice(0, 2)
                    .map(each => each[2])
                    .join(' '),
                )}</p>
              </div>
              <p className="mt-8 flex flex-wrap items-baseline gap-x-4">
                <span className="${look.figure}">${text(figure)}</span>
                <span className="text-muted-foreground">${text(label)}</span>
              </p>
            </div>
            <figure className="border-l-2 border-primary pl-6 lg:self-end">
              <blockquote className="${look.h3}">“${text(quote)}”</blockquote>
              <figcaption className="mt-4 text-sm text-muted-foreground">
                ${jsxText(name)}, ${jsxText(role)}
              </figcaption>
            </figure>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'Story',
    file: 'components/story.tsx',
    code,
    files: [],
    anchor: { id: 'story', label: 'Story' },
  }
}
