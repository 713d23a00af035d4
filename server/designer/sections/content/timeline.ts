import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece } from '#server/designer/page/screen-parts.ts'

export interface TimelineEntries {
  title: string
  note: string
  filters: string[]
  /** A pill beside the title: "RSS". */
  follow: string
  entries: [date: string, mark: string, title: string, body: string, tags: string[], callout?: string][]
}

/** Entries down a line, newest first, narrowed by a row of filters. */
export function timeline(page: Page, { title, note, filters, follow, entries }: TimelineEntries): Piece {
  const rows = entries.map(([date, mark, name, body, tags, callout]) => ({
    date,
    mark,
    title: name,
    body,
    tags,
    callout: callout ?? '',
  }))
  const data = `export interface Entry {
  date: string;
  mark: string;
  title: string;
  body: string;
  tags: string[];
  callout: string;
}

${constant('export const filters', ['All', ...filters])}

${constant('export const entries: Entry[]', rows)}
`
  const code = tsx`
    import { Rss, TriangleAlert } from "lucide-react";
    import { useState } from "react";
    import { entries, filters } from "@/data/entries";

    export function Timeline() {
      const [filter, setFilter] = useState("All");
      const [isFollowing, setIsFollowing] = useState(false);
      const shown = entries.filter(
        (entry) => filter === "All" || entry.tags.includes(filter),
      );

      return (
        <div className="mx-auto max-w-4xl">
          <div className="flex flex-wrap items-start justify-between gap-4">
            ${screenHead(page, title, note)}
            <button type="button" aria-pressed={isFollowing} onClick={() => setIsFollowing(!isFollowing)} className="inline-flex items-center gap-2 rounded-full border px-4 py-2 text-sm hover:bg-accent hover:text-accent-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
              <Rss className="size-4" aria-hidden="true" />
              {isFollowing ? "Following" : "${follow}"}
            </button>
          </div>
          <div role="group" aria-label="Filter" className="mt-8 flex flex-wrap gap-2 border-b pb-6">
            {filters.map((name) => (
              <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
            ))}
          </div>
          <ol className="mt-10">
            {shown.map((entry) => (
              <li key={entry.title} className="grid gap-x-10 gap-y-3 md:grid-cols-[8.5rem_minmax(0,1fr)]">
                <div className="md:pt-1 md:text-right">
                  <time className="block text-sm text-muted-foreground">{entry.date}</time>
                  <span className="mt-1 inline-block rounded-md border px-2 py-0.5 font-mono text-xs">{entry.mark}</span>
                </div>
                <article className="relative border-l-2 pb-12 pl-7">
                  <span aria-hidden="true" className="absolute top-2 -left-[0.5625rem] size-4 rounded-full border-4 border-background bg-primary" />
                  <h2 className="${page.look.h3} text-xl">{entry.title}</h2>
                  <p className="mt-2 text-pretty text-muted-foreground">{entry.body}</p>
                  {entry.callout && (
                    <p className="mt-4 flex gap-3 rounded-lg border-2 border-destructive/50 bg-card p-4 text-sm">
                      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-destructive" aria-hidden="true" />
                      <span>{entry.callout}</span>
                    </p>
                  )}
                  <ul className="mt-4 flex flex-wrap gap-2 text-xs">
                    {entry.tags.map((tag) => (
                      <li key={tag} className="rounded-full border px-2.5 py-0.5">{tag}</li>
                    ))}
                  </ul>
                </article>
              </li>
            ))}
          </ol>
          {shown.length === 0 && (
            <p className="mt-10 text-muted-foreground">Nothing under this name yet.</p>
          )}
        </div>
      );
    }
  `
  return screenPiece('Timeline', code, [{ name: 'data/entries.ts', code: data }])
}
