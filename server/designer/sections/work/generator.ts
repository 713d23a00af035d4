import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface GeneratorSubjects {
  title: string
  note: string
  /** What is typed: "Stock code or name". */
  ask: string
  result: string
  formats: string[]
  parts: [title: string, facts: [string, string][]][]
  subjects: [name: string, code: string][]
}

/** Choose a subject and what shall be in it; a report comes of it, on the page and as a file. */
export function generator(page: Page, wish: GeneratorSubjects): Piece {
  const { title, note, ask, result, formats, parts, subjects } = wish
  const data = `${constant(
    'export const subjects',
    subjects.map(([name, code]) => ({ name, code })),
  )}

${constant('export const formats', formats)}

${constant(
  'export const parts',
  parts.map(([name, facts]) => ({ title: name, facts: facts.map(([label, value]) => ({ label, value })) })),
)}
`
  const code = tsx`
    import { Download, FileText } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { formats, parts, subjects } from "@/data/report";

    export function Generator() {
      const [query, setQuery] = useState("");
      const [format, setFormat] = useState(formats[0]);
      const [chosen, setChosen] = useState(parts.map((part) => part.title));
      const [error, setError] = useState("");
      const [subject, setSubject] = useState(subjects[0]);
      const shown = parts.filter((part) => chosen.includes(part.title));

      function generate(event: FormEvent) {
        event.preventDefault();
        const words = query.trim().toLowerCase();
        const found = subjects.find(({ name, code }) =>
          \`\${code} \${name}\`.toLowerCase().includes(words),
        );
        if (!words || !found || chosen.length === 0) {
          setError(
            chosen.length === 0
              ? "Choose at least one part."
              : \`Nothing found. Try “\${subjects[1].code}” or “\${subjects[2].name}”.\`,
          );
          return;
        }
        setError("");
        setSubject(found);
      }

      function download() {
        const lines = shown.flatMap((part) => [
          part.title,
          ...part.facts.map(({ label, value }) => \`\${label}: \${value}\`),
        ]);
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([lines.join("\\n")]));
        link.download = \`\${subject.code}.txt\`;
        link.click();
        URL.revokeObjectURL(link.href);
      }

      return (
        <div>
          ${screenHead(page, title, note)}
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <form onSubmit={generate} className="${tileOf(page)} grid gap-5 self-start">
              <div className="grid gap-1.5">
                <Label htmlFor="subject">${jsxText(ask)}</Label>
                <Input id="subject" list="subjects" value={query} onChange={(event) => setQuery(event.target.value)} aria-invalid={error !== ""} aria-describedby="subject-error" placeholder="${subjects[1]?.[1] ?? ''}" className="h-11" />
                <datalist id="subjects">
                  {subjects.map(({ name, code }) => (
                    <option key={code} value={code}>{name}</option>
                  ))}
                </datalist>
                <p id="subject-error" role="alert" className="text-sm text-destructive empty:hidden">{error}</p>
              </div>
              <fieldset className="grid gap-2">
                <legend className="mb-2 text-sm font-medium">Content</legend>
                {parts.map((part) => (
                  <label key={part.title} className="flex items-center gap-3 text-sm">
                    <input type="checkbox" checked={chosen.includes(part.title)} onChange={(event) => setChosen(event.target.checked ? [...chosen, part.title] : chosen.filter((title) => title !== part.title))} className="size-4 accent-primary" />
                    {part.title}
                  </label>
                ))}
              </fieldset>
              <fieldset>
                <legend className="mb-2 text-sm font-medium">Format</legend>
                <div className="flex flex-wrap gap-2">
                  {formats.map((name) => (
                    <button key={name} type="button" aria-pressed={name === format} onClick={() => setFormat(name)} className="rounded-full border px-3 py-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                  ))}
                </div>
              </fieldset>
              <Button type="submit" size="lg">Generate ${jsxText(result)}</Button>
            </form>
            <article aria-live="polite" className="${tileOf(page)}">
              <header className="flex flex-wrap items-center gap-4 border-b pb-5">
                <FileText className="size-8 stroke-1 text-brand" aria-hidden="true" />
                <div className="min-w-48 flex-1">
                  <h2 className="${page.look.h3} text-xl">
                    {subject.name} ({subject.code})
                  </h2>
                  <p className="text-sm text-muted-foreground">
                    {format} · {shown.length} parts · 20 November 2026
                  </p>
                </div>
                <Button variant="outline" onClick={download}>
                  <Download />
                  Download
                </Button>
              </header>
              {shown.map((part) => (
                <section key={part.title} className="pt-6">
                  <h3 className="font-semibold">{part.title}</h3>
                  {/trend/i.test(part.title) && <TrendLine name={subject.name} />}
                  <dl className={format === formats[1] ? "mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm" : "mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:gap-x-8 xl:grid-cols-3"}>
                    {part.facts.map((fact) => (
                      <div key={fact.label} className="border-t pt-2">
                        <dt className="text-sm text-muted-foreground">{fact.label}</dt>
                        <dd className="text-lg font-medium tabular-nums">
                          {fact.value}
                          {/^[0-9.]+%$/.test(fact.value) && (
                            <ShareBar share={Number.parseFloat(fact.value)} />
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </article>
          </div>
        </div>
      );
    }

    function ShareBar({ share }: { share: number }) {
      return (
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-muted">
          <span className="block h-full bg-primary" style={{ width: \`\${Math.min(share, 100)}%\` }} />
        </span>
      );
    }

    /** Twelve months of one name; the same name always has the same line. */
    function TrendLine({ name }: { name: string }) {
      const steps = Array.from({ length: 12 }, (_, at) => {
        const code = name.charCodeAt((at * 7) % name.length);
        return 64 - at * 2.4 - ((code * (at + 3)) % 26);
      });
      const line = steps.map((y, at) => \`\${(at / 11) * 400},\${y}\`).join(" ");
      return (
        <svg viewBox="0 0 400 72" preserveAspectRatio="none" role="img" aria-label={\`\${name} over twelve months\`} className="mt-3 h-24 w-full">
          <polygon points={\`0,72 \${line} 400,72\`} className="fill-primary/10" />
          <polyline points={line} fill="none" strokeWidth="2.5" vectorEffect="non-scaling-stroke" strokeLinejoin="round" className="stroke-primary" />
        </svg>
      );
    }
  `
  return screenPiece('Generator', code, [{ name: 'data/report.ts', code: data }])
}
