import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface OrgWish {
  title: string
  note: string
  /** A name, a role, a group, and the name above; each after the one above it. */
  people: [name: string, role: string, group: string, above: string][]
}

/** People below one another in branches that fold, with a search and a card for whoever is chosen. */
export function orgChart(page: Page, { title, note, people }: OrgWish): Piece {
  const data = `export interface Person {
  name: string;
  role: string;
  group: string;
  above: string;
}

${constant(
  'export const people: Person[]',
  people.map(([name, role, group, above]) => ({ name, role, group, above })),
)}
`
  const code = tsx`
    import { useState } from "react";
    import { OrgBranch } from "@/components/org-branch";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { people } from "@/data/people";

    const leads = people.filter((person) => people.some((each) => each.above === person.name)).map((person) => person.name);

    export function OrgChart() {
      const [open, setOpen] = useState(leads);
      const [chosen, setChosen] = useState(people[0].name);
      const [query, setQuery] = useState("");
      const person = people.find((each) => each.name === chosen) ?? people[0];
      const found = query
        ? people.filter((each) => \`\${each.name} \${each.role} \${each.group}\`.toLowerCase().includes(query.toLowerCase())).map((each) => each.name)
        : [];
      const below = people.filter((each) => each.above === person.name);

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div>
            ${screenHead(page, title, note)}
            <div className="mt-6 flex flex-wrap gap-2">
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search people" placeholder="Search people" className="h-11 max-w-xs" />
              <Button variant="outline" className="h-11" onClick={() => setOpen(leads)}>Expand all</Button>
              <Button variant="outline" className="h-11" onClick={() => setOpen([])}>Fold all</Button>
            </div>
            <ul className="mt-6">
              <OrgBranch person={people[0]} open={open} chosen={chosen} found={found} onChoose={setChosen} onToggle={(name) => setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name])} />
            </ul>
          </div>
          <aside className="self-start ${tileOf(page)}">
            <p className="${page.look.eyebrow}">{person.group}</p>
            <h2 className="mt-2 ${page.look.h3} text-2xl">{person.name}</h2>
            <p className="mt-1 text-muted-foreground">{person.role}</p>
            <dl className="mt-5 grid gap-3 text-sm">
              <div><dt className="text-muted-foreground">Belongs to</dt><dd>{person.above || "Nobody above"}</dd></div>
              <div><dt className="text-muted-foreground">Below</dt><dd>{below.length === 0 ? "Nobody" : below.map((each) => each.name).join(", ")}</dd></div>
            </dl>
          </aside>
        </div>
      );
    }
  `
  const branch = tsx`
    import { ChevronDown, ChevronRight } from "lucide-react";
    import { Button } from "@/components/ui/button";
    import { people, type Person } from "@/data/people";
    import { cn } from "@/lib/utils";

    interface OrgBranchProps {
      person: Person;
      open: string[];
      chosen: string;
      found: string[];
      onChoose: (name: string) => void;
      onToggle: (name: string) => void;
    }

    /** One person and everybody below. */
    export function OrgBranch({ person, open, chosen, found, onChoose, onToggle }: OrgBranchProps) {
      const below = people.filter((each) => each.above === person.name);
      const isOpen = open.includes(person.name);

      return (
        <li className="mt-3">
          <div className="flex items-center gap-2">
            <button type="button" aria-pressed={chosen === person.name} onClick={() => onChoose(person.name)} className={cn("flex min-w-0 items-center gap-3 rounded-xl border bg-card px-4 py-2.5 text-left text-card-foreground aria-pressed:border-primary aria-pressed:ring-2 aria-pressed:ring-ring", found.includes(person.name) && "border-primary bg-accent text-accent-foreground")}>
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm font-semibold text-primary-foreground" aria-hidden="true">{person.name.split(" ").map((word) => word[0]).join("")}</span>
              <span className="min-w-0">
                <span className="block font-semibold">{person.name}</span>
                <span className="block text-sm text-muted-foreground">{person.role}</span>
              </span>
            </button>
            {below.length > 0 && (
              <Button size="icon" variant="ghost" aria-expanded={isOpen} aria-label={\`\${below.length} below \${person.name}\`} onClick={() => onToggle(person.name)}>
                {isOpen ? <ChevronDown /> : <ChevronRight />}
              </Button>
            )}
          </div>
          {isOpen && below.length > 0 && (
            <ul className="ml-4 border-l pl-4 sm:ml-6 sm:pl-6">
              {below.map((each) => (
                <OrgBranch key={each.name} person={each} open={open} chosen={chosen} found={found} onChoose={onChoose} onToggle={onToggle} />
              ))}
            </ul>
          )}
        </li>
      );
    }
  `
  return screenPiece('OrgChart', code, [
    { name: 'components/org-branch.tsx', code: branch },
    { name: 'data/people.ts', code: data },
  ])
}
