import { illustrationFile } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName, Look } from '#server/designer/direction/direction.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The last word before the footer. */
export const cta: SectionWriter = page => {
  const { brief, look, choices, direction } = page
  const [title, body] = brief.subject.closing
  const layout = choices.pick('cta', LAYOUTS[direction.name] ?? [block, plain])
  return {
    component: 'Closing',
    file: 'components/closing.tsx',
    code: layout(
      look,
      jsxText(say(page, title)),
      jsxText(say(page, body)),
      jsxText(say(page, brief.subject.actions[0])),
    ),
    files: layout === pictured ? [illustrationFile(brief.subject.art)] : [],
    anchor: null,
  }
}

type Layout = (look: Look, title: string, body: string, action: string) => string

/** On a field of the main colour. */
const block: Layout = (look, title, body, action) => tsx`
  import { ArrowUpRight } from "lucide-react";
  import { Button } from "@/components/ui/button";

  export function Closing() {
    return (
      <section id="start" className="bg-primary text-primary-foreground">
        <div className="${look.container} flex flex-col items-start justify-between gap-10 py-16 md:py-24 lg:flex-row lg:items-end">
          <div>
            <h2 className="max-w-[18ch] ${look.h2}">${title}</h2>
            <p className="mt-5 max-w-[48ch] text-lg text-pretty ">${body}</p>
          </div>
          <Button
            size="lg"
            className="border-transparent bg-background text-foreground hover:bg-background/90 ${look.button}"
            asChild
          >
            <a href="#top">
              ${action}
              <ArrowUpRight />
            </a>
          </Button>
        </div>
      </section>
    );
  }
`

/** On paper, centred, with a lot of room. */
const plain: Layout = (look, title, body, action) => tsx`
  import { Button } from "@/components/ui/button";

  export function Closing() {
    return (
      <section id="start" className="${look.rule}">
        <div className="${look.container} flex flex-col items-center py-20 text-center md:py-32">
          <h2 className="max-w-[20ch] ${look.h2}">${title}</h2>
          <p className="mt-5 max-w-[46ch] ${look.lead}">${body}</p>
          <Button size="lg" className="mt-9 ${look.button}" asChild>
            <a href="#top">${action}</a>
          </Button>
        </div>
      </section>
    );
  }
`

/** A card that carries the picture of the page once more. */
const pictured: Layout = (look, title, body, action) => tsx`
  import { Illustration } from "@/components/illustration";
  import { Button } from "@/components/ui/button";

  export function Closing() {
    return (
      <section id="start" className="${look.container} ${look.section}">
        <div className="grid overflow-hidden rounded-3xl bg-panel text-panel-foreground md:grid-cols-[1.3fr_0.7fr]">
          <div className="flex flex-col items-start justify-center p-8 md:p-14">
            <h2 className="max-w-[18ch] ${look.h2}">${title}</h2>
            <p className="mt-4 max-w-[46ch] text-lg text-pretty text-panel-muted">${body}</p>
            <Button
              size="lg"
              className="mt-8 border-transparent bg-background text-foreground hover:bg-background/90 ${look.button}"
              asChild
            >
              <a href="#top">${action}</a>
            </Button>
          </div>
          <Illustration
            className="h-56 w-full md:h-full md:min-h-80"
            preserveAspectRatio="xMidYMid slice"
          />
        </div>
      </section>
    );
  }
`

const LAYOUTS: Partial<Record<DirectionName, Layout[]>> = {
  poster: [block],
  swiss: [block],
  soft: [pictured, plain],
  organic: [pictured],
  calm: [pictured, block],
}
