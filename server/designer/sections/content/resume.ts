import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Life } from '#server/designer/datasets/lives.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A sheet about one person: what was done where, what is known, and how to write; it prints as it is. */
export function resume(page: Page, life: Life): Piece {
  const data = `${constant(
    'export const experience',
    life.experience.map(([place, role, years, what]) => ({ place, role, years, what })),
  )}

${constant(
  'export const education',
  life.education.map(([place, what, years]) => ({ place, what, years })),
)}

${constant('export const skills', life.skills)}

${constant(
  'export const languages',
  life.languages.map(([name, level]) => ({ name, level })),
)}
`
  const mail = `${kebab(life.name).replaceAll('-', '.')}@example.com`
  const code = tsx`
    import { Mail, MapPin, Phone, Printer } from "lucide-react";
    import { Button } from "@/components/ui/button";
    import { education, experience, languages, skills } from "@/data/resume";

    export function Resume() {
      return (
        <article className="mx-auto max-w-5xl">
          <header className="flex flex-wrap items-end justify-between gap-6 border-b pb-8">
            <div>
              <h1 className="${page.look.h2}">${jsxText(life.name)}</h1>
              <p className="mt-2 text-lg text-brand">${jsxText(life.role)}</p>
            </div>
            <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
              <Printer />
              Print or save as PDF
            </Button>
          </header>
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 md:grid-cols-[minmax(0,1fr)_17rem]">
            <div>
              <p className="${page.look.lead}">${jsxText(life.about)}</p>
              <section className="mt-10">
                <h2 className="${page.look.h3} text-2xl">Experience</h2>
                <ol className="mt-4">
                  {experience.map((each) => (
                    <li key={each.place} className="grid gap-1 border-t py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
                      <p className="text-sm text-muted-foreground">{each.years}</p>
                      <div>
                        <h3 className="font-semibold">{each.role}</h3>
                        <p className="text-brand">{each.place}</p>
                        <p className="mt-2 max-w-prose text-muted-foreground">{each.what}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </section>
              <section className="mt-8">
                <h2 className="${page.look.h3} text-2xl">Education</h2>
                <ol className="mt-4">
                  {education.map((each) => (
                    <li key={each.place} className="grid gap-1 border-t py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
                      <p className="text-sm text-muted-foreground">{each.years}</p>
                      <div>
                        <h3 className="font-semibold">{each.what}</h3>
                        <p className="text-brand">{each.place}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </section>
            </div>
            <aside className="grid content-start gap-5">
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Contact</h2>
                <ul className="mt-4 grid gap-3 text-sm">
                  <li className="flex items-center gap-3"><Mail className="size-4 shrink-0 text-brand" aria-hidden="true" /><a href="mailto:${mail}" className="break-all underline underline-offset-4">${mail}</a></li>
                  <li className="flex items-center gap-3"><Phone className="size-4 shrink-0 text-brand" aria-hidden="true" /><a href="tel:+15550100" className="underline underline-offset-4">+1 555 0100</a></li>
                  <li className="flex items-center gap-3"><MapPin className="size-4 shrink-0 text-brand" aria-hidden="true" />Northbridge</li>
                </ul>
              </section>
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Skills</h2>
                <ul className="mt-4 flex flex-wrap gap-2 text-sm">
                  {skills.map((skill) => <li key={skill} className="rounded-full border px-3 py-1">{skill}</li>)}
                </ul>
              </section>
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Languages</h2>
                <dl className="mt-4 grid gap-2 text-sm">
                  {languages.map((each) => (
                    <div key={each.name} className="flex justify-between gap-3"><dt>{each.name}</dt><dd className="text-right text-muted-foreground">{each.level}</dd></div>
                  ))}
                </dl>
              </section>
            </aside>
          </div>
        </article>
      );
    }
  `
  return screenPiece('Resume', code, [{ name: 'data/resume.ts', code: data }])
}
