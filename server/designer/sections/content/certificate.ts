import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A name that can be written in, what for, the date, a signature and a seal; it prints on one page. */
export function certificate(page: Page): Piece {
  const { prompt, brand } = page.brief
  const of =
    /\bcertificate of (\w+)/i.exec(prompt)?.[1] ?? (/\bgift\b/i.test(prompt) ? 'value' : 'completion')
  const code = tsx`
    import { Award, Printer } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    export function Certificate() {
      const [name, setName] = useState("Maren Okafor");
      const [course, setCourse] = useState("Foundations of interface design");
      const [date, setDate] = useState("2026-11-20");
      const told = new Date(\`\${date || "2026-11-20"}T12:00:00\`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

      return (
        <div className="mx-auto max-w-4xl">
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto_auto] print:hidden">
            <label className="text-sm font-medium">Name<Input value={name} onChange={(event) => setName(event.target.value)} className="mt-1.5" /></label>
            <label className="text-sm font-medium">For<Input value={course} onChange={(event) => setCourse(event.target.value)} className="mt-1.5" /></label>
            <label className="text-sm font-medium">Date<Input type="date" value={date} onChange={(event) => setDate(event.target.value)} className="mt-1.5" /></label>
            <Button onClick={() => window.print()}>
              <Printer />
              Print
            </Button>
          </div>
          <article className="mt-8 border-4 border-double border-primary bg-card p-6 text-center text-card-foreground sm:p-14">
            <p className="${page.look.eyebrow}">${jsxText(brand)}</p>
            <h1 className="mt-5 ${page.look.h2}">Certificate of ${jsxText(of)}</h1>
            <p className="mt-8 text-muted-foreground">This is to certify that</p>
            <p className="mx-auto mt-3 max-w-md border-b pb-3 text-3xl font-semibold break-words sm:text-4xl">{name || "Name"}</p>
            <p className="mt-5 text-muted-foreground">has completed</p>
            <p className="mt-2 text-xl font-medium break-words">{course}</p>
            <div className="mt-14 grid items-end gap-8 sm:grid-cols-3">
              <div>
                <p className="border-b pb-2 font-medium">{told}</p>
                <p className="mt-2 text-sm text-muted-foreground">Date</p>
              </div>
              <span role="img" aria-label="Seal" className="mx-auto grid size-28 place-items-center rounded-full border-4 border-double border-primary bg-primary text-primary-foreground">
                <Award className="size-12" aria-hidden="true" />
              </span>
              <div>
                <svg viewBox="0 0 160 40" className="mx-auto h-10 text-foreground" role="img" aria-label="Signature of Priya Rao">
                  <path d="M8 30C22 2 30 6 26 22S44 10 52 16 58 32 72 20 88 6 92 22 108 30 116 18 136 10 152 24" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
                </svg>
                <p className="mt-2 border-t pt-2 text-sm text-muted-foreground">Signature, Priya Rao</p>
              </div>
            </div>
          </article>
        </div>
      );
    }
  `
  return screenPiece('Certificate', code)
}
