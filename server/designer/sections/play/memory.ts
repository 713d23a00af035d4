import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Pairs to find, with moves, time and a best result. */
export function memory(page: Page): Piece {
  const code = tsx`
    import { Anchor, Bike, Cherry, Feather, Flower2, Moon, RotateCcw, Snail, Sun } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cn } from "@/lib/utils";

    const PAIRS = [
      { name: "Anchor", icon: Anchor },
      { name: "Bike", icon: Bike },
      { name: "Cherry", icon: Cherry },
      { name: "Feather", icon: Feather },
      { name: "Flower", icon: Flower2 },
      { name: "Moon", icon: Moon },
      { name: "Snail", icon: Snail },
      { name: "Sun", icon: Sun },
    ];
    const CLOSED =
      "border-primary bg-primary text-primary-foreground hover:opacity-90";
    const OPEN = "bg-card text-card-foreground";
    const FOUND = "border-primary bg-accent text-accent-foreground";
    const DEALT = [0, 5, 2, 7, 3, 1, 6, 4, 5, 0, 4, 6, 2, 3, 7, 1];
    const SHOWN_FOR = 900;

    export function Memory() {
      const [cards, setCards] = useState(DEALT);
      const [open, setOpen] = useState<number[]>([]);
      const [found, setFound] = useState<number[]>([0, 2]);
      const [moves, setMoves] = useState(3);
      const [seconds, setSeconds] = useState(0);
      const isDone = found.length === PAIRS.length;

      useEffect(() => {
        if (isDone) return;
        const timer = window.setInterval(() => setSeconds((all) => all + 1), 1000);
        return () => window.clearInterval(timer);
      }, [isDone]);

      function turn(at: number) {
        if (open.length === 2 || open.includes(at)) return;
        const both = [...open, at];
        setOpen(both);
        if (both.length < 2) return;
        setMoves(moves + 1);
        if (cards[both[0]] === cards[both[1]]) {
          setFound([...found, cards[at]]);
          setOpen([]);
        } else window.setTimeout(() => setOpen([]), SHOWN_FOR);
      }

      function deal() {
        setCards([...cards].sort(() => Math.random() - 0.5));
        setFound([]);
        setOpen([]);
        setMoves(0);
        setSeconds(0);
      }

      return (
        <div>
          ${screenHead(page, 'Find the pairs', 'Turn two cards. The same twice stays open.')}
          <div className="${tileOf(page)} mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <div>
              <dt className="text-sm text-muted-foreground">Moves</dt>
              <dd className="text-2xl font-semibold tabular-nums">{moves}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">Time</dt>
              <dd className="text-2xl font-semibold tabular-nums">{seconds} s</dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">Pairs found</dt>
              <dd className="text-2xl font-semibold tabular-nums">{found.length} of {PAIRS.length}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">Best</dt>
              <dd className="text-2xl font-semibold tabular-nums">14 moves</dd>
            </div>
          </dl>
            <Button size="lg" onClick={deal}>
              <RotateCcw />
              New game
            </Button>
          </div>
          <ul className="mt-4 grid max-w-3xl grid-cols-4 gap-2 sm:gap-3">
            {cards.map((card, at) => {
              const { name, icon: Icon } = PAIRS[card];
              const isFound = found.includes(card);
              const isOpen = isFound || open.includes(at);
              return (
                <li key={at}>
                  <button type="button" disabled={isFound} aria-label={isOpen ? name : \`Card \${at + 1}, face down\`} onClick={() => turn(at)} className={cn("grid aspect-square w-full place-content-center rounded-xl border-2 transition-colors", isOpen ? OPEN : CLOSED, isFound && FOUND)}>
                    {isOpen && (
                      <Icon className="size-8 sm:size-12" aria-hidden="true" />
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          <p role="status" className="mt-4 min-h-6">{isDone && \`All found in \${moves} moves.\`}</p>
        </div>
      );
    }
  `
  return screenPiece('Memory', code)
}
