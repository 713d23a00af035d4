import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const datePicker: Alone = {
  name: 'date-picker',
  label: 'a date picker',
  words:
    /\b(?:date(?:[- ](?:range|time))*[- ]?pickers?|date range selectors?|calendar pickers?|range calendars?)\b/i,
  component: 'DatePicker',
  says: 'a month to choose a first and a last day in, and ranges that are chosen at once',
  code: page => tsx`
    import { ChevronLeft, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const TODAY = new Date(2026, 10, 20);
    const DAY = 86_400_000;
    const back = (days: number) => new Date(TODAY.getTime() - days * DAY);
    const PRESETS: [string, Date, Date][] = [
      ["Today", TODAY, TODAY],
      ["Last 7 days", back(6), TODAY],
      ["Last 30 days", back(29), TODAY],
      ["This month", new Date(2026, 10, 1), new Date(2026, 10, 30)],
      ["Last month", new Date(2026, 9, 1), new Date(2026, 9, 31)],
    ];
    const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

    const said = (date: Date) =>
      date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

    export function DatePicker() {
      const [month, setMonth] = useState(new Date(2026, 10, 1));
      const [from, setFrom] = useState<Date>(back(6));
      const [to, setTo] = useState<Date | null>(TODAY);
      const blanks = (month.getDay() + 6) % 7;
      const count = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
      const days = Array.from({ length: count }, (_, at) => new Date(month.getFullYear(), month.getMonth(), at + 1));
      const turn = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));

      function choose(day: Date) {
        if (to === null && day >= from) return setTo(day);
        setFrom(day);
        setTo(null);
      }

      return (
        <section aria-label="Date range" className="${tileOf(page)} grid w-full max-w-2xl gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <ul aria-label="Presets" className="flex flex-wrap gap-2 sm:flex-col">
            {PRESETS.map(([name, first, last]) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={first.getTime() === from.getTime() && last.getTime() === to?.getTime()}
                  onClick={() => {
                    setFrom(first);
                    setTo(last);
                    setMonth(new Date(last.getFullYear(), last.getMonth(), 1));
                  }}
                  className="w-full rounded-md border px-3 py-2 text-left text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <div>
            <header className="flex items-center justify-between gap-2">
              <Button variant="ghost" size="icon" aria-label="Month before" onClick={() => turn(-1)}>
                <ChevronLeft />
              </Button>
              <h1 className="${page.look.h3} text-lg">{month.toLocaleDateString("en-GB", { month: "long", year: "numeric" })}</h1>
              <Button variant="ghost" size="icon" aria-label="Month after" onClick={() => turn(1)}>
                <ChevronRight />
              </Button>
            </header>
            <div className="mt-3 grid grid-cols-7 gap-y-1 text-center text-sm">
              {WEEKDAYS.map((name) => (
                <span key={name} className="py-1 text-muted-foreground">{name}</span>
              ))}
              {blanks > 0 && (
                <span aria-hidden="true" style={{ gridColumn: \`span \${blanks}\` }} />
              )}
              {days.map((day) => {
                const isEnd = day.getTime() === from.getTime() || day.getTime() === to?.getTime();
                const isWithin = to !== null && day > from && day < to;
                return (
                  <button key={day.getDate()} type="button" aria-label={said(day)} aria-pressed={isEnd || isWithin} onClick={() => choose(day)} className={isEnd ? "h-10 rounded-md bg-primary font-semibold text-primary-foreground" : isWithin ? "h-10 bg-accent text-accent-foreground" : "h-10 rounded-md hover:bg-accent hover:text-accent-foreground"}>{day.getDate()}</button>
                );
              })}
            </div>
            <p role="status" className="mt-4 border-t pt-4 text-muted-foreground">{to ? \`\${said(from)} to \${said(to)}\` : \`From \${said(from)}: choose the last day\`}</p>
          </div>
        </section>
      );
    }
  `,
}
