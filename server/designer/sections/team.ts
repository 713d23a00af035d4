import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { heading, type SectionWriter } from '#server/designer/page/page.ts'
import { crew, crewOf } from '#server/designer/page/people.ts'

/** "four teachers" are teachers, not people of an office. */
const nounOf = (prompt: string): string | null =>
  /\b(teacher|instructor|coach|trainer|tutor|stylist|barber|doctor|dentist|therapist|lawyer|chef|guide)(?:e?s)\b/i
    .exec(prompt)?.[1]
    ?.toLowerCase() ?? null

/** The people, drawn as their initials. */
export const team: SectionWriter = (page, wish) => {
  const { look, choices } = page
  const noun = nounOf(page.brief.prompt)
  const radius = /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
  const data = dataFile({
    file: 'data/team.ts',
    name: 'team',
    row: 'Person',
    fields: { name: 'string', role: 'string', note: 'string' },
    rows: noun ? crewOf(choices, wish.count ?? 4, noun) : crew(choices, wish.count ?? 4),
  })
  const code = tsx`
    import { cn } from "@/lib/utils";
    import { team } from "@/data/team";

    const TONES = [
      "bg-primary text-primary-foreground",
      "bg-highlight text-highlight-foreground",
      "bg-foreground text-background",
      "bg-accent text-accent-foreground",
    ];

    const initialsOf = (name: string) =>
      name
        .split(" ")
        .map((part) => part.charAt(0))
        .join("");

    export function Team() {
      return (
        <section id="team" className="${look.container} ${look.section}">
          <h2 className="${look.h2}">${noun ? `Your ${noun}s` : 'Who you will meet'}</h2>
          <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {team.map((person, index) => (
              <li key={person.name}>
                <div
                  aria-hidden="true"
                  className={cn(
                    "flex aspect-[4/3] items-end p-5 font-display text-6xl sm:aspect-[4/5] ${radius}",
                    TONES[index % TONES.length],
                  )}
                >
                  {initialsOf(person.name)}
                </div>
                <h3 className="mt-4 ${look.h3}">{person.name}</h3>
                <p className="text-sm text-brand">{person.role}</p>
                <p className="mt-2 text-sm text-pretty text-muted-foreground">{person.note}</p>
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `
  return {
    component: 'Team',
    file: 'components/team.tsx',
    code,
    files: [data],
    anchor: { id: 'team', label: noun ? heading(`${noun}s`) : 'People' },
  }
}
