import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Idea, IdeaPart } from '#server/designer/ideas/idea.ts'
import { componentOf, ideaPiece } from '#server/designer/ideas/idea-piece.ts'
import { rowNames } from '#server/designer/ideas/known-rows-of.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import { capital } from '#server/designer/trades/sheet.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A form for what was asked to be done, with the fields that doing it needs. */
export function ideaForm(page: Page, idea: Idea, part: IdeaPart, id: string): Piece {
  const component = componentOf(id)
  const fields = fieldsOf(idea, part)
  const code = tsx`
    import { RequestForm } from "@/components/request-form";

    const FIELDS = ${literal(fields, 0, 15)};

    export function ${component}() {
      return (
        <section id="${id}" className="${page.look.container} ${page.look.section}">
          <div className="grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16">
            <div>
              <h2 className="${page.look.h2}">${jsxText(part.title)}</h2>
              <p className="mt-4 max-w-[44ch] text-muted-foreground">Fields marked with a star are needed. You get an answer by email.</p>
            </div>
            <RequestForm name="${id}" fields={FIELDS} action=${JSON.stringify(actionOf(part))} />
          </div>
        </section>
      );
    }
  `
  return ideaPiece(id, part.title, code, [formFile(page)])
}

/** "Reserve a tool" is sent by "Reserve"; a form that is only named, by "Send". */
export function actionOf({ title }: IdeaPart): string {
  const verb = /^(?:sign up|apply|\w+)/i.exec(title)?.[0] ?? 'Send'
  if (/^order\b/i.test(title)) return 'Send order'
  return /^(?:reserve|book|borrow|claim|request|register|report|apply|submit|sign up|rent|donate)$/i.test(
    verb,
  )
    ? verb
    : 'Send'
}

interface Field {
  [key: string]: string | boolean | string[] | undefined
  id: string
  label: string
  kind: 'text' | 'email' | 'date' | 'number' | 'long' | 'choice'
  options?: string[]
  isOptional?: boolean
}

function fieldsOf({ parts }: Idea, { title, thing }: IdeaPart): Field[] {
  const listed = parts.find(
    each => (each.form === 'cards' || each.form === 'prices') && sameThing(each.thing, thing),
  )
  const last = capital(thing.split(' ').at(-1) ?? thing)
  const options = listed ? rowNames(listed.thing).slice(0, listed.count ?? 8) : null
  const isNew = /^(?:report|offer|register|submit|log|donate|propose)\b/i.test(title)
  const isDated = /^(?:reserve|book|borrow|claim|rent|booking|reservation)/i.test(title)
  const what: Field[] =
    options && !isNew
      ? [{ id: 'what', label: last, kind: 'choice', options }]
      : /^(?:contact|join|feedback|enquiry|sign|apply|register$)/i.test(title)
        ? []
        : [{ id: 'what', label: isNew ? `What is the ${thing}?` : last, kind: 'text' }]
  return [
    ...what,
    ...(/^order\b/i.test(title) ? [{ id: 'amount', label: 'How many', kind: 'number' as const }] : []),
    ...(isDated || /^order\b/i.test(title)
      ? [{ id: 'day', label: isDated ? 'Day' : 'Day of collection', kind: 'date' as const }]
      : []),
    ...(/^report\b/i.test(title) ? [{ id: 'where', label: 'Where and when', kind: 'text' as const }] : []),
    ...(/\bpermit\b/i.test(title)
      ? [
          { id: 'address', label: 'Address', kind: 'text' as const },
          { id: 'plate', label: 'Number plate', kind: 'text' as const },
        ]
      : []),
    { id: 'name', label: 'Your name', kind: 'text' },
    { id: 'email', label: 'Email', kind: 'email' },
    { id: 'note', label: 'Note', kind: 'long', isOptional: true },
  ]
}

const sameThing = (listed: string, thing: string): boolean =>
  thing !== '' && (listed.endsWith(thing) || thing.endsWith(listed))

const formFile = (page: Page): SourceFile => ({
  name: 'components/request-form.tsx',
  code: tsx`
    import { CircleCheck } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Textarea } from "@/components/ui/textarea";

    interface Field {
      id: string;
      label: string;
      kind: string;
      options?: string[];
      isOptional?: boolean;
    }

    interface RequestFormProps {
      name: string;
      fields: Field[];
      action: string;
    }

    export function RequestForm({ name, fields, action }: RequestFormProps) {
      const [problems, setProblems] = useState<Record<string, string>>({});
      const [isSent, setIsSent] = useState(false);

      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const found: Record<string, string> = {};
        for (const { id, label, kind, isOptional } of fields) {
          const value = String(form.get(id) ?? "").trim();
          if (!value && !isOptional) found[id] = \`\${label} is needed.\`;
          else if (kind === "email" && !/^\\S+@\\S+\\.\\S+$/.test(value))
            found[id] = "Enter an address like name@example.com.";
        }
        setProblems(found);
        setIsSent(Object.keys(found).length === 0);
      }

      if (isSent) {
        return (
          <p role="status" className="${tileOf(page)} flex items-center gap-3 self-start">
            <CircleCheck className="size-5 shrink-0 text-brand" aria-hidden="true" />
            Thank you, it is on its way. We write to you by email.
          </p>
        );
      }
      return (
        <form noValidate onSubmit={submit} className="${tileOf(page)} grid gap-5 sm:grid-cols-2">
          {fields.map((field) => {
            const id = \`\${name}-\${field.id}\`;
            const own = {
              id,
              name: field.id,
              "aria-invalid": Boolean(problems[field.id]),
              "aria-describedby": \`\${id}-problem\`,
            };
            return (
              <div key={field.id} className={field.kind === "long" ? "grid content-start gap-2 sm:col-span-2" : "grid content-start gap-2"}>
                <Label htmlFor={id}>{field.isOptional ? field.label : \`\${field.label} *\`}</Label>
                {field.kind === "choice" ? (
                  <select {...own} className="h-11 w-full rounded-md border bg-background px-3 text-sm">
                    {field.options?.map((option) => (
                      <option key={option}>{option}</option>
                    ))}
                  </select>
                ) : field.kind === "long" ? (
                  <Textarea {...own} rows={3} />
                ) : (
                  <Input {...own} type={field.kind} min={field.kind === "number" ? 1 : undefined} className="h-11" />
                )}
                <p id={\`\${id}-problem\`} role="alert" className="text-sm text-destructive empty:hidden">{problems[field.id]}</p>
              </div>
            );
          })}
          <div className="sm:col-span-2">
            <Button type="submit" size="lg" className="${page.look.button}">{action}</Button>
          </div>
        </form>
      );
    }
  `,
})
