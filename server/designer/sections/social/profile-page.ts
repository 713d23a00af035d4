import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface ProfileWords {
  name: string
  role: string
  about: string
  facts: [label: string, value: string][]
  activity: [text: string, when: string][]
  /** A year of days, as code hosts show it. */
  hasGrid?: boolean
}

/** A person: facts, what they did lately, and a form to change it. */
export function profilePage(
  page: Page,
  { name, role, about, facts, activity, hasGrid = false }: ProfileWords,
): Piece {
  const data = `${constant(
    'export const facts',
    facts.map(([label, value]) => ({ label, value })),
  )}

${constant(
  'export const activity',
  activity.map(([text, when]) => ({ text, when })),
)}
`
  const code = tsx`
    import { Pencil } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { activity, facts as initial } from "@/data/profile";

    ${hasGrid ? 'const DAYS = Array.from({ length: 26 * 7 }, (_, day) => (day * day * 7 + day) % 5);\nconst SHADES = [0, 25, 50, 75, 100];\n' : ''}
    export function ProfilePage() {
      const [facts, setFacts] = useState(initial);
      const [isEditing, setIsEditing] = useState(false);
      const [said, setSaid] = useState("");

      function save(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        setFacts(
          facts.map(({ label }) => ({ label, value: String(form.get(label)) })),
        );
        setIsEditing(false);
        setSaid("Your profile is saved.");
      }

      return (
        <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-5xl gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section className="${tileOf(page)} self-start">
            <span aria-hidden="true" className="flex size-24 items-center justify-center rounded-full bg-primary font-display text-4xl text-primary-foreground">${jsxText(name.charAt(0))}</span>
            <h1 className="mt-5 ${headingOf(page)}">${jsxText(name)}</h1>
            <p className="mt-1 text-muted-foreground">${jsxText(role)}</p>
            <p className="mt-4 text-pretty">${jsxText(about)}</p>
            <Button variant="outline" className="mt-6 w-full" onClick={() => setIsEditing(!isEditing)}>
              <Pencil />
              {isEditing ? "Cancel" : "Edit profile"}
            </Button>
            <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">{said}</p>
          </section>
          <div className="grid content-start gap-6">
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Details</h2>
              {isEditing ? (
                <form onSubmit={save} className="mt-4 grid gap-4 sm:grid-cols-2">
                  {facts.map(({ label, value }) => (
                    <div key={label} className="grid gap-1.5">
                      <Label htmlFor={label}>{label}</Label>
                      <Input id={label} name={label} defaultValue={value} required className="h-10" />
                    </div>
                  ))}
                  <Button type="submit" className="sm:col-span-2 sm:justify-self-start">Save profile</Button>
                </form>
              ) : (
                <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
                  {facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt className="text-sm text-muted-foreground">{label}</dt>
                      <dd className="font-medium">{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
            ${hasGrid ? GRID(tileOf(page), page.look.h3) : ''}
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Lately</h2>
              <ol className="mt-3">
                {activity.map((each) => (
                  <li key={each.text} className="flex flex-wrap justify-between gap-x-6 border-t py-3">
                    <span>{each.text}</span>
                    <span className="text-sm text-muted-foreground">{each.when}</span>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      );
    }
  `
  return screenPiece('ProfilePage', code, [{ name: 'data/profile.ts', code: data }])
}

const GRID = (tile: string, heading: string): string => `<section className="${tile}">
  <h2 className="${heading}">1,204 contributions in half a year</h2>
  <div role="img" aria-label="Contributions by day" className="mt-4 grid grid-flow-col grid-rows-7 gap-0.5 sm:gap-1">
    {DAYS.map((level, day) => (
      <span key={day} className="aspect-square rounded-xs bg-muted" style={{ background: level ? \`color-mix(in oklab, var(--primary) \${SHADES[level]}%, var(--muted))\` : undefined }} />
    ))}
  </div>
</section>`
