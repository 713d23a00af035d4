import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

const SERVICES: [string, string, number][] = [
  ['Website', 'Works', 99.99],
  ['API', 'Works', 99.98],
  ['Sign-in', 'Works', 100],
  ['Webhooks', 'Slow', 99.71],
  ['Exports', 'Works', 99.95],
]

/** Whether everything works, how ninety days went, and what happened lately. */
export function serviceStatus(page: Page): Piece {
  const rows = SERVICES.map(([name, state, uptime], index) => ({
    name,
    state,
    uptime,
    bad:
      uptime === 100
        ? []
        : [page.choices.between(`bad ${name}`, 5, 40), ...(index === 3 ? [71, 88, 89] : [])],
  }))
  const data = `export interface Service {
  name: string;
  state: string;
  uptime: number;
  bad: number[];
}

${constant('export const services: Service[]', rows)}

${constant('export const incidents', [
  {
    title: 'Webhooks arrive late',
    when: 'Today, 09:12',
    state: 'Watching',
    text: 'A queue was too short for the morning. It is longer now, and the backlog shrinks.',
  },
  {
    title: 'Exports failed for large files',
    when: '11 November',
    state: 'Solved',
    text: 'Files above 2 GB ran out of time. They are written in parts since 14:20.',
  },
  {
    title: 'Planned work on the database',
    when: '2 November',
    state: 'Done',
    text: 'Six minutes of read-only, announced a week before.',
  },
])}
`
  const code = tsx`
    import { CircleCheck, TriangleAlert } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { incidents, services } from "@/data/services";
    import { cn } from "@/lib/utils";

    const DAYS = 90;

    export function ServiceStatus() {
      const [said, setSaid] = useState("");
      const slow = services.filter((service) => service.state !== "Works");

      function subscribe(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const mail = String(new FormData(event.currentTarget).get("email"));
        const isMail = /^\\S+@\\S+\\.\\S+$/.test(mail);
        setSaid(isMail ? "You hear from us first." : "Enter an address like name@example.com.");
      }

      return (
        <div className="mx-auto max-w-4xl">
          <section className="flex items-center gap-4 rounded-2xl bg-primary p-6 text-primary-foreground sm:p-8">
            {slow.length > 0 ? <TriangleAlert className="size-9 shrink-0" aria-hidden="true" /> : <CircleCheck className="size-9 shrink-0" aria-hidden="true" />}
            <div>
              <h1 className="${headingOf(page)}">{slow.length > 0 ? \`\${slow[0].name} is slow\` : "Everything works"}</h1>
              <p className="mt-1">All other systems are operational. Checked a minute ago.</p>
            </div>
          </section>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3}">Uptime, ninety days</h2>
            <ul className="mt-2">
              {services.map((service) => (
                <li key={service.name} className="border-t py-4 first:border-t-0">
                  <p className="flex justify-between gap-4">
                    <span className="font-medium">{service.name}</span>
                    <span className="text-sm tabular-nums">
                      {service.state} · {service.uptime}%
                    </span>
                  </p>
                  <div aria-hidden="true" className="mt-2 flex h-8 gap-px sm:gap-0.5">
                    {Array.from({ length: DAYS }, (_, day) => (
                      <span key={day} className={cn("flex-1 rounded-sm", service.bad.includes(day) ? "bg-highlight" : "bg-primary", day < 45 && "hidden sm:block")} />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3}">Incidents</h2>
            <ul className="mt-2">
              {incidents.map((incident) => (
                <li key={incident.title} className="border-t py-4 first:border-t-0">
                  <p className="flex flex-wrap items-baseline gap-x-3">
                    <strong>{incident.title}</strong>
                    <span className="rounded-full border px-2.5 py-0.5 text-xs">{incident.state}</span>
                    <span className="text-sm text-muted-foreground">{incident.when}</span>
                  </p>
                  <p className="mt-1 text-muted-foreground">{incident.text}</p>
                </li>
              ))}
            </ul>
          </section>
          <form noValidate onSubmit={subscribe} className="mt-6 flex flex-wrap gap-2">
            <Input name="email" type="email" aria-label="Email" placeholder="name@example.com" className="h-11 min-w-0 flex-1 basis-56" />
            <Button type="submit" className="h-11">Subscribe to updates</Button>
            <p role="status" className="w-full min-h-6 text-sm text-muted-foreground">{said}</p>
          </form>
        </div>
      );
    }
  `
  return screenPiece('ServiceStatus', code, [{ name: 'data/services.ts', code: data }])
}
