import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface CalendarEvents {
  /** What stands in it: "appointment". */
  singular: string
  groups: string[]
  events: [day: number, time: string, title: string, group: string][]
}

/** A month with what happens on each day, the chosen day beside it, and a form for more. */
export function monthCalendar(page: Page, { singular, groups, events }: CalendarEvents): Piece {
  const rows = events.map(([day, time, title, group], id) => ({
    id,
    date: `2026-11-${String(day).padStart(2, '0')}`,
    time,
    title,
    group,
  }))
  const data = `export interface CalendarEvent {
  id: number;
  date: string;
  time: string;
  title: string;
  group: string;
}

${constant('export const groups', groups)}

${constant('export const events: CalendarEvent[]', rows)}
`
  const code = tsx`
    import { ChevronLeft, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { DayPanel } from "@/components/day-panel";
    import { Button } from "@/components/ui/button";
    import { type CalendarEvent, events as initial } from "@/data/events";
    import { cn } from "@/lib/utils";

    const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
    const isoOf = (date: Date) => date.toISOString().slice(0, 10);

    export function MonthCalendar() {
      const [events, setEvents] = useState<CalendarEvent[]>(initial);
      const [month, setMonth] = useState(new Date(Date.UTC(2026, 10, 1)));
      const [chosen, setChosen] = useState("2026-11-20");
      const offset = (month.getUTCDay() + 6) % 7;
      const days = Array.from({ length: 42 }, (_, at) => {
        const date = new Date(month);
        date.setUTCDate(1 + at - offset);
        return date;
      });

      function turn(by: number) {
        setMonth(
          new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + by, 1)),
        );
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <div className="flex items-center gap-2">
              <h1 className="${headingOf(page)} mr-auto">
                {month.toLocaleDateString("en", {
                  month: "long",
                  year: "numeric",
                  timeZone: "UTC",
                })}
              </h1>
              <Button variant="outline" size="icon-lg" aria-label="Month before" onClick={() => turn(-1)}>
                <ChevronLeft />
              </Button>
              <Button variant="outline" size="icon-lg" aria-label="Next month" onClick={() => turn(1)}>
                <ChevronRight />
              </Button>
            </div>
            <div className="mt-5 ${flushTileOf(page)} border bg-card">
              <div className="grid grid-cols-7 border-b text-center text-xs text-muted-foreground sm:text-sm">
                {WEEKDAYS.map((name) => (
                  <span key={name} className="py-2">{name}</span>
                ))}
              </div>
              <div className="grid grid-cols-7">
                {days.map((date) => {
                  const iso = isoOf(date);
                  const here = events.filter((event) => event.date === iso);
                  const isOther = date.getUTCMonth() !== month.getUTCMonth();
                  return (
                    <button key={iso} type="button" aria-pressed={iso === chosen} onClick={() => setChosen(iso)} className="flex min-h-16 flex-col items-start gap-1 border-r border-b p-1.5 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-pressed:ring-2 aria-pressed:ring-primary aria-pressed:ring-inset sm:min-h-24 sm:p-2">
                      <span className={cn("flex size-6 items-center justify-center rounded-full tabular-nums", isOther && "text-muted-foreground", iso === "2026-11-20" && "bg-primary text-primary-foreground")}>{date.getUTCDate()}</span>
                      <span className="sr-only">{here.length} ${singular}s</span>
                      {here.slice(0, 2).map((event) => (
                        <span key={event.id} className="hidden w-full truncate rounded bg-accent px-1.5 py-0.5 text-xs text-accent-foreground sm:block">
                          {event.time} {event.title}
                        </span>
                      ))}
                      {here.length > 0 && (
                        <span aria-hidden="true" className="size-2 rounded-full bg-primary sm:hidden" />
                      )}
                    </button>
                  );
                })}
              </div>
            </div>
          </div>
          <DayPanel date={chosen} events={events.filter((event) => event.date === chosen)} onAdd={(event) => setEvents([...events, event])} onRemove={(id) => setEvents(events.filter((event) => event.id !== id))} />
        </div>
      );
    }
  `
  const panel = tsx`
    import { X } from "lucide-react";
    import type { FormEvent } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { type CalendarEvent, groups } from "@/data/events";

    interface DayPanelProps {
      date: string;
      events: CalendarEvent[];
      onAdd: (event: CalendarEvent) => void;
      onRemove: (id: number) => void;
    }

    export function DayPanel({ date, events, onAdd, onRemove }: DayPanelProps) {
      const day = new Date(\`\${date}T12:00:00\`);

      function add(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const [title, time, group] = ["title", "time", "group"].map((name) =>
          String(form.get(name)),
        );
        if (!title.trim()) return;
        onAdd({ id: Date.now(), date, title, time, group });
        event.currentTarget.reset();
      }

      return (
        <aside className="${tileOf(page)} self-start lg:mt-14">
          <h2 className="${page.look.h3}">
            {day.toLocaleDateString("en", {
              weekday: "long",
              day: "numeric",
              month: "long",
            })}
          </h2>
          <ul className="mt-4 grid gap-2">
            {events.map((event) => (
              <li key={event.id} className="flex items-start gap-3 rounded-lg border p-3">
                <span className="text-sm text-muted-foreground tabular-nums">{event.time}</span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{event.title}</span>
                  <span className="text-sm text-muted-foreground">{event.group}</span>
                </span>
                <Button variant="ghost" size="icon" aria-label={\`Remove \${event.title}\`} onClick={() => onRemove(event.id)}>
                  <X />
                </Button>
              </li>
            ))}
          </ul>
          {events.length === 0 && (
            <p className="mt-3 text-sm text-muted-foreground">A free day.</p>
          )}
          <form onSubmit={add} className="mt-6 grid gap-3 border-t pt-5">
            <Label htmlFor="title">New ${singular}</Label>
            <Input id="title" name="title" placeholder="What is it?" />
            <div className="grid grid-cols-2 gap-3">
              <Input name="time" type="time" aria-label="Time" defaultValue="10:00" />
              <select name="group" aria-label="Kind" className="rounded-md border border-input bg-card px-2 text-sm">
                {groups.map((group) => (
                  <option key={group}>{group}</option>
                ))}
              </select>
            </div>
            <Button type="submit">Add ${singular}</Button>
          </form>
        </aside>
      );
    }
  `
  return screenPiece('MonthCalendar', code, [
    { name: 'data/events.ts', code: data },
    { name: 'components/day-panel.tsx', code: panel },
  ])
}
