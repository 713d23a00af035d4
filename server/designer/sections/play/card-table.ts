import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** A round of Hold'em against three others: deal, bet, show. */
export function cardTable(page: Page): Piece {
  const code = tsx`
    import { useState } from "react";
    import { PlayingCard } from "@/components/playing-card";
    import { Button } from "@/components/ui/button";
    import { deck } from "@/lib/deck";

    const PLAYERS = [
      { name: "Elif", chips: 1840 },
      { name: "Jonas", chips: 920 },
      { name: "Priya", chips: 2310 },
    ];
    const STAGES = ["Before the flop", "Flop", "Turn", "River", "Showdown"];
    const SHOWN = [0, 3, 4, 5, 5];

    export function CardTable() {
      const [cards, setCards] = useState(() => deck(7));
      const [stage, setStage] = useState(0);
      const [pot, setPot] = useState(60);
      const [chips, setChips] = useState(1500);
      const [raise, setRaise] = useState(40);
      const [said, setSaid] = useState("Your move. 20 to call.");
      const hand = cards.slice(0, 2);
      const board = cards.slice(2, 7);
      const isOver = stage === STAGES.length - 1;

      function bet(amount: number, text: string) {
        setChips(chips - amount);
        setPot(pot + amount * (PLAYERS.length + 1));
        setStage(stage + 1);
        setSaid(text);
      }

      function deal(text: string) {
        setCards(deck(Math.round(performance.now())));
        setStage(0);
        setPot(60);
        setSaid(text);
      }

      return (
        <div>
          ${screenHead(page, "Texas Hold'em", 'Blinds 10 and 20. Four players at table 7.')}
          <div className="mt-6 rounded-[2rem] border-8 border-primary bg-panel p-4 text-panel-foreground sm:p-10">
            <ul className="grid grid-cols-3 gap-3">
              {PLAYERS.map((player) => (
                <li key={player.name} className="rounded-xl bg-card p-3 text-center text-card-foreground">
                  <p className="font-semibold">{player.name}</p>
                  <p className="text-sm tabular-nums">{player.chips} chips</p>
                  <div className="mt-2 flex justify-center gap-1">
                    <PlayingCard />
                    <PlayingCard />
                  </div>
                </li>
              ))}
            </ul>
            <div className="py-8 text-center">
              <h2 className="text-sm">Community cards · {STAGES[stage]}</h2>
              <div className="mt-3 flex justify-center gap-2">
                {board.map((card, index) => (
                  <PlayingCard key={index} card={index < SHOWN[stage] ? card : undefined} isLarge />
                ))}
              </div>
              <p className="mt-4 text-2xl font-semibold tabular-nums" aria-live="polite">Pot {pot}</p>
            </div>
            <div className="${tileOf(page)} bg-card text-card-foreground">
              <div className="flex flex-wrap items-center gap-5">
                <div className="flex gap-2" aria-label="Your hand" role="img">
                  {hand.map((card, index) => (
                    <PlayingCard key={index} card={card} isLarge />
                  ))}
                </div>
                <div className="min-w-40 flex-1">
                  <p className="font-semibold">Your hand · {chips} chips</p>
                  <p role="status" className="text-sm text-muted-foreground">{said}</p>
                </div>
                {isOver ? (
                  <Button size="lg" onClick={() => deal("A new round. 20 to call.")}>Deal again</Button>
                ) : (
                  <div className="flex flex-wrap items-center gap-2">
                    <Button variant="outline" size="lg" onClick={() => deal("You folded. A new round is dealt.")}>Fold</Button>
                    <Button variant="outline" size="lg" onClick={() => bet(20, "You called 20.")}>Call 20</Button>
                    <input type="range" aria-label="Raise by" min={40} max={400} step={20} value={raise} onChange={(event) => setRaise(Number(event.target.value))} className="w-28 accent-primary" />
                    <Button size="lg" onClick={() => bet(raise, \`You raised by \${raise}.\`)}>Raise {raise}</Button>
                  </div>
                )}
              </div>
            </div>
          </div>
        </div>
      );
    }
  `
  const card = tsx`
    import type { Card } from "@/lib/deck";
    import { cn } from "@/lib/utils";

    interface PlayingCardProps {
      /** Without one its back is shown. */
      card?: Card;
      isLarge?: boolean;
    }

    export function PlayingCard({ card, isLarge = false }: PlayingCardProps) {
      return (
        <span className={cn("flex items-center justify-center rounded-md border border-black/20 bg-white font-semibold", isLarge ? "h-16 w-11 text-lg sm:h-20 sm:w-14 sm:text-xl" : "h-9 w-6 text-xs", card?.isRed ? "text-red-700" : "text-neutral-900", !card && "border-2 border-white bg-primary")}>
          {card ? card.rank + card.suit : <span className="sr-only">Face down</span>}
        </span>
      );
    }
  `
  const deck = tsx`
    export interface Card {
      rank: string;
      suit: string;
      isRed: boolean;
    }

    const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

    /** Seven cards off a shuffled deck; the same seed deals the same cards. */
    export function deck(seed: number): Card[] {
      let state = seed;
      const next = () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state;
      };
      return ["♠", "♥", "♦", "♣"]
        .flatMap((suit) =>
          RANKS.map((rank) => ({
            rank,
            suit,
            isRed: suit === "♥" || suit === "♦",
            at: next(),
          })),
        )
        .sort((a, b) => a.at - b.at)
        .slice(0, 7);
    }
  `
  return screenPiece('CardTable', code, [
    { name: 'components/playing-card.tsx', code: card },
    { name: 'lib/deck.ts', code: deck },
  ])
}
