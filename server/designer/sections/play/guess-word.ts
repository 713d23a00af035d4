import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Letters on keys, which are tried once each. */
const KEYS = `{ROWS.map((row) => (
  <div key={row} className="flex justify-center gap-1 sm:gap-1.5">
    {row.split("").map((letter) => (
      KEY
    ))}
  </div>
))}`

const SHOWN =
  'grid h-11 min-w-0 flex-1 place-items-center rounded-md border bg-card text-sm font-semibold text-card-foreground uppercase hover:border-primary sm:max-w-11'

/** Hangman: a hidden word of a category, letters to try, and a gallows that grows. */
export function hangman(page: Page, categories: [name: string, words: string[]][]): Piece {
  const data = constant(
    'export const categories',
    categories.map(([name, words]) => ({ name, words })),
  )
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { categories } from "@/data/words";
    import { cn } from "@/lib/utils";

    const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
    const LIVES = 7;
    const PARTS = ["M20 180h100", "M50 180V20", "M50 20h80v25", "M118 57a12 12 0 1 0 24 0a12 12 0 1 0-24 0", "M130 69v50", "M130 80l-22 22M130 80l22 22", "M130 119l-20 32M130 119l20 32"];

    export function Hangman() {
      const [category, setCategory] = useState(categories[0].name);
      const [round, setRound] = useState(0);
      const [tried, setTried] = useState<string[]>([]);
      const words = categories.find((each) => each.name === category)?.words ?? [];
      const word = words[round % words.length];
      const wrong = tried.filter((letter) => !word.includes(letter)).length;
      const isLost = wrong >= LIVES;
      const isWon = word.split("").every((letter) => tried.includes(letter));

      function start(name: string, next: number) {
        setCategory(name);
        setRound(next);
        setTried([]);
      }

      return (
        <div>
          ${screenHead(page, 'Hangman', 'Find the word letter by letter, before the drawing is done.')}
          <div role="group" aria-label="Category" className="mt-6 flex flex-wrap gap-2">
            {categories.map((each) => (
              <button key={each.name} type="button" aria-pressed={each.name === category} onClick={() => start(each.name, 0)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{each.name}</button>
            ))}
          </div>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
            <svg viewBox="0 0 160 200" role="img" aria-label={\`\${wrong} of \${LIVES} parts drawn\`} className="${tileOf(page)} mx-auto w-full max-w-56 text-foreground">
              {PARTS.slice(0, wrong).map((part) => (
                <path key={part} d={part} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
              ))}
            </svg>
            <div>
              <p role="img" aria-label={word.split("").map((letter) => tried.includes(letter) || isLost ? letter : "blank").join(" ")} className="flex flex-wrap gap-2">
                {word.split("").map((letter, at) => (
                  <span key={at} aria-hidden="true" className="grid h-14 w-10 place-items-center border-b-2 border-foreground text-3xl font-semibold uppercase">{tried.includes(letter) || isLost ? letter : ""}</span>
                ))}
              </p>
              <p role="status" className="mt-5 text-lg">{isWon ? "Found!" : isLost ? "The drawing is done." : \`\${LIVES - wrong} tries left\`}</p>
              <div role="group" aria-label="Keyboard" className="mt-5 grid max-w-xl gap-1.5">
                ${KEYS.replace(
                  'KEY',
                  `<button key={letter} type="button" disabled={tried.includes(letter) || isWon || isLost} onClick={() => setTried([...tried, letter])} className={cn("${SHOWN}", tried.includes(letter) && word.includes(letter) && "border-primary bg-primary text-primary-foreground", tried.includes(letter) && !word.includes(letter) && "border-transparent bg-muted text-muted-foreground line-through")}>{letter}</button>`,
                )}
              </div>
              <Button size="lg" className="mt-6" onClick={() => start(category, round + 1)}>Next word</Button>
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Hangman', code, [{ name: 'data/words.ts', code: `${data}\n` }])
}

/** Five letters, six tries, and colours that say how near each letter was; what was won is counted. */
export function fiveLetters(page: Page): Piece {
  const code = tsx`
    import { Delete } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { cn } from "@/lib/utils";

    const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
    const WORDS = ["plant", "bread", "cloud", "river", "stone", "light"];
    const TRIES = [0, 1, 2, 3, 4, 5];

    /** "right" at its place, "near" at another one, "away" nowhere. */
    function stateOf(letter: string, at: number, word: string) {
      if (word[at] === letter) return "right";
      return word.includes(letter) ? "near" : "away";
    }

    export function FiveLetters() {
      const [round, setRound] = useState(0);
      const [tries, setTries] = useState<string[]>(["lamps", "grape"]);
      const [draft, setDraft] = useState("");
      const [won, setWon] = useState([1, 2, 5, 7, 4, 2]);
      const [played, setPlayed] = useState(23);
      const word = WORDS[round % WORDS.length];
      const isFound = tries.includes(word);
      const isOver = isFound || tries.length === TRIES.length;
      const rank = (letter: string) => {
        const states = tries.flatMap((each) => each.split("").flatMap((own, at) => own === letter ? [stateOf(letter, at, word)] : []));
        return ["right", "near", "away"].find((state) => states.includes(state)) ?? "new";
      };

      function enter() {
        if (draft.length !== 5 || isOver) return;
        const all = [...tries, draft];
        setTries(all);
        setDraft("");
        if (draft === word) setWon(won.map((count, at) => (at === all.length - 1 ? count + 1 : count)));
        if (draft === word || all.length === TRIES.length) setPlayed(played + 1);
      }

      const total = won.reduce((sum, count) => sum + count, 0);

      return (
        <div>
          ${screenHead(page, 'Five letters', 'Six tries. Filled letters are at their place, outlined ones at another.')}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
            <div>
              <ol aria-label="Tries" className="grid gap-1.5">
                {TRIES.map((row) => {
                  const text = tries[row] ?? (row === tries.length ? draft : "");
                  return (
                    <li key={row} className="grid grid-cols-5 gap-1.5">
                      {[0, 1, 2, 3, 4].map((at) => {
                        const state = tries[row] ? stateOf(text[at], at, word) : "new";
                        return (
                          <span key={at} className={cn("grid h-14 place-items-center rounded-md border-2 text-2xl font-semibold uppercase", state === "right" && "border-primary bg-primary text-primary-foreground", state === "near" && "border-primary text-brand", state === "away" && "bg-muted text-muted-foreground")}>{text[at] ?? ""}</span>
                        );
                      })}
                    </li>
                  );
                })}
              </ol>
              <form className="mt-4 flex gap-2" onSubmit={(event) => { event.preventDefault(); enter(); }}>
                <Input value={draft} maxLength={5} disabled={isOver} aria-label="Your word" placeholder="Your word" onChange={(event) => setDraft(event.target.value.toLowerCase().replace(/[^a-z]/g, ""))} className="h-11" />
                <Button type="submit" className="h-11" disabled={draft.length !== 5}>Enter</Button>
              </form>
              <div role="group" aria-label="Keyboard" className="mt-4 grid gap-1.5">
                ${KEYS.replace(
                  'KEY',
                  `<button key={letter} type="button" disabled={isOver} onClick={() => setDraft((draft + letter).slice(0, 5))} className={cn("${SHOWN}", rank(letter) === "right" && "border-primary bg-primary text-primary-foreground", rank(letter) === "near" && "border-primary text-brand", rank(letter) === "away" && "border-transparent bg-muted text-muted-foreground line-through")}>{letter}</button>`,
                )}
                <Button variant="outline" disabled={draft === ""} onClick={() => setDraft(draft.slice(0, -1))}>
                  <Delete />
                  Delete
                </Button>
              </div>
            </div>
            <div className="grid content-start gap-5">
              <p role="status" className="${page.look.h3} text-xl">{isFound ? \`Found in \${tries.length}.\` : isOver ? \`It was “\${word}”.\` : \`\${TRIES.length - tries.length} tries left\`}</p>
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Statistics</h2>
                <p className="mt-2 text-sm text-muted-foreground">{played} played, {Math.round((total / played) * 100)}% found</p>
                <dl className="mt-4 grid gap-2">
                  {won.map((count, at) => (
                    <div key={at} className="flex items-center gap-3 text-sm">
                      <dt className="w-14 whitespace-nowrap">In {at + 1}</dt>
                      <dd className="flex flex-1 items-center gap-2 tabular-nums">
                        <span className="h-3 rounded-full bg-primary" style={{ width: \`\${(count / Math.max(...won)) * 80}%\` }} />
                        {count}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
              <Button size="lg" variant="outline" onClick={() => { setRound(round + 1); setTries([]); setDraft(""); }}>Next word</Button>
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('FiveLetters', code)
}
