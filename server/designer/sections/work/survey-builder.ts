import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsonOf, type SurveyQuestion } from '#server/designer/sections/work/survey-questions.ts'

interface SurveyWish {
  title: string
  note: string
  questions: SurveyQuestion[]
}

/** Questions to put together, to try as those who answer see them, and what came back. */
export function surveyBuilder(page: Page, { title, note, questions }: SurveyWish): Piece {
  const data = `export const types = ["Multiple choice", "Rating", "Free text", "Yes or no", "Date"] as const;

export type QuestionType = (typeof types)[number];

export interface Question {
  id: number;
  type: QuestionType;
  text: string;
  choices: string[];
  isRequired: boolean;
  /** The number of the question that must be answered before this one is asked; 0 for always. */
  after: number;
  /** How often each choice was taken. */
  counts: number[];
}

export const questions: Question[] = [
${questions.map(jsonOf).join('\n')}
];

export const responses = 214;
`
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Question, type QuestionType, questions as initial, responses, types } from "@/data/survey";

    const PLACES = ["Build", "Live preview", "Results"] as const;
    const FIELD = "h-10 rounded-md border border-input bg-card px-3 text-sm text-card-foreground";
    const choicesOf = (type: QuestionType) =>
      type === "Multiple choice" ? ["First choice", "Second choice"] : type === "Yes or no" ? ["Yes", "No"] : type === "Rating" ? ["1", "2", "3", "4", "5"] : [];

    export function SurveyBuilder() {
      const [place, setPlace] = useState<(typeof PLACES)[number]>("Build");
      const [questions, setQuestions] = useState(initial);
      const [answers, setAnswers] = useState<Record<number, string>>({});
      const [isSent, setSent] = useState(false);
      const [isShared, setShared] = useState(false);
      const change = (id: number, part: Partial<Question>) => setQuestions(questions.map((each) => (each.id === id ? { ...each, ...part } : each)));
      const add = (type: QuestionType) => setQuestions([...questions, { id: Math.max(0, ...questions.map((each) => each.id)) + 1, type, text: "New question", choices: choicesOf(type), isRequired: false, after: 0, counts: [] }]);
      const move = (at: number, by: number) => {
        const next = [...questions];
        const [one] = next.splice(at, 1);
        next.splice(at + by, 0, one);
        setQuestions(next);
      };
      const asked = questions.filter((each) => each.after === 0 || (answers[each.after] ?? "") !== "");
      const isOpen = asked.some((each) => each.isRequired && (answers[each.id] ?? "") === "");

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, title, note)}
            <Button variant="outline" onClick={() => setShared(true)}>{isShared ? "Link is ready to share" : "Share survey"}</Button>
          </div>
          {isShared && <p role="status" className="mt-3 font-mono text-sm break-words">https://example.com/s/{questions.length}f2a9</p>}
          <div role="group" aria-label="Tabs of the survey" className="mt-6 flex flex-wrap gap-1.5">
            {PLACES.map((each) => <button key={each} type="button" aria-pressed={place === each} onClick={() => setPlace(each)} className="h-10 rounded-md border px-3 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{each}</button>)}
          </div>
          {place === "Build" && (
            <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <ol className="grid gap-4">
                {questions.map((each, at) => (
                  <li key={each.id} className="${tileOf(page)}">
                    <p className="text-sm text-muted-foreground">{at + 1}. {each.type}</p>
                    <Input aria-label={\`Question \${at + 1}\`} value={each.text} onChange={(event) => change(each.id, { text: event.target.value })} className="mt-2 h-10" />
                    {(each.type === "Multiple choice" || each.type === "Yes or no") && (
                      <Input aria-label={\`Choices of question \${at + 1}\`} value={each.choices.join(", ")} onChange={(event) => change(each.id, { choices: event.target.value.split(", ") })} className="mt-2 h-10" />
                    )}
                    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
                      <label className="flex items-center gap-2"><input type="checkbox" checked={each.isRequired} onChange={(event) => change(each.id, { isRequired: event.target.checked })} />Required</label>
                      <select aria-label={\`Logic rule of question \${at + 1}\`} value={each.after} onChange={(event) => change(each.id, { after: Number(event.target.value) })} className={FIELD}>
                        <option value={0}>No logic rule: always ask</option>
                        {questions.slice(0, at).map((one) => <option key={one.id} value={one.id}>After an answer to {one.id}</option>)}
                      </select>
                      <Button variant="outline" aria-label={\`Move question \${at + 1} up\`} disabled={at === 0} onClick={() => move(at, -1)}>Up</Button>
                      <Button variant="outline" aria-label={\`Move question \${at + 1} down\`} disabled={at === questions.length - 1} onClick={() => move(at, 1)}>Down</Button>
                      <Button variant="outline" aria-label={\`Remove question \${at + 1}\`} onClick={() => setQuestions(questions.filter((one) => one.id !== each.id).map((one) => (one.after === each.id ? { ...one, after: 0 } : one)))}>Remove</Button>
                    </div>
                  </li>
                ))}
                {questions.length === 0 && <li className="py-10 text-center text-muted-foreground">No question yet. Add the first one.</li>}
              </ol>
              <aside className="self-start ${tileOf(page)}">
                <h2 className="${page.look.h3}">Question palette</h2>
                <div className="mt-3 grid gap-2">
                  {types.map((type) => <Button key={type} variant="outline" onClick={() => add(type)}>Add {type.toLowerCase()}</Button>)}
                </div>
              </aside>
            </div>
          )}
          {place === "Live preview" && (
            <form className="mt-5 grid gap-5 ${tileOf(page)}" onSubmit={(event) => { event.preventDefault(); setSent(!isOpen); }}>
              {asked.map((each) => (
                <fieldset key={each.id}>
                  <legend className="font-semibold">{each.text}{each.isRequired ? " (required)" : ""}</legend>
                  <div className="mt-2 flex flex-wrap gap-4 text-sm">
                    {each.choices.map((choice) => (
                      <label key={choice} className="flex items-center gap-2"><input type="radio" name={\`question-\${each.id}\`} checked={answers[each.id] === choice} onChange={() => setAnswers({ ...answers, [each.id]: choice })} />{choice}</label>
                    ))}
                    {each.choices.length === 0 && <Input type={each.type === "Date" ? "date" : "text"} aria-label={each.text} value={answers[each.id] ?? ""} onChange={(event) => setAnswers({ ...answers, [each.id]: event.target.value })} className="h-10" />}
                  </div>
                </fieldset>
              ))}
              <div className="flex flex-wrap items-center gap-4">
                <Button type="submit">Send answers</Button>
                <p role="status" className="text-sm text-muted-foreground">{isSent ? "Thank you, your answers are in." : isOpen ? "Some required answers are open." : "Ready to send."}</p>
              </div>
            </form>
          )}
          {place === "Results" && (
            <div className="mt-5 grid gap-5">
              <p className="text-sm text-muted-foreground">{responses + (isSent ? 1 : 0)} responses</p>
              {questions.map((each) => {
                const sum = each.counts.reduce((all, count) => all + count, 0);
                return (
                  <section key={each.id} className="${tileOf(page)}">
                    <h2 className="${page.look.h3}">{each.text}</h2>
                    {sum === 0 && <p className="mt-3 text-sm text-muted-foreground">{each.choices.length > 0 ? "No answers yet." : "Answers in words: read them one by one in the export."}</p>}
                    {sum > 0 && each.choices.map((choice, at) => (
                      <div key={choice} className="mt-3 text-sm">
                        <p className="flex justify-between gap-4"><span>{choice}</span><span>{Math.round(((each.counts[at] ?? 0) / sum) * 100)}%</span></p>
                        <div className="mt-1 h-2 rounded-full bg-muted"><div className="h-full rounded-full bg-primary" style={{ width: \`\${((each.counts[at] ?? 0) / sum) * 100}%\` }} /></div>
                      </div>
                    ))}
                  </section>
                );
              })}
            </div>
          )}
        </div>
      );
    }
  `
  return screenPiece('SurveyBuilder', code, [{ name: 'data/survey.ts', code: data }])
}
