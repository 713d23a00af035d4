import { tsx } from '#server/designer/code/tsx.ts'
import type { SectionWriter } from '#server/designer/page/page.ts'

/** One field, one promise. */
export const newsletter: SectionWriter = ({ look }) => {
  const code = tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";

    export function Newsletter() {
      const [email, setEmail] = useState("");
      const [state, setState] = useState<"idle" | "invalid" | "done">("idle");

      function submit(event: FormEvent) {
        event.preventDefault();
        setState(/^\\S+@\\S+\\.\\S+$/.test(email) ? "done" : "invalid");
      }

      return (
        <section id="newsletter" className="bg-panel text-panel-foreground">
          <div className="${look.container} grid items-end gap-8 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
            <div>
              <h2 className="${look.h2}">A letter, once a month</h2>
              <p className="mt-4 max-w-[48ch] text-pretty text-panel-muted">
                What is new, what is coming and one thing worth reading. Unsubscribe with one click.
              </p>
            </div>
            {state === "done" ? (
              <p role="status" className="text-lg">
                Thank you. The next letter goes to <strong>{email}</strong>.
              </p>
            ) : (
              <form onSubmit={submit} noValidate>
                <Label htmlFor="newsletter-email">Email</Label>
                <div className="mt-2 flex flex-wrap gap-3">
                  <Input
                    id="newsletter-email"
                    type="email"
                    autoComplete="email"
                    placeholder="you@somewhere.com"
                    value={email}
                    onChange={(event) => setEmail(event.target.value)}
                    aria-invalid={state === "invalid"}
                    aria-describedby="newsletter-problem"
                    className="h-12 min-w-52 flex-1 bg-background text-foreground"
                  />
                  <Button type="submit" size="lg" className="h-12 bg-background px-6 text-foreground hover:bg-background/85">
                    Subscribe
                  </Button>
                </div>
                <p id="newsletter-problem" role="alert" className="mt-2 min-h-5 text-sm">
                  {state === "invalid" && "Please enter a complete address."}
                </p>
              </form>
            )}
          </div>
        </section>
      );
    }
  `
  return {
    component: 'Newsletter',
    file: 'components/newsletter.tsx',
    code,
    files: [],
    anchor: { id: 'newsletter', label: 'Newsletter' },
  }
}
