import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Snake: by keys or buttons, with a score, a best score, speed that grows, and a pause. */
export function snake(page: Page): Piece {
  const code = tsx`
    import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Pause, Play } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { type Game, next, SIZE, start, TURNS, turn } from "@/lib/snake";

    const ICONS = [
      { key: "ArrowLeft", label: "Left", icon: ArrowLeft },
      { key: "ArrowUp", label: "Up", icon: ArrowUp },
      { key: "ArrowDown", label: "Down", icon: ArrowDown },
      { key: "ArrowRight", label: "Right", icon: ArrowRight },
    ];

    export function Snake() {
      const [game, setGame] = useState<Game>(start);
      const [isOn, setIsOn] = useState(false);
      const [best, setBest] = useState(12);
      const score = game.body.length - 3;
      const level = 1 + Math.floor(score / 5);
      const isRunning = isOn && !game.isOver;
      const waiting = isOn ? "Paused" : "Ready?";
      const state = game.isOver ? \`Game over, \${score} points\` : waiting;

      useEffect(() => {
        if (!isRunning) return;
        const pace = Math.max(70, 190 - level * 20);
        const timer = window.setInterval(() => setGame(next), pace);
        return () => window.clearInterval(timer);
      }, [isRunning, level]);

      useEffect(() => setBest((known) => Math.max(known, score)), [score]);

      useEffect(() => {
        function press(event: KeyboardEvent) {
          if (!(event.key in TURNS)) return;
          event.preventDefault();
          setGame((now) => turn(now, event.key));
          setIsOn(true);
        }
        window.addEventListener("keydown", press);
        return () => window.removeEventListener("keydown", press);
      }, []);

      function playOrPause() {
        if (game.isOver) setGame(start);
        setIsOn(game.isOver || !isOn);
      }

      return (
        <div>
          ${screenHead(page, 'Snake', 'Eat, grow, and mind the walls. Arrow keys or the buttons below.')}
          <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
            <div className="relative">
              <svg viewBox={\`0 0 \${SIZE} \${SIZE}\`} role="img" aria-label={\`Playing field, score \${score}\`} className="aspect-square w-full rounded-xl border-2 bg-card">
                <circle cx={game.food.x + 0.5} cy={game.food.y + 0.5} r="0.42" className="fill-highlight stroke-foreground" strokeWidth="0.08" />
                {game.body.map((part, at) => (
                  <rect key={\`\${part.x}-\${part.y}-\${at}\`} x={part.x + 0.06} y={part.y + 0.06} width="0.88" height="0.88" rx="0.25" className={at === 0 ? "fill-foreground" : "fill-primary"} />
                ))}
              </svg>
              {!isRunning && (
                <div className="absolute inset-0 grid place-content-center gap-3 rounded-xl bg-background/80 text-center">
                  <p className="${page.look.h3} text-2xl">{state}</p>
                  <Button size="lg" onClick={playOrPause}>
                    <Play />
                    {game.isOver ? "Play again" : "Start"}
                  </Button>
                </div>
              )}
            </div>
            <div className="grid content-start gap-4">
              <dl className="${tileOf(page)} grid grid-cols-3 gap-4">
                <div>
                  <dt className="text-sm text-muted-foreground">Score</dt>
                  <dd className="text-3xl font-semibold tabular-nums">{score}</dd>
                </div>
                <div>
                  <dt className="text-sm text-muted-foreground">High score</dt>
                  <dd className="text-3xl font-semibold tabular-nums">{best}</dd>
                </div>
                <div>
                  <dt className="text-sm text-muted-foreground">Speed level</dt>
                  <dd className="text-3xl font-semibold tabular-nums">{level}</dd>
                </div>
              </dl>
              <div role="group" aria-label="Direction" className="flex flex-wrap gap-2">
                {ICONS.map(({ key, label, icon: Icon }) => (
                  <Button key={key} variant="outline" size="icon-lg" aria-label={label} onClick={() => setGame(turn(game, key))}>
                    <Icon />
                  </Button>
                ))}
                <Button size="lg" disabled={!isRunning} onClick={playOrPause}>
                  <Pause />
                  Pause
                </Button>
              </div>
              <ol className="${tileOf(page)} grid gap-2">
                <li className="font-semibold">Leaderboard</li>
                <li className="flex justify-between">Mila <span className="tabular-nums">31</span></li>
                <li className="flex justify-between">Noah <span className="tabular-nums">24</span></li>
                <li className="flex justify-between">You <span className="tabular-nums">{best}</span></li>
              </ol>
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Snake', code, [{ name: 'lib/snake.ts', code: RULES }])
}

const RULES = `export const SIZE = 17;

interface Point {
  x: number;
  y: number;
}

export interface Game {
  /** The head comes first. */
  body: Point[];
  heading: Point;
  food: Point;
  isOver: boolean;
}

export const TURNS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const start: Game = {
  body: [
    { x: 8, y: 8 },
    { x: 7, y: 8 },
    { x: 6, y: 8 },
  ],
  heading: { x: 1, y: 0 },
  food: { x: 13, y: 5 },
  isOver: false,
};

/** A snake does not turn back on itself. */
export function turn(game: Game, key: string): Game {
  const heading = TURNS[key];
  const [head, neck] = game.body;
  const isBack = head.x + heading.x === neck.x && head.y + heading.y === neck.y;
  return isBack ? game : { ...game, heading };
}

/** The game one step later. */
export function next(game: Game): Game {
  const head = {
    x: game.body[0].x + game.heading.x,
    y: game.body[0].y + game.heading.y,
  };
  const isOut =
    Math.min(head.x, head.y) < 0 || Math.max(head.x, head.y) >= SIZE;
  if (isOut || isOn(game.body, head)) return { ...game, isOver: true };
  const eats = isOn([game.food], head);
  const body = [head, ...(eats ? game.body : game.body.slice(0, -1))];
  return { ...game, body, food: eats ? freeIn(body) : game.food };
}

const isOn = (points: Point[], point: Point) =>
  points.some((each) => each.x === point.x && each.y === point.y);

function freeIn(body: Point[]): Point {
  const random = () => Math.floor(Math.random() * SIZE);
  let food = { x: random(), y: random() };
  while (isOn(body, food)) food = { x: random(), y: random() };
  return food;
}
`
