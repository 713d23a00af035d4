import { tsx } from '#server/designer/code/tsx.ts'
import { heading, type Page } from '#server/designer/page/page.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

const EVENT =
  /\b(weddings?|launch|events?|birthday|part(?:y|ies)|new year|release|sale|conference|festival|opening|premiere|concert|holidays?|christmas|race|match|graduation|baby|move|trip|until)\b/i

/** "a countdown for our wedding": to a day, not of minutes. */
export const isToEvent = (prompt: string): boolean =>
  EVENT.test(prompt) && !/\b(?:pomodoro|stop ?watch|timers?)\b/i.test(prompt)

/** Days, hours, minutes and seconds to a day, and an answer to the invitation where one was asked for. */
export function eventCountdown(page: Page): string {
  const { prompt } = page.brief
  const event = EVENT.exec(prompt)?.[1]?.toLowerCase() ?? 'day'
  const name = event === 'until' ? 'big day' : event.replace(/^weddings$/, 'wedding')
  const hasRsvp = /\brsvp\b|\bwho (?:is|are) coming\b/i.test(prompt)
  const hasMail = !hasRsvp && /\b(?:notify|e-?mail|newsletter|sign[- ]?up|waitlist)\b/i.test(prompt)
  return tsx`
    import { ${hasRsvp || hasMail ? 'type FormEvent, ' : ''}useEffect, useState } from "react";
    ${hasRsvp || hasMail ? 'import { Button } from "@/components/ui/button";\nimport { Input } from "@/components/ui/input";\nimport { Label } from "@/components/ui/label";' : ''}

    const DAY = 86_400;
    const first = new Date();
    const DATE = new Date(first.getFullYear() + 1, 5, 12, 15);

    export function Countdown() {
      const [now, setNow] = useState(Date.now());
      ${hasRsvp || hasMail ? 'const [answer, setAnswer] = useState("");' : ''}
      const left = Math.max(0, Math.floor((DATE.getTime() - now) / 1000));
      const parts: [string, number][] = [
        ["Days", Math.floor(left / DAY)],
        ["Hours", Math.floor((left % DAY) / 3600)],
        ["Minutes", Math.floor((left % 3600) / 60)],
        ["Seconds", left % 60],
      ];

      useEffect(() => {
        const timer = window.setInterval(() => setNow(Date.now()), 1000);
        return () => window.clearInterval(timer);
      }, []);
      ${hasRsvp || hasMail ? SUBMIT : ''}

      return (
        <section className="${tileOf(page)} w-full max-w-2xl text-center">
          <h1 className="${page.look.h3} text-3xl md:text-4xl">${jsxText(`${heading(name)} countdown`)}</h1>
          <p className="mt-3 text-muted-foreground">
            <time dateTime={DATE.toISOString()}>{DATE.toLocaleDateString("en", { dateStyle: "full" })}</time>
          </p>
          <div role="timer" aria-label="Time left" className="mt-8">
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {parts.map(([label, value]) => (
              <div key={label} className="flex flex-col-reverse rounded-lg border p-4">
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd className="text-4xl font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          </div>
          ${hasRsvp ? RSVP : hasMail ? MAIL : ''}
        </section>
      );
    }
  `
}

const SUBMIT = `
      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        setAnswer(String(new FormData(event.currentTarget).get("answer")));
      }`

const RSVP = `<form aria-label="RSVP form" onSubmit={submit} className="mt-8 grid gap-4 border-t pt-6 text-left">
            <h2 className="text-xl font-semibold">RSVP</h2>
            <div className="grid gap-2">
              <Label htmlFor="answer">Your name</Label>
              <Input id="answer" name="answer" required autoComplete="name" className="h-11" />
            </div>
            <div className="grid gap-2">
              <Label htmlFor="guests">Guests</Label>
              <Input id="guests" name="guests" type="number" min={1} max={8} defaultValue={2} className="h-11" />
            </div>
            <Button type="submit" size="lg">We are coming</Button>
            <p role="status" className="min-h-6 text-muted-foreground">{answer && \`Thank you, \${answer}. See you there.\`}</p>
          </form>`

const MAIL = `<form aria-label="Email signup" onSubmit={submit} className="mt-8 grid gap-3 border-t pt-6 text-left">
            <Label htmlFor="answer">Email</Label>
            <Input id="answer" name="answer" type="email" required autoComplete="email" className="h-11" />
            <Button type="submit" size="lg">Tell me when it is time</Button>
            <p role="status" className="min-h-6 text-muted-foreground">{answer && \`Thank you. We write to \${answer}, once.\`}</p>
          </form>`
