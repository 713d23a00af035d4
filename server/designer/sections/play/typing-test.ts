import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** A text to type against the clock: words a minute, accuracy, and the best round so far. */
export function typingTest(page: Page): Piece {
  const code = tsx`
    import { RotateCcw } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cn } from "@/lib/utils";

    const SECONDS = 60;
    const TEXTS = [
      "The harbour wakes before the town does. Somebody coils a rope, somebody counts crates, and the first gull complains about both of them.",
      "A good tool is one you stop noticing. It lies where your hand falls, does the one thing it is for, and asks for nothing but a little oil.",
      "Snow makes every street look new. By noon there are footprints again, and each of them knows exactly where it wanted to go.",
    ];

    export function TypingTest() {
      const [round, setRound] = useState(0);
      const [typed, setTyped] = useState("");
      const [left, setLeft] = useState(SECONDS);
      const [best, setBest] = useState(48);
      const text = TEXTS[round % TEXTS.length];
      const isOver = left === 0 || typed.length === text.length;
      const isRunning = typed.length > 0 && !isOver;
      const right = typed.split("").filter((letter, at) => letter === text[at]).length;
      const accuracy = typed.length === 0 ? 100 : Math.round((right / typed.length) * 100);
      const speed = Math.round(right / 5 / (Math.max(1, SECONDS - left) / 60));

      useEffect(() => {
        if (!isRunning) return;
        const timer = window.setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
        return () => window.clearInterval(timer);
      }, [isRunning]);

      function again() {
        if (isOver) setBest(Math.max(best, speed));
        setRound(round + 1);
        setTyped("");
        setLeft(SECONDS);
      }

      const figures = [
        ["Words per minute", typed ? speed : 0],
        ["Accuracy", \`\${accuracy}%\`],
        ["Seconds left", left],
        ["Best", best],
      ];

      return (
        <div className="mx-auto max-w-4xl">
          ${screenHead(page, 'How fast do you type?', 'The clock starts with your first letter.')}
          <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
            {figures.map(([label, value]) => (
              <div key={label} className="${tileOf(page)}">
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd className="mt-1 text-3xl font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p id="text-to-type" className="mt-6 ${tileOf(page)} text-xl leading-relaxed">
            {text.split("").map((letter, at) => (
              <span key={at} className={cn(at >= typed.length && "text-muted-foreground", at < typed.length && letter !== typed[at] && "text-destructive underline", at === typed.length && "border-b-2 border-primary")}>{letter}</span>
            ))}
          </p>
          <label className="mt-6 block">
            <span className="text-sm font-medium">Type here</span>
            <textarea value={typed} disabled={isOver} rows={4} aria-describedby="text-to-type" spellCheck={false} onChange={(event) => setTyped(event.target.value.slice(0, text.length))} className="mt-2 w-full rounded-lg border border-input bg-card p-4 text-lg text-card-foreground" />
          </label>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button size="lg" onClick={again}>
              <RotateCcw />
              Restart
            </Button>
            <p role="status" className="text-muted-foreground">{isOver ? \`Done: \${speed} words per minute at \${accuracy}% accuracy.\` : ""}</p>
          </div>
        </div>
      );
    }
  `
  return screenPiece('TypingTest', code)
}
