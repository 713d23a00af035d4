import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface InvitationWords {
  eyebrow: string
  title: string
  lead: string
  facts: [label: string, text: string][]
  meals: string[]
  hasSong: boolean
}

/** What is celebrated, when and where, and an answer: yes or no, how many, what they eat. */
export function invitation(
  page: Page,
  { eyebrow, title, lead, facts, meals, hasSong }: InvitationWords,
): Piece {
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    const FACTS = ${JSON.stringify(facts.map(([label, text]) => ({ label, text })))};
    const MEALS = ${JSON.stringify(meals)};
    const FIELD = "mt-1.5 w-full rounded-md border border-input bg-card px-3 py-2 text-card-foreground";

    export function Invitation() {
      const [name, setName] = useState("");
      const [isComing, setComing] = useState<boolean | null>(null);
      const [guests, setGuests] = useState(1);
      const [said, setSaid] = useState("");
      const [problem, setProblem] = useState("");

      function send() {
        if (!name.trim()) return setProblem("Please tell us your name.");
        if (isComing === null) return setProblem("Please choose yes or no.");
        setProblem("");
        setSaid(isComing ? \`Thank you, \${name.trim()}. A place for \${guests} is kept.\` : \`Thank you for telling us, \${name.trim()}. We will miss you.\`);
      }

      return (
        <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-2">
          <div>
            <p className="${page.look.eyebrow}">${jsxText(eyebrow)}</p>
            <h1 className="mt-3 ${page.look.h2}">${jsxText(title)}</h1>
            <p className="mt-4 ${page.look.lead}">${jsxText(lead)}</p>
            <dl className="mt-8">
              {FACTS.map((fact) => (
                <div key={fact.label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-t py-3">
                  <dt className="text-muted-foreground">{fact.label}</dt>
                  <dd className="font-medium">{fact.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3} text-2xl">RSVP</h2>
            {said ? (
              <div role="status" className="mt-5">
                <p className="text-lg">{said}</p>
                <Button variant="outline" className="mt-5" onClick={() => setSaid("")}>Change the answer</Button>
              </div>
            ) : (
              <form className="mt-5 grid gap-5" noValidate onSubmit={(event) => { event.preventDefault(); send(); }}>
                <label className="text-sm font-medium">
                  Your name
                  <Input value={name} onChange={(event) => setName(event.target.value)} className="mt-1.5" />
                </label>
                <div role="group" aria-label="Attending" className="grid grid-cols-2 gap-3">
                  <Button type="button" size="lg" variant={isComing === true ? "default" : "outline"} aria-pressed={isComing === true} onClick={() => setComing(true)}>Yes, attending</Button>
                  <Button type="button" size="lg" variant={isComing === false ? "default" : "outline"} aria-pressed={isComing === false} onClick={() => setComing(false)}>No, sadly</Button>
                </div>
                {isComing !== false && (
                  <>
                    <label className="text-sm font-medium">
                      Number of guests
                      <Input type="number" min="1" max="8" value={guests} onChange={(event) => setGuests(Math.max(1, Number(event.target.value)))} className="mt-1.5" />
                    </label>
                    <label className="text-sm font-medium">
                      Meal choice
                      <select className={FIELD}>
                        {MEALS.map((meal) => <option key={meal}>{meal}</option>)}
                      </select>
                    </label>
                    <label className="text-sm font-medium">
                      Dietary notes
                      <textarea rows={2} className={FIELD} />
                    </label>
                    ${hasSong ? `<label className="text-sm font-medium">\n  Song request\n  <Input className="mt-1.5" />\n</label>` : ''}
                  </>
                )}
                <p role="alert" className="min-h-5 text-sm font-medium text-destructive">{problem}</p>
                <Button type="submit" size="lg">Send the answer</Button>
              </form>
            )}
          </section>
        </div>
      );
    }
  `
  return screenPiece('Invitation', code)
}
