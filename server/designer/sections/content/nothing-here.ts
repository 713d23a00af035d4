import { illustrationFile } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface NothingWords {
  mark: string
  title: string
  body: string
  action: string
  done: string
  suggestions: string[]
}

/** A page for what is not there: why, and the ways on. */
export function nothingHere(
  page: Page,
  { mark, title, body, action, done, suggestions }: NothingWords,
): Piece {
  const code = tsx`
    import { Search } from "lucide-react";
    import { useState } from "react";
    import { Illustration } from "@/components/illustration";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    const SUGGESTIONS = [${suggestions.map(text => JSON.stringify(text)).join(', ')}];

    export function NothingHere() {
      const [query, setQuery] = useState("");
      const [said, setSaid] = useState("");
      const found = SUGGESTIONS.filter((text) =>
        text.toLowerCase().includes(query.toLowerCase()),
      );

      return (
        <div className="grid min-h-[70svh] items-center gap-10 md:grid-cols-2">
          <div>
            <p className="${page.look.eyebrow}">${jsxText(mark)}</p>
            <h1 className="mt-3 ${page.look.h2}">${jsxText(title)}</h1>
            <p className="mt-4 max-w-prose ${page.look.lead}">${jsxText(body)}</p>
            <div className="relative mt-8 max-w-md">
              <Search className="absolute top-4 left-4 size-5 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search" placeholder="Search" className="h-13 pl-12" />
            </div>
            <ul className="mt-4 flex flex-wrap gap-2">
              {found.map((text) => (
                <li key={text}>
                  <Button variant="outline" onClick={() => setSaid(\`Opening \${text} …\`)}>{text}</Button>
                </li>
              ))}
            </ul>
            <Button size="lg" className="mt-8 ${page.look.button}" onClick={() => setSaid(${JSON.stringify(done)})}>${jsxText(action)}</Button>
            <p role="status" className="mt-4 min-h-6 text-muted-foreground">{said}</p>
          </div>
          <div className="${page.look.frame} overflow-hidden">
            <Illustration className="w-full" />
          </div>
        </div>
      );
    }
  `
  return screenPiece('NothingHere', code, [illustrationFile(page.brief.subject.art)])
}
