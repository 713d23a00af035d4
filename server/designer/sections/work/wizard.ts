import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface WizardField {
  label: string
  kind: 'text' | 'email' | 'choice' | 'number' | 'long'
  help?: string
  options?: string[]
}

export interface WizardSteps {
  title: string
  done: [title: string, body: string]
  finish: string
  steps: { title: string; note: string; fields: WizardField[] }[]
}

/** A form in steps: a rail of progress, fields that check themselves, a summary and an end. */
export function wizard(page: Page, { title, done, finish, steps }: WizardSteps): Piece {
  const rows = steps.map(step => ({
    title: step.title,
    note: step.note,
    fields: step.fields.map(field => ({ help: '', options: [], ...field })),
  }))
  const data = `export interface Field {
  label: string;
  kind: "text" | "email" | "choice" | "number" | "long";
  help: string;
  options: string[];
}

export interface Step {
  title: string;
  note: string;
  fields: Field[];
}

${constant('export const steps: Step[]', rows)}
`
  const code = tsx`
    import { Check } from "lucide-react";
    import { useState } from "react";
    import { StepFields } from "@/components/step-fields";
    import { SuccessSummary } from "@/components/success-summary";
    import { Button } from "@/components/ui/button";
    import { steps } from "@/data/steps";

    export function Wizard() {
      const [at, setAt] = useState(0);
      const [values, setValues] = useState<Record<string, string>>({});
      const [isChecked, setIsChecked] = useState(false);
      const isDone = at === steps.length;
      const step = steps[Math.min(at, steps.length - 1)];
      const isLast = at === steps.length - 1;
      const isValid = step.fields.every((field) => {
        const value = values[field.label]?.trim() ?? "";
        return field.kind === "email" ? /^\\S+@\\S+\\.\\S+$/.test(value) : value;
      });

      function next() {
        setIsChecked(!isValid);
        if (isValid) setAt(at + 1);
      }

      function back() {
        setIsChecked(false);
        setAt(at - 1);
      }

      return (
        <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-5xl gap-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12">
          <div>
            <h1 className="${headingOf(page)}">${jsxText(title)}</h1>
            <div role="progressbar" aria-label="Progress through the steps" aria-valuemin={0} aria-valuemax={steps.length} aria-valuenow={at} className="mt-6 h-2 overflow-hidden rounded-full bg-muted">
              <div className="h-full bg-primary transition-[width]" style={{ width: \`\${(at / steps.length) * 100}%\` }} />
            </div>
            <ol className="mt-6 flex flex-wrap gap-x-5 gap-y-3 md:grid">
              {steps.map((each, index) => (
                <li key={each.title} aria-current={index === at ? "step" : undefined} className="flex items-center gap-3 text-sm aria-[current=step]:font-semibold">
                  <span className={index < at ? "flex size-7 items-center justify-center rounded-full bg-primary text-primary-foreground" : "flex size-7 items-center justify-center rounded-full border"}>
                    {index < at ? <Check className="size-4" aria-label="Done" /> : index + 1}
                  </span>
                  {each.title}
                </li>
              ))}
            </ol>
          </div>
          <div className="${tileOf(page)}">
            {isDone ? (
              <SuccessSummary values={values} onChange={() => setAt(0)} />
            ) : (
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  next();
                }}
              >
                <p className="text-sm text-muted-foreground">Step {at + 1} of {steps.length}</p>
                <h2 className="mt-1 ${page.look.h3} text-2xl">{step.title}</h2>
                <p className="mt-1.5 text-muted-foreground">{step.note}</p>
                <StepFields fields={step.fields} values={values} isChecked={isChecked} onChange={(label, value) => setValues({ ...values, [label]: value })} />
                <div className="mt-8 flex justify-between gap-3 border-t pt-6">
                  <Button type="button" variant="outline" size="lg" disabled={at === 0} onClick={back}>Back</Button>
                  <Button type="submit" size="lg">{isLast ? "${finish}" : "Next"}</Button>
                </div>
              </form>
            )}
          </div>
        </div>
      );
    }
  `
  return screenPiece('Wizard', code, [
    { name: 'data/steps.ts', code: data },
    stepFieldsFile(),
    summaryFile(page, done),
    { name: 'components/inline-help.tsx', code: HELP },
  ])
}

/** What was said, when all of it was. */
function summaryFile(page: Page, done: WizardSteps['done']): SourceFile {
  const code = tsx`
    import { Button } from "@/components/ui/button";

    interface SuccessSummaryProps {
      values: Record<string, string>;
      onChange: () => void;
    }

    export function SuccessSummary({ values, onChange }: SuccessSummaryProps) {
      return (
        <div role="status">
          <h2 className="${page.look.h3} text-2xl">${jsxText(done[0])}</h2>
          <p className="mt-2 text-muted-foreground">${jsxText(done[1])}</p>
          <dl className="mt-6 grid gap-x-6 gap-y-3 border-t pt-6 sm:grid-cols-2">
            {Object.entries(values).map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <Button variant="outline" className="mt-8" onClick={onChange}>Change something</Button>
        </div>
      );
    }
  `
  return { name: 'components/success-summary.tsx', code }
}

const HELP = tsx`
  interface InlineHelpProps {
    id: string;
    help: string;
    /** What is wrong, once it was asked for. */
    error: string | null;
  }

  export function InlineHelp({ id, help, error }: InlineHelpProps) {
    return (
      <p id={id} className={error ? "text-sm text-destructive" : "text-sm text-muted-foreground"}>
        {error ?? help}
      </p>
    );
  }
`

function stepFieldsFile() {
  const code = tsx`
    import { InlineHelp } from "@/components/inline-help";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Textarea } from "@/components/ui/textarea";
    import type { Field } from "@/data/steps";

    interface StepFieldsProps {
      fields: Field[];
      values: Record<string, string>;
      isChecked: boolean;
      onChange: (label: string, value: string) => void;
    }

    export function StepFields({
      fields,
      values,
      isChecked,
      onChange,
    }: StepFieldsProps) {
      return (
        <div className="mt-6 grid gap-5">
          {fields.map((field) => (
            <StepField key={field.label} field={field} value={values[field.label] ?? ""} isChecked={isChecked} onChange={(value) => onChange(field.label, value)} />
          ))}
        </div>
      );
    }

    interface StepFieldProps {
      field: Field;
      value: string;
      isChecked: boolean;
      onChange: (value: string) => void;
    }

    function StepField({ field, value, isChecked, onChange }: StepFieldProps) {
      const id = field.label.toLowerCase().replaceAll(/\\W+/g, "-");
      const isMail = field.kind === "email";
      const isWrong = isMail ? !/^\\S+@\\S+\\.\\S+$/.test(value) : !value.trim();
      const problem = isMail
        ? "Enter an address like name@example.com."
        : \`\${field.label} is needed to go on.\`;
      const shared = {
        id,
        value,
        "aria-invalid": isChecked && isWrong,
        "aria-describedby": \`\${id}-note\`,
      };

      return (
        <div className="grid gap-1.5">
          <Label htmlFor={id}>{field.label}</Label>
          {field.kind === "choice" ? (
            <select {...shared} onChange={(event) => onChange(event.target.value)} className="h-11 w-full rounded-md border border-input bg-card px-3 aria-invalid:border-destructive">
              <option value="">Choose …</option>
              {field.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ) : field.kind === "long" ? (
            <Textarea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
          ) : (
            <Input {...shared} type={isMail ? "email" : "text"} inputMode={field.kind === "number" ? "numeric" : undefined} onChange={(event) => onChange(event.target.value)} className="h-11" />
          )}
          <InlineHelp id={\`\${id}-note\`} help={field.help} error={isChecked && isWrong ? problem : null} />
        </div>
      );
    }
  `
  return { name: 'components/step-fields.tsx', code }
}
