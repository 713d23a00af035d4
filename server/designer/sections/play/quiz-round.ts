import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface QuizRoundWish {
  title: string
  seconds: number
  questions: [topic: string, text: string, answers: string[], right: number][]
  /** The round has been played already, and so many answers were right. */
  rightAtFirst: number | null
}

/** A round of questions with a countdown each; its end shows the score and every answer, and can be shared. */
export function quizRound(page: Page, { title, seconds, questions, rightAtFirst }: QuizRoundWish): Piece {
  const played = questions.map(([, , answers, right], at) =>
    at < (rightAtFirst ?? 0) ? right : (right + 1) % answers.length,
  )
  const data = `${constant(
    'export const questions',
    questions.map(([topic, text, answers, right]) => ({ topic, text, answers, right })),
  )}

/** The answers with which the page opens. */
${constant('export const played: (number | null)[]', rightAtFirst === null ? [] : played)}

export const seconds = ${seconds};
`
  const code = tsx`
    import { useEffect, useState } from "react";
    import { QuizScore } from "@/components/quiz-score";
    import { Button } from "@/components/ui/button";
    import { played, questions, seconds } from "@/data/questions";
    import { cn } from "@/lib/utils";

    export function QuizRound() {
      const [answers, setAnswers] = useState(played);
      const [chosen, setChosen] = useState<number | null>(null);
      const [isRunning, setRunning] = useState(false);
      const [left, setLeft] = useState(seconds);
      const at = answers.length;
      const question = questions[at];
      const isShown = chosen !== null || left === 0;

      useEffect(() => {
        if (!isRunning || isShown) return;
        const timer = window.setInterval(
          () => setLeft((now) => Math.max(0, now - 1)),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [isRunning, isShown]);

      function next() {
        setAnswers([...answers, chosen]);
        setChosen(null);
        setLeft(seconds);
      }

      if (!question) return <QuizScore answers={answers} onAgain={() => { setAnswers([]); setRunning(false); }} />;

      return (
        <div className="mx-auto max-w-3xl">
          <h1 className="${page.look.h2}">${jsxText(title)}</h1>
          <div className="mt-6 flex items-center justify-between gap-4 text-sm">
            <span>Question {at + 1} of {questions.length} · {question.topic}</span>
            <span role="timer" aria-label="Seconds left" className="text-lg font-semibold tabular-nums">{left} s</span>
          </div>
          <div className="mt-2 h-2.5 overflow-hidden rounded-full bg-muted">
            <div className="h-full bg-primary transition-[width]" style={{ width: \`\${(left / seconds) * 100}%\` }} />
          </div>
          <section className="mt-6 ${tileOf(page)}">
            <h2 className="${page.look.h3} text-2xl">{question.text}</h2>
            <ul className="mt-6 grid gap-3 sm:grid-cols-2">
              {question.answers.map((answer, index) => (
                <li key={answer}>
                  <button type="button" disabled={isShown} onClick={() => { setChosen(index); setRunning(true); }} className={cn("w-full rounded-xl border-2 bg-card px-5 py-4 text-left text-lg font-medium text-card-foreground enabled:hover:border-primary", isShown && index === question.right && "border-primary bg-primary text-primary-foreground", chosen === index && index !== question.right && "border-destructive")}>{answer}</button>
                </li>
              ))}
            </ul>
            <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-4" aria-live="polite">
              <p className="font-medium">{!isShown ? (isRunning ? "" : "The clock starts with your first answer.") : chosen === question.right ? "Right!" : chosen === null ? "Time is up." : "Not quite."}</p>
              {isShown && <Button size="lg" onClick={next}>{at === questions.length - 1 ? "See the score" : "Next question"}</Button>}
            </div>
          </section>
        </div>
      );
    }
  `
  return screenPiece('QuizRound', code, [{ name: 'data/questions.ts', code: data }, scoreFile(page, title)])
}

function scoreFile(page: Page, title: string) {
  const code = tsx`
    import { Check, RotateCcw, Share2, X } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { questions } from "@/data/questions";

    interface QuizScoreProps {
      answers: (number | null)[];
      onAgain: () => void;
    }

    /** What came of the round, and every answer once more. */
    export function QuizScore({ answers, onAgain }: QuizScoreProps) {
      const [said, setSaid] = useState("");
      const score = questions.filter((question, at) => answers[at] === question.right).length;

      async function share() {
        const text = \`I scored \${score} out of \${questions.length}.\`;
        await navigator.clipboard?.writeText(text).catch(() => undefined);
        setSaid(\`Copied: \${text}\`);
      }

      return (
        <div className="mx-auto max-w-3xl">
          <section className="${tileOf(page)} text-center">
            <h1 className="${page.look.h3}">${jsxText(title)}: final score</h1>
            <p role="status" className="mt-4 text-6xl font-semibold tabular-nums">{score} out of {questions.length}</p>
            <p className="mt-3 text-muted-foreground">{score} correct, {questions.length - score} wrong. {score / questions.length >= 0.7 ? "Well done." : "Once more?"}</p>
            <div className="mt-6 flex flex-wrap justify-center gap-3">
              <Button size="lg" onClick={share}>
                <Share2 />
                Share result
              </Button>
              <Button size="lg" variant="outline" onClick={onAgain}>
                <RotateCcw />
                Play again
              </Button>
            </div>
            <p role="status" className="mt-3 min-h-6 text-sm text-muted-foreground">{said}</p>
          </section>
          <h2 className="mt-10 ${page.look.h3} text-xl">Review of your answers</h2>
          <ol className="mt-4 ${tileOf(page)}">
            {questions.map((question, at) => {
              const given = answers[at];
              const isRight = given === question.right;
              return (
                <li key={question.text} className="flex gap-3 border-b py-3 last:border-b-0">
                  {isRight ? <Check className="mt-0.5 size-5 shrink-0 text-brand" aria-label="Correct" /> : <X className="mt-0.5 size-5 shrink-0 text-destructive" aria-label="Wrong" />}
                  <div>
                    <p className="font-medium">{question.text}</p>
                    <p className="text-sm text-muted-foreground">
                      {isRight ? question.answers[question.right] : \`You: \${given === null || given === undefined ? "no answer" : question.answers[given]}. Right: \${question.answers[question.right]}.\`}
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
      );
    }
  `
  return { name: 'components/quiz-score.tsx', code }
}
