import { depict } from '#server/designer/art/depicting.ts'
import { picturesFile } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface QuizQuestions {
  title: string
  note: string
  questions: [text: string, answers: string[], right: number, why: string][]
  leaders: [name: string, score: number][]
  rewards: string[]
}

/** One question after the other with an answer to each, a score, rewards and a leaderboard. */
export function quiz(page: Page, { title, note, questions, leaders, rewards }: QuizQuestions): Piece {
  const pictures = depict(
    questions.map(([text]) => text),
    ['leaf', 'bottles', 'pages', 'cup', 'loaf', 'plate'],
  )
  const data = `import type { PictureName } from "@/components/picture";

export interface Question {
  text: string;
  answers: string[];
  right: number;
  why: string;
  picture: PictureName;
}

${constant(
  'export const questions: Question[]',
  questions.map(([text, answers, right, why], at) => ({
    text,
    answers,
    right,
    why,
    picture: pictures[at] ?? '',
  })),
)}

${constant(
  'export const leaders',
  leaders.map(([name, score]) => ({ name, score })),
)}

${constant('export const rewards', rewards)}
`
  const code = tsx`
    import { Trophy } from "lucide-react";
    import { useState } from "react";
    import { Leaderboard } from "@/components/leaderboard";
    import { Picture } from "@/components/picture";
    import { Button } from "@/components/ui/button";
    import { questions, rewards } from "@/data/questions";
    import { cn } from "@/lib/utils";

    export function Quiz() {
      const [at, setAt] = useState(0);
      const [chosen, setChosen] = useState<number | null>(null);
      const [score, setScore] = useState(0);
      const isDone = at === questions.length;
      const question = questions[Math.min(at, questions.length - 1)];
      const isRight = chosen === question.right;
      const reward = rewards[Math.floor((score / (questions.length * 10)) * (rewards.length - 1))];

      function choose(index: number) {
        setChosen(index);
        if (index === question.right) setScore(score + 10);
      }

      function next() {
        setChosen(null);
        setAt(at + 1);
      }

      function again() {
        setScore(0);
        setAt(0);
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            ${screenHead(page, title, note)}
            <div className="mt-6 ${tileOf(page)}">
              <div className="flex items-center justify-between gap-4 text-sm">
                <span>{isDone ? "Finished" : \`Question \${at + 1} of \${questions.length}\`}</span>
                <span className="flex items-center gap-2 font-semibold tabular-nums" aria-live="polite">
                  <Trophy className="size-5 text-brand" aria-hidden="true" />
                  {score} points
                </span>
              </div>
              <div className="mt-3 h-2.5 overflow-hidden rounded-full bg-muted">
                <div className="h-full bg-primary transition-[width]" style={{ width: \`\${(at / questions.length) * 100}%\` }} />
              </div>
              {isDone ? (
                <div className="py-10 text-center" role="status">
                  <p className="text-6xl" aria-hidden="true">★</p>
                  <h2 className="mt-3 ${page.look.h3} text-2xl">{reward}</h2>
                  <p className="mt-2 text-muted-foreground">You earned {score} points. Play again to climb the leaderboard.</p>
                  <Button size="lg" className="mt-6" onClick={again}>Play again</Button>
                </div>
              ) : (
                <div>
                  <Picture name={question.picture} className="mt-6 h-36 w-full rounded-xl bg-accent sm:h-52" />
                  <h2 className="mt-6 ${page.look.h3} text-2xl">{question.text}</h2>
                  <ul className="mt-6 grid gap-3 sm:grid-cols-2">
                    {question.answers.map((answer, index) => (
                      <li key={answer}>
                        <button type="button" disabled={chosen !== null} onClick={() => choose(index)} className={cn("w-full rounded-xl border-2 bg-card px-5 py-4 text-left text-lg font-medium enabled:hover:border-primary", chosen !== null && index === question.right && "border-primary bg-primary text-primary-foreground", chosen === index && !isRight && "border-destructive")}>{answer}</button>
                      </li>
                    ))}
                  </ul>
                  <div className="mt-6 min-h-20" aria-live="polite">
                    {chosen !== null && (
                      <div className="flex flex-wrap items-center justify-between gap-4">
                        <p className="max-w-prose">
                          <strong>{isRight ? "Right!" : "Not quite."}</strong> {question.why}
                        </p>
                        <Button size="lg" onClick={next}>Next</Button>
                      </div>
                    )}
                  </div>
                </div>
              )}
            </div>
          </div>
          <Leaderboard score={score} />
        </div>
      );
    }
  `
  const board = tsx`
    import { leaders, rewards } from "@/data/questions";

    export function Leaderboard({ score }: { score: number }) {
      const all = [...leaders, { name: "You", score }].sort(
        (a, b) => b.score - a.score,
      );

      return (
        <aside className="grid content-start gap-5">
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">Leaderboard</h2>
            <ol className="mt-4">
              {all.map((each, index) => (
                <li key={each.name} className={each.name === "You" ? "flex gap-3 border-t py-2.5 font-semibold text-brand" : "flex gap-3 border-t py-2.5"}>
                  <span className="w-5 tabular-nums">{index + 1}</span>
                  <span className="flex-1">{each.name}</span>
                  <span className="tabular-nums">{each.score}</span>
                </li>
              ))}
            </ol>
          </section>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">${jsxText('Rewards')}</h2>
            <ul className="mt-4 flex flex-wrap gap-2 text-sm">
              {rewards.map((reward) => (
                <li key={reward} className="rounded-full border px-3 py-1">{reward}</li>
              ))}
            </ul>
          </section>
        </aside>
      );
    }
  `
  return screenPiece('Quiz', code, [
    { name: 'data/questions.ts', code: data },
    { name: 'components/leaderboard.tsx', code: board },
    picturesFile([...new Set(pictures)]),
  ])
}
