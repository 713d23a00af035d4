import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Five by five, with clues across and down, a check and the answer. */
export function crossword(page: Page): Piece {
  const code = tsx`
    import { useRef, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { across, type Clue, down, solution, width } from "@/data/crossword";
    import { cn } from "@/lib/utils";

    const numberAt = (cell: number) =>
      [...across, ...down].find((clue) => clue.cells[0] === cell)?.number;

    export function Crossword() {
      const [letters, setLetters] = useState<Record<number, string>>({});
      const [clue, setClue] = useState<Clue>(across[0]);
      const [isChecked, setChecked] = useState(false);
      const board = useRef<HTMLDivElement>(null);
      const cells = solution.split("");
      const left = cells.filter((letter, at) => letter !== "." && letters[at] !== letter).length;

      const focus = (cell: number) =>
        board.current?.querySelector<HTMLInputElement>(\`[data-cell="\${cell}"]\`)?.focus();

      function write(cell: number, text: string) {
        const letter = text.slice(-1).toUpperCase();
        setLetters({ ...letters, [cell]: letter });
        setChecked(false);
        const next = clue.cells[clue.cells.indexOf(cell) + 1];
        if (letter && next !== undefined) focus(next);
      }

      function enter(cell: number) {
        if (clue.cells.includes(cell)) return;
        setClue([...across, ...down].find((each) => each.cells.includes(cell)) ?? clue);
      }

      const list = (title: string, clues: Clue[]) => (
        <section className="${tileOf(page)}">
          <h2 className="${page.look.h3}">{title}</h2>
          <ol className="mt-3 grid gap-1">
            {clues.map((each) => (
              <li key={each.number}>
                <button type="button" aria-pressed={each === clue} onClick={() => { setClue(each); focus(each.cells[0]); }} className="w-full rounded-md px-2 py-1.5 text-left text-sm aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                  <span className="font-semibold tabular-nums">{each.number}</span> {each.text} ({each.cells.length})
                </button>
              </li>
            ))}
          </ol>
        </section>
      );

      return (
        <div>
          ${screenHead(page, 'Crossword', 'A small one for the coffee. Choose a clue and type.')}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
            <div>
              <div ref={board} role="group" aria-label="Crossword grid" className="grid grid-cols-5 border-2 border-foreground bg-foreground gap-px">
                {cells.map((letter, at) => letter === "." ? (
                  <span key={at} className="aspect-square bg-foreground" />
                ) : (
                  <span key={at} className="relative aspect-square bg-card text-card-foreground">
                    <span className="absolute top-1 left-1.5 text-xs" aria-hidden="true">{numberAt(at)}</span>
                    <input data-cell={at} value={letters[at] ?? ""} onFocus={() => enter(at)} onChange={(event) => write(at, event.target.value)} aria-label={\`Row \${Math.floor(at / width) + 1}, column \${(at % width) + 1}\`} autoComplete="off" className={cn("size-full bg-transparent text-center text-2xl font-semibold uppercase outline-none focus:ring-2 focus:ring-ring", clue.cells.includes(at) && "bg-accent text-accent-foreground", isChecked && letters[at] && letters[at] !== letter && "text-destructive line-through")} />
                  </span>
                ))}
              </div>
              <div className="mt-5 flex flex-wrap items-center gap-3">
                <Button onClick={() => setChecked(true)}>Check</Button>
                <Button variant="outline" onClick={() => setLetters(Object.fromEntries(cells.map((letter, at) => [at, letter])))}>Show the answer</Button>
                <Button variant="ghost" onClick={() => setLetters({})}>Clear</Button>
                <p role="status" className="text-sm text-muted-foreground">{left === 0 ? "All of it is right!" : \`\${left} letters to go\`}</p>
              </div>
            </div>
            <div className="grid content-start gap-5 sm:grid-cols-2">
              {list("Across", across)}
              {list("Down", down)}
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Crossword', code, [{ name: 'data/crossword.ts', code: DATA }])
}

const DATA = `export const width = 5;

/** A dot is a black cell. */
export const solution = ".T.W." + "BREAD" + ".A.T." + "RIVER" + ".N.R.";

export interface Clue {
  number: number;
  text: string;
  cells: number[];
}

export const across: Clue[] = [
  { number: 3, text: "It rises before it is baked", cells: [5, 6, 7, 8, 9] },
  { number: 4, text: "It has a bed and never sleeps", cells: [15, 16, 17, 18, 19] },
];

export const down: Clue[] = [
  { number: 1, text: "It runs on rails", cells: [1, 6, 11, 16, 21] },
  { number: 2, text: "Two parts of one gas and one of another", cells: [3, 8, 13, 18, 23] },
];
`
