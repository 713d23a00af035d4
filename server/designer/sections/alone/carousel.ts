import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const carousel: Alone = {
  name: 'carousel',
  label: 'a carousel',
  words:
    /\b(?:carousels?|sliders?(?: for| with| of| component)|image sliders?|content sliders?|slide ?shows?)\b/i,
  component: 'ArticleCarousel',
  says: 'featured articles with previous and next, dots, arrow keys and a swipe',
  isWide: true,
  code: page => tsx`
    import { ChevronLeft, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { Picture } from "@/components/picture";
    import { Button } from "@/components/ui/button";
    import { articles } from "@/data/articles";

    export function ArticleCarousel() {
      const [at, setAt] = useState(0);
      const turn = (by: number) =>
        setAt((at + by + articles.length) % articles.length);

      return (
        <section
          aria-roledescription="carousel"
          aria-label="Featured articles"
          className="w-full"
          onKeyDown={(event) => {
            if (event.key === "ArrowLeft") turn(-1);
            if (event.key === "ArrowRight") turn(1);
          }}
        >
          <div className="mb-5 flex items-end justify-between gap-4">
            <h1 className="${page.look.h3} text-3xl">Featured articles</h1>
            <div className="flex gap-2">
              <Button variant="outline" size="icon-lg" aria-label="Previous" onClick={() => turn(-1)}>
                <ChevronLeft />
              </Button>
              <Button variant="outline" size="icon-lg" aria-label="Next" onClick={() => turn(1)}>
                <ChevronRight />
              </Button>
            </div>
          </div>
          <div className="overflow-hidden rounded-2xl">
            <ul className="flex transition-transform duration-500 ease-out motion-reduce:transition-none" style={{ transform: \`translateX(-\${at * 100}%)\` }}>
              {articles.map((article, index) => (
                <li key={article.title} aria-hidden={index !== at} className="grid w-full shrink-0 bg-panel text-panel-foreground md:grid-cols-2">
                  <Picture name={article.picture} className="aspect-[4/3] size-full bg-accent" />
                  <div className="flex flex-col justify-center gap-3 p-6 sm:p-10">
                    <p className="text-sm">{article.note}</p>
                    <h2 className="font-display text-3xl leading-tight font-semibold text-balance sm:text-4xl">{article.title}</h2>
                    <p className="text-lg">{article.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-5 flex justify-center gap-1">
            {articles.map((article, index) => (
              <button key={article.title} type="button" aria-label={\`Article \${index + 1}\`} aria-current={index === at} onClick={() => setAt(index)} className="group p-2">
                <span className="block h-2 w-2 rounded-full bg-foreground/40 transition-all group-aria-[current=true]:w-8 group-aria-[current=true]:bg-primary" />
              </button>
            ))}
          </div>
          <p aria-live="polite" className="sr-only">
            {at + 1} of {articles.length}: {articles[at].title}
          </p>
        </section>
      );
    }
  `,
  files: page => {
    const pictures = relatedPictures(page.brief.subject.art).slice(0, 4)
    const rows = ARTICLES.map(([title, text, note], at) => ({
      title,
      text,
      note,
      picture: pictures[at % pictures.length] ?? '',
    }))
    const code = `import type { PictureName } from "@/components/picture";

export interface Article {
  title: string;
  text: string;
  note: string;
  picture: PictureName;
}

${constant('export const articles: Article[]', rows)}
`
    return [{ name: 'data/articles.ts', code }, picturesFile(pictures)]
  },
}

const ARTICLES: [string, string, string][] = [
  ['The quiet return of the corner shop', 'Why five streets in one town stopped ordering.', 'Cities · 6 min'],
  ['What a loaf teaches about waiting', 'Thirty-six hours, three ingredients, no shortcut.', 'Food · 4 min'],
  ['Repair is the new luxury', 'Meet the tailors with a waiting list until March.', 'Design · 8 min'],
  ['A night train to the sea', 'Two bunks, one window, and the whole of the north.', 'Travel · 5 min'],
]
