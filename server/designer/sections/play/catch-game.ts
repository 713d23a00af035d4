import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Things fall, a basket catches them: points, lives, levels and a pause. */
export function catchGame(page: Page, title: string): Piece {
  const code = tsx`
    import { Heart, Pause, Play } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";

    const WIDTH = 160;
    const HEIGHT = 100;
    const REACH = 13;
    const LIVES = 3;
    const FALLING = [
      { id: 0, x: 30, y: 18 },
      { id: 1, x: 96, y: 52 },
      { id: 2, x: 134, y: 4 },
    ];

    export function CatchGame() {
      const [basket, setBasket] = useState(80);
      const [things, setThings] = useState(FALLING);
      const [score, setScore] = useState(0);
      const [lives, setLives] = useState(LIVES);
      const [isOn, setIsOn] = useState(false);
      const level = 1 + Math.floor(score / 8);
      const isOver = lives === 0;
      const isRunning = isOn && !isOver;

      useEffect(() => {
        if (!isRunning) return;
        const timer = window.setInterval(() => {
          const moved = things.map((thing) => ({
            ...thing,
            y: thing.y + 0.8 + level * 0.25,
          }));
          const landed = moved.filter(({ y }) => y > HEIGHT - 10);
          const caught = landed.filter(({ x }) => Math.abs(x - basket) < REACH);
          setScore(score + caught.length);
          setLives(Math.max(0, lives - (landed.length - caught.length)));
          setThings(
            moved.map((thing) =>
              thing.y > HEIGHT - 10
                ? { ...thing, y: 0, x: 10 + Math.random() * (WIDTH - 20) }
                : thing,
            ),
          );
        }, 40);
        return () => window.clearInterval(timer);
      });

      useEffect(() => {
        function press(event: KeyboardEvent) {
          const step = { ArrowLeft: -9, ArrowRight: 9 }[event.key];
          if (!step) return;
          event.preventDefault();
          setBasket((at) => Math.min(WIDTH - 12, Math.max(12, at + step)));
        }
        window.addEventListener("keydown", press);
        return () => window.removeEventListener("keydown", press);
      }, []);

      function playOrPause() {
        if (isOver) {
          setScore(0);
          setLives(LIVES);
        }
        setIsOn(isOver || !isOn);
      }

      return (
        <div>
          ${screenHead(page, title, 'Catch what falls. Move with the arrow keys, the mouse or a finger.')}
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <p>
              Score <strong className="ml-1 text-2xl tabular-nums">{score}</strong>
            </p>
            <p>
              Level <strong className="ml-1 text-2xl tabular-nums">{level}</strong>
            </p>
            <p className="flex items-center gap-1" role="img" aria-label={\`\${lives} lives left\`}>
              {Array.from({ length: LIVES }, (_, at) => (
                <Heart key={at} aria-hidden="true" className={at < lives ? "size-6 fill-current text-brand" : "size-6 text-muted-foreground"} />
              ))}
            </p>
            <Button size="lg" className="ml-auto" onClick={playOrPause}>
              {isRunning ? <Pause /> : <Play />}
              {isRunning ? "Pause" : isOver ? "Play again" : "Start"}
            </Button>
          </div>
          <div className="relative mt-4">
            <svg viewBox={\`0 0 \${WIDTH} \${HEIGHT}\`} role="img" aria-label="Playing field" className="w-full touch-none rounded-xl border-2 bg-accent" onPointerMove={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              setBasket(((event.clientX - box.left) / box.width) * WIDTH);
            }}>
              {things.map(({ id, x, y }) => (
                <g key={id} transform={\`translate(\${x} \${y})\`}>
                  <circle r="4.5" className={id === 1 ? "fill-highlight" : "fill-primary"} />
                  <path d="M0-4.5q1-3 3-3.5" fill="none" strokeWidth="1" className="stroke-foreground" />
                </g>
              ))}
              <path d={\`M\${basket - 12} \${HEIGHT - 12}h24l-4 10h-16z\`} className="fill-foreground" />
            </svg>
            {isOver && (
              <p role="status" className="absolute inset-0 grid place-content-center rounded-xl bg-background/80 ${page.look.h3} text-2xl">Game over, {score} points</p>
            )}
          </div>
          <ol className="${tileOf(page)} mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-3">
            <li className="font-semibold sm:col-span-3">Leaderboard</li>
            <li className="flex justify-between">Mila <span className="tabular-nums">64</span></li>
            <li className="flex justify-between">Noah <span className="tabular-nums">51</span></li>
            <li className="flex justify-between">You <span className="tabular-nums">{score}</span></li>
          </ol>
        </div>
      );
    }
  `
  return screenPiece('CatchGame', code)
}
