import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** 2048: rows that slide together by keys, buttons or swipes, with the score and the best one. */
export function slidingNumbers(page: Page): Piece {
  const code = tsx`
    import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from "lucide-react";
    import { type KeyboardEvent, type TouchEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { type Direction, isStuck, slide, withNew } from "@/lib/sliding";
    import { cn } from "@/lib/utils";

    const START = [0, 2, 0, 0, 0, 4, 2, 0, 8, 16, 4, 2, 64, 32, 8, 2];
    const EMPTY = START.map((_, at) => (at === 5 || at === 10 ? 2 : 0));
    const WAYS = [
      { way: "left", label: "Left", icon: ArrowLeft },
      { way: "up", label: "Up", icon: ArrowUp },
      { way: "down", label: "Down", icon: ArrowDown },
      { way: "right", label: "Right", icon: ArrowRight },
    ] as const;

    export function SlidingNumbers() {
      const [cells, setCells] = useState(START);
      const [score, setScore] = useState(312);
      const [best, setBest] = useState(4820);
      const [touch, setTouch] = useState<[number, number] | null>(null);
      const isOver = isStuck(cells);

      function move(way: Direction) {
        const moved = slide(cells, way);
        if (moved.cells.join() === cells.join()) return;
        setCells(withNew(moved.cells, score + moved.gained));
        setScore(score + moved.gained);
        setBest(Math.max(best, score + moved.gained));
      }

      function press(event: KeyboardEvent) {
        if (!event.key.startsWith("Arrow")) return;
        event.preventDefault();
        move(event.key.slice(5).toLowerCase() as Direction);
      }

      function lift(event: TouchEvent) {
        if (!touch) return;
        const x = event.changedTouches[0].clientX - touch[0];
        const y = event.changedTouches[0].clientY - touch[1];
        setTouch(null);
        if (Math.max(Math.abs(x), Math.abs(y)) < 24) return;
        if (Math.abs(x) > Math.abs(y)) move(x > 0 ? "right" : "left");
        else move(y > 0 ? "down" : "up");
      }

      return (
        <div>
          ${screenHead(page, '2048', 'Slide the numbers. Two of a kind become one of twice the size.')}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
            <div role="group" aria-label="Board: use the arrow keys" tabIndex={0} onKeyDown={press} onTouchStart={(event) => setTouch([event.touches[0].clientX, event.touches[0].clientY])} onTouchEnd={lift} className="grid touch-none grid-cols-4 gap-2 rounded-2xl bg-muted p-2 sm:gap-3 sm:p-3">
              {cells.map((value, at) => (
                <div key={at} className={cn("grid aspect-square place-items-center rounded-xl text-2xl font-semibold tabular-nums sm:text-4xl", value === 0 && "bg-background", value > 0 && value < 16 && "bg-card text-card-foreground", value >= 16 && value < 128 && "bg-accent text-accent-foreground", value >= 128 && "bg-primary text-primary-foreground")}>{value || ""}</div>
              ))}
            </div>
            <div className="grid content-start gap-5">
              <dl className="${tileOf(page)} grid grid-cols-2 gap-4" aria-live="polite">
                <div><dt className="text-sm text-muted-foreground">Score</dt><dd className="text-3xl font-semibold tabular-nums">{score}</dd></div>
                <div><dt className="text-sm text-muted-foreground">Best score</dt><dd className="text-3xl font-semibold tabular-nums">{best}</dd></div>
              </dl>
              <div role="group" aria-label="Move" className="flex flex-wrap gap-2">
                {WAYS.map(({ way, label, icon: Icon }) => (
                  <Button key={way} size="icon" variant="outline" aria-label={label} onClick={() => move(way)}>
                    <Icon />
                  </Button>
                ))}
                <Button onClick={() => { setCells(EMPTY); setScore(0); }}>
                  <RotateCcw />
                  New game
                </Button>
              </div>
              <p role="status" className="text-muted-foreground">{isOver ? "No move is left. Start again?" : cells.includes(2048) ? "2048! You may go on." : "Arrow keys, buttons or a swipe."}</p>
            </div>
          </div>
        </div>
      );
    }
  `
  const lib = `export type Direction = "left" | "right" | "up" | "down";

const LINES: Record<Direction, number[][]> = {
  left: lines((line, place) => line * 4 + place),
  right: lines((line, place) => line * 4 + 3 - place),
  up: lines((line, place) => place * 4 + line),
  down: lines((line, place) => (3 - place) * 4 + line),
};

function lines(at: (line: number, place: number) => number): number[][] {
  return [0, 1, 2, 3].map((line) => [0, 1, 2, 3].map((place) => at(line, place)));
}

/** All rows moved one way, and what was gained by it. */
export function slide(cells: number[], way: Direction) {
  const next = cells.map(() => 0);
  let gained = 0;
  for (const line of LINES[way]) {
    const values = line.map((at) => cells[at]).filter(Boolean);
    for (let place = 0; place < values.length - 1; place++) {
      if (values[place] !== values[place + 1]) continue;
      values[place] *= 2;
      gained += values[place];
      values.splice(place + 1, 1);
    }
    values.forEach((value, place) => {
      next[line[place]] = value;
    });
  }
  return { cells: next, gained };
}

/** A two, or now and then a four, on an empty cell. */
export function withNew(cells: number[], turn: number): number[] {
  const empty = cells.flatMap((value, at) => (value === 0 ? [at] : []));
  const place = empty[Math.floor(Math.random() * empty.length)];
  return cells.map((value, at) => (at === place ? (turn % 5 === 4 ? 4 : 2) : value));
}

export const isStuck = (cells: number[]): boolean =>
  (["left", "up", "right", "down"] as const).every(
    (way) => slide(cells, way).cells.join() === cells.join(),
  );
`
  return screenPiece('SlidingNumbers', code, [{ name: 'lib/sliding.ts', code: lib }])
}
