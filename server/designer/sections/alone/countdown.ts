import { tsx } from '#server/designer/code/tsx.ts'
import type { Page } from '#server/designer/page/page.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { eventCountdown, isToEvent } from '#server/designer/sections/alone/event-countdown.ts'

export const countdown: Alone = {
  name: 'countdown',
  label: 'a countdown',
  words: /\b(?:countdowns?(?: timers?)?|stop ?watch|pomodoro(?: timer)?|timers?|clocks?)\b/i,
  component: 'Countdown',
  says: 'the time that is left, counted down',
  code: page => (isToEvent(page.brief.prompt) ? eventCountdown(page) : timer(page)),
}

/** Minutes that one starts, stops and starts over. */
const timer = (page: Page): string => tsx`
    import { Pause, Play, RotateCcw } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";

    const LENGTHS = [5, 15, 25, 50];
    const two = (value: number) => String(value).padStart(2, "0");

    export function Countdown() {
      const [minutes, setMinutes] = useState(25);
      const [left, setLeft] = useState(minutes * 60);
      const [isRunning, setIsRunning] = useState(false);

      useEffect(() => {
        if (!isRunning) return;
        const timer = window.setInterval(
          () => setLeft((now) => Math.max(0, now - 1)),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [isRunning]);

      function reset(length: number) {
        setMinutes(length);
        setLeft(length * 60);
        setIsRunning(false);
      }

      return (
        <section className="${tileOf(page)} w-full max-w-md text-center">
          <h1 className="${page.look.h3} text-xl">Time left</h1>
          <div role="group" aria-label="Minutes" className="mt-4 flex justify-center gap-2">
            {LENGTHS.map((length) => (
              <button key={length} type="button" aria-pressed={length === minutes} onClick={() => reset(length)} className="rounded-full border px-3 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{length} min</button>
            ))}
          </div>
          <p role="timer" className="mt-8 text-7xl font-semibold tracking-tight tabular-nums">
            {two(Math.floor(left / 60))}:{two(left % 60)}
          </p>
          <div className="mt-6 h-2 overflow-hidden rounded-full bg-muted">
            <div className="h-full bg-primary" style={{ width: \`\${(left / (minutes * 60)) * 100}%\` }} />
          </div>
          <div className="mt-8 flex justify-center gap-3">
            <Button size="lg" onClick={() => setIsRunning(!isRunning)}>
              {isRunning ? <Pause /> : <Play />}
              {isRunning ? "Pause" : "Start"}
            </Button>
            <Button size="lg" variant="outline" onClick={() => reset(minutes)}>
              <RotateCcw />
              Start over
            </Button>
          </div>
        </section>
      );
    }
  `
