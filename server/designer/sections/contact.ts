import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { mailOf, type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A short form that checks what it is given, and where to find us. */
export const contact: SectionWriter = page => {
  const { brief, look } = page
  const isVolunteer = /\bvolunteer/i.test(brief.prompt)
  const topics = isVolunteer
    ? ['Cooking', 'Driving', 'Serving', 'Whatever is needed']
    : ['A question', brief.subject.actions[0], 'Something else']
  const title = isVolunteer ? 'Lend a hand' : say(page, brief.subject.closing[0])
  const mail = mailOf(page)
  const code = tsx`
    import { Check } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import { Textarea } from "@/components/ui/textarea";

    const TOPICS = ${literal(topics, 0, 15)};

    interface Problems {
      name?: string;
      email?: string;
      message?: string;
    }

    function problemsOf(form: FormData): Problems {
      const problems: Problems = {};
      if (!form.get("name")) problems.name = "Please tell us your name.";
      if (!/^\\S+@\\S+\\.\\S+$/.test(String(form.get("email")))) {
        problems.email = "We need an address to answer to.";
      }
      if (String(form.get("message")).trim().length < 10) {
        problems.message = "A sentence or two helps us to answer well.";
      }
      return problems;
    }

    export function Contact() {
      const [problems, setProblems] = useState<Problems>({});
      const [isSent, setIsSent] = useState(false);

      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const found = problemsOf(new FormData(event.currentTarget));
        setProblems(found);
        setIsSent(Object.keys(found).length === 0);
      }

      return (
        <section id="contact" className="${look.section} ${look.rule}">
          <div className="${look.container} grid gap-12 lg:grid-cols-[0.9fr_1.1fr] lg:gap-20">
            <div>
              <h2 className="${look.h2}">${jsxText(title)}</h2>
              <p className="mt-5 max-w-[44ch] ${look.lead}">${jsxText(say(page, brief.subject.closing[1]))}</p>
              <p className="mt-8">
                <a href="mailto:${mail}" className="text-lg [overflow-wrap:anywhere] underline decoration-foreground/30 underline-offset-8 hover:decoration-foreground">${mail}</a>
              </p>
            </div>
            {isSent ? (
              <p role="status" className="flex items-start gap-3 self-start text-lg">
                <Check className="mt-1 size-5 shrink-0 text-brand" />
                Thank you. Somebody answers within a working day.
              </p>
            ) : (
              <form onSubmit={submit} noValidate className="grid gap-5">
                <div className="grid gap-5 sm:grid-cols-2">
                  <Field id="name" label="Name" problem={problems.name} autoComplete="name" />
                  <Field id="email" label="Email" type="email" problem={problems.email} autoComplete="email" />
                </div>
                <div className="grid gap-2">
                  <Label htmlFor="topic">What is it about?</Label>
                  <Select name="topic" defaultValue={TOPICS[0]}>
                    <SelectTrigger id="topic" className="h-11 w-full">
                      <SelectValue />
                    </SelectTrigger>
                    <SelectContent>
                      {TOPICS.map((topic) => (
                        <SelectItem key={topic} value={topic}>
                          {topic}
                        </SelectItem>
                      ))}
                    </SelectContent>
                  </Select>
                </div>
                <div className="grid gap-2">
                  <Label htmlFor="message">Message</Label>
                  <Textarea id="message" name="message" rows={5} aria-invalid={Boolean(problems.message)} />
                  <Problem text={problems.message} />
                </div>
                <Button type="submit" size="lg" className="w-fit ${look.button}">Send</Button>
              </form>
            )}
          </div>
        </section>
      );
    }

    interface FieldProps {
      id: string;
      label: string;
      type?: string;
      autoComplete: string;
      problem?: string;
    }

    function Field({ id, label, problem, ...props }: FieldProps) {
      return (
        <div className="grid content-start gap-2">
          <Label htmlFor={id}>{label}</Label>
          <Input id={id} name={id} className="h-11" aria-invalid={Boolean(problem)} {...props} />
          <Problem text={problem} />
        </div>
      );
    }

    function Problem({ text }: { text?: string }) {
      return text ? (
        <p role="alert" className="text-sm text-destructive">
          {text}
        </p>
      ) : null;
    }
  `
  return {
    component: 'Contact',
    file: 'components/contact.tsx',
    code,
    files: [],
    anchor: { id: 'contact', label: isVolunteer ? 'Volunteer' : 'Contact' },
  }
}
