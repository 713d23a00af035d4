import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** A chess board for two at one screen: where a piece may go, moves, captures, clocks. */
export function chess(page: Page): Piece {
  const code = tsx`
    import { Flag, RotateCcw } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { isWhite, nameOf, SIGNS, START, targetsOf } from "@/lib/chess";
    import { cn } from "@/lib/utils";

    const MINUTES = 10;
    const SIDES = ["White", "Black"];

    const isLight = (square: number) => (square + Math.floor(square / 8)) % 2 === 0;

    const clock = (seconds: number) =>
      \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, "0")}\`;

    export function Chess() {
      const [board, setBoard] = useState(START);
      const [chosen, setChosen] = useState(-1);
      const [moves, setMoves] = useState<string[]>([]);
      const [captured, setCaptured] = useState<string[]>([]);
      const [left, setLeft] = useState([MINUTES * 60, MINUTES * 60]);
      const [winner, setWinner] = useState("");
      const turn = moves.length % 2;
      const targets = chosen < 0 ? [] : targetsOf(board, chosen);
      const hasBegun = moves.length > 0;
      const taken = captured.map((piece) => SIGNS[piece.toLowerCase()]);

      useEffect(() => {
        if (winner || !hasBegun) return;
        const timer = window.setInterval(
          () =>
            setLeft((all) =>
              all.map((time, side) => Math.max(0, time - (side === turn ? 1 : 0))),
            ),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [winner, hasBegun, turn]);

      function press(square: number) {
        if (winner) return;
        if (targets.includes(square)) return move(square);
        const piece = board[square];
        const isMine = piece !== "" && isWhite(piece) === (turn === 0);
        setChosen(isMine && square !== chosen ? square : -1);
      }

      function move(to: number) {
        const victim = board[to];
        const piece = board[chosen];
        setBoard(
          board.map((each, at) => (at === to ? piece : at === chosen ? "" : each)),
        );
        setMoves([...moves, \`\${SIGNS[piece.toLowerCase()]} \${nameOf(to)}\`]);
        if (victim) setCaptured([...captured, victim]);
        if (victim.toLowerCase() === "k") setWinner(SIDES[turn]);
        setChosen(-1);
      }

      function restart() {
        setBoard(START);
        setMoves([]);
        setCaptured([]);
        setLeft([MINUTES * 60, MINUTES * 60]);
        setWinner("");
        setChosen(-1);
      }

      return (
        <div>
          ${screenHead(page, 'Chess', 'Two players, one screen. Choose a piece to see where it may go.')}
          <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
            <div role="group" aria-label="Chess board" className="grid aspect-square w-full grid-cols-8 grid-rows-8 overflow-hidden rounded-lg border-2 border-foreground">
              {board.map((piece, square) => (
                <button key={nameOf(square)} type="button" aria-label={\`\${nameOf(square)}\${piece ? \`, \${isWhite(piece) ? "white" : "black"} \${piece.toLowerCase()}\` : ""}\`} onClick={() => press(square)} className={cn("relative grid min-h-0 min-w-0 place-content-center text-[min(8vw,2.75rem)] leading-none", isLight(square) ? "bg-[#e8dcc4]" : "bg-[#a88b62]", square === chosen && "outline-4 -outline-offset-4 outline-primary")}>
                  <span aria-hidden="true" className={isWhite(piece) ? "text-white [text-shadow:0_0_2px_#000,0_0_2px_#000]" : "text-black"}>{SIGNS[piece.toLowerCase()]}</span>
                  {targets.includes(square) && (
                    <span aria-hidden="true" className="absolute inset-[38%] rounded-full bg-primary" />
                  )}
                </button>
              ))}
            </div>
            <div className="grid content-start gap-4">
              <p role="status" className="${page.look.h3} text-2xl">{winner ? \`\${winner} wins\` : \`\${SIDES[turn]} to move\`}</p>
              <dl className="grid grid-cols-2 gap-3">
                {SIDES.map((name, side) => (
                  <div key={name} className={cn("${tileOf(page)}", side === turn && "border-primary")}>
                    <dt className="text-sm text-muted-foreground">{name}, clock</dt>
                    <dd className="text-3xl font-semibold tabular-nums">{clock(left[side])}</dd>
                  </div>
                ))}
              </dl>
              <div className="flex flex-wrap gap-2">
                <Button size="lg" variant="outline" disabled={winner !== ""} onClick={() => setWinner(SIDES[1 - turn])}>
                  <Flag />
                  Resign
                </Button>
                <Button size="lg" onClick={restart}>
                  <RotateCcw />
                  New game
                </Button>
              </div>
              <section className="${tileOf(page)}">
                <h2 className="font-semibold">Captured pieces</h2>
                <p className="mt-2 min-h-8 text-2xl">{captured.length > 0 ? taken.join(" ") : "None yet"}</p>
              </section>
              <section className="${tileOf(page)}">
                <h2 className="font-semibold">Move list</h2>
                <ol className="mt-2 grid max-h-44 grid-cols-2 gap-x-6 gap-y-1 overflow-y-auto tabular-nums sm:grid-cols-4">
                  {moves.map((name, at) => (
                    <li key={at}>{at + 1}. {name}</li>
                  ))}
                </ol>
                {!hasBegun && (
                  <p className="text-muted-foreground">White begins.</p>
                )}
              </section>
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Chess', code, [{ name: 'lib/chess.ts', code: RULES }])
}

const RULES = `export const SIGNS: Record<string, string> = {
  k: "♚",
  q: "♛",
  r: "♜",
  b: "♝",
  n: "♞",
  p: "♟",
};

/** From the eighth row down; capitals are white. */
export const START: string[] = [
  ..."rnbqkbnrpppppppp",
  ...Array<string>(32).fill(""),
  ..."PPPPPPPPRNBQKBNR",
];

export const isWhite = (piece: string) => piece === piece.toUpperCase();

export const nameOf = (square: number) =>
  \`\${"abcdefgh"[square % 8]}\${8 - Math.floor(square / 8)}\`;

const STRAIGHT = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const STEPS: Record<string, number[][]> = {
  r: STRAIGHT,
  b: SLANTED,
  q: [...STRAIGHT, ...SLANTED],
  k: [...STRAIGHT, ...SLANTED],
  n: [
    [1, 2],
    [1, -2],
    [-1, 2],
    [-1, -2],
    [2, 1],
    [2, -1],
    [-2, 1],
    [-2, -1],
  ],
};

/** Where the piece on a square may go; check is for the players to see. */
export function targetsOf(board: string[], from: number): number[] {
  const piece = board[from];
  const kind = piece.toLowerCase();
  const row = Math.floor(from / 8);
  const column = from % 8;
  const isOpen = (square: number) =>
    square >= 0 &&
    (board[square] === "" || isWhite(board[square]) !== isWhite(piece));

  if (kind === "p") {
    const down = isWhite(piece) ? -1 : 1;
    const ahead = squareAt(row + down, column);
    const twice = squareAt(row + 2 * down, column);
    const isFirst = row === (isWhite(piece) ? 6 : 1) && board[twice] === "";
    const steps = isFirst ? [ahead, twice] : [ahead];
    return [
      ...(board[ahead] === "" ? steps : []),
      ...[-1, 1]
        .map((right) => squareAt(row + down, column + right))
        .filter((square) => isOpen(square) && board[square] !== ""),
    ];
  }
  const reach = kind === "k" || kind === "n" ? 1 : 7;
  return STEPS[kind].flatMap(([down, right]) => {
    const found: number[] = [];
    for (let far = 1; far <= reach; far++) {
      const square = squareAt(row + down * far, column + right * far);
      if (!isOpen(square)) break;
      found.push(square);
      if (board[square] !== "") break;
    }
    return found;
  });
}

const squareAt = (row: number, column: number) =>
  row < 0 || row > 7 || column < 0 || column > 7 ? -1 : row * 8 + column;
`
