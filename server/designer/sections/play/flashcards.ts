import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface Decks {
  title: string
  note: string
  front: string
  back: string
  decks: [name: string, cards: [front: string, back: string][]][]
}

/** Cards that turn over: known ones leave the pile, the others come again. */
export function flashcards(page: Page, { title, note, front, back, decks }: Decks): Piece {
  const data = `export interface Deck {
  name: string;
  cards: { front: string; back: string }[];
}

${constant(
  'export const decks: Deck[]',
  decks.map(([name, cards]) => ({ name, cards: cards.map(([a, b]) => ({ front: a, back: b })) })),
)}
`
  const code = tsx`
    import { Plus, RotateCcw } from "lucide-react";
    import { useState } from "react";
    import { FlipCard } from "@/components/flip-card";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { decks as initial } from "@/data/decks";

    export function Flashcards() {
      const [decks, setDecks] = useState(initial);
      const [name, setName] = useState(initial[0].name);
      const [pile, setPile] = useState(initial[0].cards);
      const [known, setKnown] = useState(0);
      const [again, setAgain] = useState(0);
      const [draft, setDraft] = useState({ front: "", back: "" });
      const deck = decks.find((each) => each.name === name) ?? decks[0];
      const card = pile[0];

      function start(next: string, cards = decks.find((each) => each.name === next)?.cards ?? []) {
        setName(next);
        setPile(cards);
        setKnown(0);
        setAgain(0);
      }

      function answer(isKnown: boolean) {
        setPile(isKnown ? pile.slice(1) : [...pile.slice(1), pile[0]]);
        if (isKnown) setKnown(known + 1);
        else setAgain(again + 1);
      }

      function add() {
        const made = { front: draft.front.trim(), back: draft.back.trim() };
        if (!made.front || !made.back) return;
        setDecks(decks.map((each) => each.name === name ? { ...each, cards: [...each.cards, made] } : each));
        setPile([...pile, made]);
        setDraft({ front: "", back: "" });
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            ${screenHead(page, title, note)}
            <div className="mt-6 flex items-center justify-between gap-4 text-sm" aria-live="polite">
              <span>{known} of {known + pile.length} known</span>
              <span className="text-muted-foreground">{again} to see again</span>
            </div>
            <div role="progressbar" aria-label="Progress of the session" aria-valuemin={0} aria-valuemax={known + pile.length} aria-valuenow={known} className="mt-2 h-2.5 overflow-hidden rounded-full bg-muted">
              <div className="h-full bg-primary transition-[width]" style={{ width: \`\${(known / (known + pile.length)) * 100}%\` }} />
            </div>
            {card ? (
              <FlipCard key={\`\${name} \${card.front} \${known + again}\`} front={card.front} back={card.back} onAnswer={answer} />
            ) : (
              <div role="status" className="mt-6 py-16 text-center ${tileOf(page)}">
                <p className="${page.look.h3} text-2xl">All {known} cards known</p>
                <p className="mt-2 text-muted-foreground">{again === 0 ? "Not one came twice." : \`\${again} came more than once.\`}</p>
                <Button size="lg" className="mt-6" onClick={() => start(name)}>
                  <RotateCcw />
                  Another session
                </Button>
              </div>
            )}
          </div>
          <aside className="grid content-start gap-5">
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Decks</h2>
              <ul className="mt-4 grid gap-2">
                {decks.map((each) => (
                  <li key={each.name}>
                    <button type="button" aria-pressed={each.name === name} onClick={() => start(each.name)} className="flex w-full items-center justify-between gap-3 rounded-lg border px-4 py-2.5 text-left aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                      {each.name}
                      <span className="text-sm tabular-nums">{each.cards.length}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">A new card in {deck.name}</h2>
              <form className="mt-4 grid gap-3" onSubmit={(event) => { event.preventDefault(); add(); }}>
                <Input value={draft.front} onChange={(event) => setDraft({ ...draft, front: event.target.value })} aria-label="Front: ${front}" placeholder="${front}" />
                <Input value={draft.back} onChange={(event) => setDraft({ ...draft, back: event.target.value })} aria-label="Back: ${back}" placeholder="${back}" />
                <Button type="submit" variant="outline" disabled={!draft.front.trim() || !draft.back.trim()}>
                  <Plus />
                  Add card
                </Button>
              </form>
            </section>
          </aside>
        </div>
      );
    }
  `
  const card = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    interface FlipCardProps {
      front: string;
      back: string;
      onAnswer: (isKnown: boolean) => void;
    }

    const FACE = { backfaceVisibility: "hidden" } as const;

    /** One card, which turns over when it is pressed. */
    export function FlipCard({ front, back, onAnswer }: FlipCardProps) {
      const [isTurned, setTurned] = useState(false);

      return (
        <div>
          <button type="button" aria-pressed={isTurned} onClick={() => setTurned(!isTurned)} className="mt-6 block w-full" style={{ perspective: "80rem" }}>
            <span className="relative block h-72 w-full transition-transform duration-500" style={{ transformStyle: "preserve-3d", transform: isTurned ? "rotateY(180deg)" : "none" }}>
              <span aria-hidden={isTurned} className="absolute inset-0 flex flex-col items-center justify-center gap-3 rounded-2xl border-2 bg-card p-8 text-card-foreground" style={FACE}>
                <span className="text-sm text-muted-foreground">${jsxText(front)}</span>
                <span className="text-4xl font-semibold text-balance">{front}</span>
                <span className="mt-4 text-sm text-muted-foreground">Press to turn</span>
              </span>
              <span aria-hidden={!isTurned} className="absolute inset-0 flex flex-col items-center justify-center gap-3 rounded-2xl border-2 border-primary bg-card p-8 text-card-foreground" style={{ ...FACE, transform: "rotateY(180deg)" }}>
                <span className="text-sm text-muted-foreground">${jsxText(back)}</span>
                <span className="text-4xl font-semibold text-balance">{back}</span>
              </span>
            </span>
          </button>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Button size="lg" variant="outline" onClick={() => onAnswer(false)}>Again</Button>
            <Button size="lg" onClick={() => onAnswer(true)}>I knew it</Button>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Flashcards', code, [
    { name: 'data/decks.ts', code: data },
    { name: 'components/flip-card.tsx', code: card },
  ])
}
