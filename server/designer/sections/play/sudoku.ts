import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Nine by nine: digits or notes by pad and keyboard, hints, a check of every move, and the time. */
export function sudoku(page: Page): Piece {
  const code = tsx`
    import { Eraser, Lightbulb, Pencil, RotateCcw } from "lucide-react";
    import { type KeyboardEvent, useEffect, useState } from "react";
    import { SudokuCell } from "@/components/sudoku-cell";
    import { Button } from "@/components/ui/button";
    import { given, solution } from "@/data/sudoku";

    const DIGITS = "123456789".split("");
    const two = (value: number) => String(value).padStart(2, "0");

    export function Sudoku() {
      const [cells, setCells] = useState(given);
      const [notes, setNotes] = useState<Record<number, string>>({});
      const [at, setAt] = useState(given.indexOf("0"));
      const [isNoting, setNoting] = useState(false);
      const [hints, setHints] = useState(0);
      const [seconds, setSeconds] = useState(0);
      const isSolved = cells === solution;
      const wrong = cells.split("").filter((digit, index) => digit !== "0" && digit !== solution[index]).length;

      useEffect(() => {
        if (isSolved) return;
        const timer = window.setInterval(() => setSeconds((now) => now + 1), 1000);
        return () => window.clearInterval(timer);
      }, [isSolved]);

      const set = (index: number, digit: string) => {
        if (given[index] !== "0") return;
        setCells(cells.slice(0, index) + digit + cells.slice(index + 1));
        setNotes({ ...notes, [index]: "" });
      };

      function enter(digit: string) {
        if (given[at] !== "0") return;
        if (!isNoting) return set(at, cells[at] === digit ? "0" : digit);
        const own = notes[at] ?? "";
        setNotes({ ...notes, [at]: own.includes(digit) ? own.replace(digit, "") : own + digit });
      }

      function hint() {
        const index = cells[at] === solution[at] ? cells.split("").findIndex((digit, place) => digit !== solution[place]) : at;
        if (index < 0) return;
        setAt(index);
        set(index, solution[index]);
        setHints(hints + 1);
      }

      function again() {
        setCells(given);
        setNotes({});
        setHints(0);
        setSeconds(0);
      }

      function press(event: KeyboardEvent) {
        const step = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step) {
          event.preventDefault();
          const next = (at + step + 81) % 81;
          setAt(next);
          document.getElementById(\`cell-\${next}\`)?.focus();
        } else if (DIGITS.includes(event.key)) enter(event.key);
        else if (event.key === "Backspace" || event.key === "Delete") set(at, "0");
      }

      return (
        <div>
          ${screenHead(page, 'Sudoku', 'Every row, column and box holds the digits one to nine.')}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
            <div role="group" aria-label="Sudoku grid" onKeyDown={press} className="grid grid-cols-9 border-2 border-foreground bg-card text-card-foreground">
              {cells.split("").map((digit, index) => (
                <SudokuCell key={index} index={index} digit={digit} notes={notes[index] ?? ""} selected={at} selectedDigit={cells[at]} isGiven={given[index] !== "0"} isWrong={digit !== "0" && digit !== solution[index]} onSelect={setAt} />
              ))}
            </div>
            <div className="grid content-start gap-5">
              <dl className="${tileOf(page)} grid grid-cols-3 gap-4">
                <div><dt className="text-sm text-muted-foreground">Time</dt><dd className="text-2xl font-semibold tabular-nums">{two(Math.floor(seconds / 60))}:{two(seconds % 60)}</dd></div>
                <div><dt className="text-sm text-muted-foreground">Mistakes</dt><dd className="text-2xl font-semibold tabular-nums">{wrong}</dd></div>
                <div><dt className="text-sm text-muted-foreground">Hints</dt><dd className="text-2xl font-semibold tabular-nums">{hints}</dd></div>
              </dl>
              <div role="group" aria-label="Number pad" className="grid grid-cols-9 gap-1.5 sm:grid-cols-3 sm:gap-2">
                {DIGITS.map((digit) => (
                  <button key={digit} type="button" onClick={() => enter(digit)} className="rounded-lg border bg-card py-3 text-xl font-semibold text-card-foreground hover:border-primary">{digit}</button>
                ))}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button variant={isNoting ? "default" : "outline"} aria-pressed={isNoting} onClick={() => setNoting(!isNoting)}>
                  <Pencil />
                  Notes
                </Button>
                <Button variant="outline" onClick={() => set(at, "0")}>
                  <Eraser />
                  Erase
                </Button>
                <Button variant="outline" disabled={isSolved} onClick={hint}>
                  <Lightbulb />
                  Hint
                </Button>
                <Button variant="outline" onClick={again}>
                  <RotateCcw />
                  New start
                </Button>
              </div>
              <p role="status" className="${page.look.h3}">{isSolved ? "Solved. Well done!" : \`\${cells.split("0").length - 1} cells are empty.\`}</p>
            </div>
          </div>
        </div>
      );
    }
  `
  const cell = tsx`
    import { cn } from "@/lib/utils";

    interface SudokuCellProps {
      index: number;
      digit: string;
      notes: string;
      selected: number;
      selectedDigit: string;
      isGiven: boolean;
      isWrong: boolean;
      onSelect: (index: number) => void;
    }

    export function SudokuCell({ index, digit, notes, selected, selectedDigit, isGiven, isWrong, onSelect }: SudokuCellProps) {
      const row = Math.floor(index / 9);
      const column = index % 9;
      const isNear = row === Math.floor(selected / 9) || column === selected % 9;
      const isSame = digit !== "0" && digit === selectedDigit;

      return (
        <button id={\`cell-\${index}\`} type="button" tabIndex={index === selected ? 0 : -1} aria-label={\`Row \${row + 1}, column \${column + 1}: \${digit === "0" ? "empty" : digit}\${isWrong ? ", wrong" : ""}\`} onClick={() => onSelect(index)} onFocus={() => onSelect(index)} className={cn("grid aspect-square place-items-center border border-border text-lg tabular-nums sm:text-2xl", column % 3 === 2 && column < 8 && "border-r-2 border-r-foreground", row % 3 === 2 && row < 8 && "border-b-2 border-b-foreground", isNear && "bg-muted", isGiven ? "font-semibold text-foreground" : "text-brand", isSame && "underline", isWrong && "text-destructive line-through", index === selected && "bg-primary text-primary-foreground")}>
          {digit === "0" ? <span aria-hidden="true" className="text-xs tracking-widest break-all">{notes}</span> : digit}
        </button>
      );
    }
  `
  const data = `export const given =
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

export const solution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
`
  return screenPiece('Sudoku', code, [
    { name: 'components/sudoku-cell.tsx', code: cell },
    { name: 'data/sudoku.ts', code: data },
  ])
}
