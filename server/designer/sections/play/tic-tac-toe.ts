import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Three in a row, for two at one screen, with the moves and the wins kept. */
export function ticTacToe(page: Page): Piece {
  const code = tsx`
    import { RotateCcw, Undo2 } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cn } from "@/lib/utils";

    const LINES = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
    const PLACES = Array.from({ length: 9 }, (_, at) => at);

    /** Crosses begin, so an even move is theirs. */
    const markAt = (moves: number[], place: number) =>
      moves.includes(place) ? ["X", "O"][moves.indexOf(place) % 2] : "";

    export function TicTacToe() {
      const [moves, setMoves] = useState([4, 0]);
      const [wins, setWins] = useState({ X: 3, O: 2, draws: 1 });
      const line = lineOf(moves);
      const isOver = line.length > 0 || moves.length === 9;
      const turn = moves.length % 2 === 0 ? "X" : "O";
      const going = isOver ? "A draw" : \`\${turn} to move\`;
      const state = line.length > 0 ? \`\${markAt(moves, line[0])} wins\` : going;

      function play(place: number) {
        if (isOver || moves.includes(place)) return;
        const all = [...moves, place];
        setMoves(all);
        if (lineOf(all).length > 0) setWins({ ...wins, [turn]: wins[turn] + 1 });
        else if (all.length === 9) setWins({ ...wins, draws: wins.draws + 1 });
      }

      return (
        <div>
          ${screenHead(page, 'Tic-tac-toe', 'Two players, one screen. Three in a row wins.')}
          <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
            <div role="group" aria-label="Board" className="grid grid-cols-3 gap-2">
              {PLACES.map((place) => (
                <button key={place} type="button" aria-label={\`Place \${place + 1}, \${markAt(moves, place) || "empty"}\`} onClick={() => play(place)} className={cn("aspect-square rounded-xl border-2 bg-card text-6xl font-semibold text-card-foreground hover:border-primary sm:text-7xl", line.includes(place) && "border-primary bg-primary text-primary-foreground")}>{markAt(moves, place)}</button>
              ))}
            </div>
            <div className="grid content-start gap-4">
              <p role="status" className="${page.look.h3} text-2xl">{state}</p>
              <div className="flex flex-wrap gap-2">
                <Button size="lg" onClick={() => setMoves([])}>
                  <RotateCcw />
                  New round
                </Button>
                <Button size="lg" variant="outline" disabled={moves.length === 0 || isOver} onClick={() => setMoves(moves.slice(0, -1))}>
                  <Undo2 />
                  Undo
                </Button>
              </div>
              <dl className="${tileOf(page)} grid grid-cols-3 gap-4">
                {Object.entries(wins).map(([name, count]) => (
                  <div key={name}>
                    <dt className="text-sm text-muted-foreground">{name === "draws" ? "Draws" : \`\${name} won\`}</dt>
                    <dd className="text-3xl font-semibold tabular-nums">{count}</dd>
                  </div>
                ))}
              </dl>
              <ol aria-label="Moves" className="${tileOf(page)} grid grid-cols-3 gap-2 text-sm">
                {moves.map((place, at) => (
                  <li key={place}>{at + 1}. {markAt(moves, place)} to {place + 1}</li>
                ))}
              </ol>
            </div>
          </div>
        </div>
      );
    }

    /** The three places that win, or none. */
    function lineOf(moves: number[]): number[] {
      return (
        LINES.find(
          ([a, b, c]) =>
            markAt(moves, a) !== "" &&
            markAt(moves, a) === markAt(moves, b) &&
            markAt(moves, b) === markAt(moves, c),
        ) ?? []
      );
    }
  `
  return screenPiece('TicTacToe', code)
}
