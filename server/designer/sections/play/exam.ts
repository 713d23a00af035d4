import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface ExamQuestions {
  title: string
  note: string
  minutes: number
  questions: [topic: string, text: string, answers: string[], right: number][]
}

/** Questions against the clock: any order, marked for later, handed in once, and read back by topic. */
export function exam(page: Page, { title, note, minutes, questions }: ExamQuestions): Piece {
  const data = `export interface Question {
  topic: string;
  text: string;
  answers: string[];
  right: number;
}

export const minutes = ${minutes};

${constant(
  'export const questions: Question[]',
  questions.map(([topic, text, answers, right]) => ({ topic, text, answers, right })),
)}
`
  const code = tsx`
    import { Flag, Timer } from "lucide-react";
    import { useEffect, useState } from "react";
    import { ExamResult } from "@/components/exam-result";
    import { Button } from "@/components/ui/button";
    import { minutes, questions } from "@/data/exam";
    import { cn } from "@/lib/utils";

    const two = (value: number) => String(value).padStart(2, "0");

    export function Exam() {
      const [at, setAt] = useState(0);
      const [answers, setAnswers] = useState<Record<number, number>>({});
      const [marked, setMarked] = useState<number[]>([]);
      const [left, setLeft] = useState(minutes * 60);
      const [isHandedIn, setHandedIn] = useState(false);
      const question = questions[at];
      const isOver = isHandedIn || left === 0;

      useEffect(() => {
        if (isOver) return;
        const timer = window.setInterval(
          () => setLeft((now) => Math.max(0, now - 1)),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [isOver]);

      function again() {
        setAnswers({});
        setMarked([]);
        setAt(0);
        setLeft(minutes * 60);
        setHandedIn(false);
      }

      if (isOver) return <ExamResult answers={answers} onAgain={again} />;

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, title, note)}
            <p role="timer" aria-label="Time left" className="flex items-center gap-2 text-2xl font-semibold tabular-nums">
              <Timer className="size-6 text-brand" aria-hidden="true" />
              {two(Math.floor(left / 60))}:{two(left % 60)}
            </p>
          </div>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <section className="${tileOf(page)}">
              <p className="text-sm text-muted-foreground">Question {at + 1} of {questions.length} · {question.topic}</p>
              <h2 className="mt-3 ${page.look.h3} text-2xl">{question.text}</h2>
              <div role="radiogroup" aria-label={question.text} className="mt-6 grid gap-3">
                {question.answers.map((answer, index) => (
                  <label key={answer} className="flex cursor-pointer items-center gap-3 rounded-xl border-2 bg-card px-5 py-3.5 has-checked:border-primary">
                    <input type="radio" name="answer" checked={answers[at] === index} onChange={() => setAnswers({ ...answers, [at]: index })} className="size-4 accent-primary" />
                    {answer}
                  </label>
                ))}
              </div>
              <div className="mt-8 flex flex-wrap gap-3">
                <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>Back</Button>
                <Button variant="outline" aria-pressed={marked.includes(at)} onClick={() => setMarked(marked.includes(at) ? marked.filter((each) => each !== at) : [...marked, at])}>
                  <Flag />
                  {marked.includes(at) ? "Unmark" : "Mark for review"}
                </Button>
                {at < questions.length - 1 && <Button onClick={() => setAt(at + 1)}>Next</Button>}
              </div>
            </section>
            <aside className="${tileOf(page)} grid content-start gap-5">
              <h2 className="${page.look.h3}">Question navigator</h2>
              <ol className="grid grid-cols-5 gap-2">
                {questions.map((each, index) => (
                  <li key={each.text}>
                    <button type="button" aria-current={index === at ? "step" : undefined} aria-label={\`Question \${index + 1}\${answers[index] === undefined ? "" : ", answered"}\${marked.includes(index) ? ", marked for review" : ""}\`} onClick={() => setAt(index)} className={cn("grid aspect-square w-full place-items-center rounded-md border text-sm tabular-nums", answers[index] !== undefined && "border-primary bg-primary text-primary-foreground", marked.includes(index) && "border-dashed border-foreground", index === at && "ring-2 ring-ring ring-offset-2 ring-offset-background")}>{index + 1}</button>
                  </li>
                ))}
              </ol>
              <p className="text-sm text-muted-foreground" aria-live="polite">
                {Object.keys(answers).length} answered, {marked.length} marked for review
              </p>
              <Button size="lg" onClick={() => setHandedIn(true)}>Hand in</Button>
            </aside>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Exam', code, [{ name: 'data/exam.ts', code: data }, resultFile(page)])
}

function resultFile(page: Page) {
  const code = tsx`
    import { Check, X } from "lucide-react";
    import { Button } from "@/components/ui/button";
    import { questions } from "@/data/exam";

    interface ExamResultProps {
      answers: Record<number, number>;
      onAgain: () => void;
    }

    /** The score, by topic, and every question with the answer that was right. */
    export function ExamResult({ answers, onAgain }: ExamResultProps) {
      const isRight = (index: number) => answers[index] === questions[index].right;
      const score = questions.filter((_, index) => isRight(index)).length;
      const topics = [...new Set(questions.map((question) => question.topic))].map((topic) => {
        const own = questions.flatMap((question, index) => question.topic === topic ? [isRight(index)] : []);
        return { topic, right: own.filter(Boolean).length, all: own.length };
      });

      return (
        <div className="mx-auto max-w-3xl">
          <h1 className="${page.look.h2}" role="status">{score} of {questions.length} right</h1>
          <p className="mt-2 text-muted-foreground">{Math.round((score / questions.length) * 100)}%. {score >= questions.length * 0.6 ? "Passed." : "Not passed this time."}</p>
          <h2 className="mt-8 ${page.look.h3} text-xl">Score by topic</h2>
          <dl className="mt-4 grid gap-4">
            {topics.map((each) => (
              <div key={each.topic} className="grid gap-1.5">
                <dt className="flex justify-between gap-4 text-sm">
                  <span className="font-medium">{each.topic}</span>
                  <span className="text-muted-foreground">{each.right} of {each.all}</span>
                </dt>
                <dd className="h-3 overflow-hidden rounded-full bg-muted">
                  <span className="block h-full rounded-full bg-primary" style={{ width: \`\${(each.right / each.all) * 100}%\` }} />
                </dd>
              </div>
            ))}
          </dl>
          <h2 className="mt-8 ${page.look.h3} text-xl">Your answers</h2>
          <ol className="mt-4 ${tileOf(page)}">
            {questions.map((question, index) => (
              <li key={question.text} className="flex gap-3 border-b py-3 last:border-b-0">
                {isRight(index) ? <Check className="mt-0.5 size-5 shrink-0 text-brand" aria-label="Right" /> : <X className="mt-0.5 size-5 shrink-0 text-destructive" aria-label="Wrong" />}
                <div>
                  <p className="font-medium">{question.text}</p>
                  <p className="text-sm text-muted-foreground">
                    Right: {question.answers[question.right]}. You: {answers[index] === undefined ? "no answer" : question.answers[answers[index]]}.
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <Button size="lg" className="mt-8" onClick={onAgain}>Take it again</Button>
        </div>
      );
    }
  `
  return { name: 'components/exam-result.tsx', code }
}
