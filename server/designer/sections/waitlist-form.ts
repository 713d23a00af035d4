import { tsx } from '#server/designer/code/tsx.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** An address, an optional code, an answer; nothing is sent anywhere. */
export function waitlistFormFile({ brief, look }: Page): SourceFile {
  const hasCode = /\binvite[\s-]code\b|\bcode field\b/i.test(brief.prompt)
  const codeField = hasCode
    ? tsx`
      <div className="grid gap-1.5">
        <Label htmlFor="invite-code">Invite code (optional)</Label>
        <Input
          id="invite-code"
          name="code"
          autoComplete="off"
          placeholder="Six letters, if you have one"
          className="h-12 bg-card"
        />
      </div>
    `
    : ''
  const code = tsx`
    import { Check } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";

    export function WaitlistForm() {
      const [email, setEmail] = useState("");
      const [problem, setProblem] = useState("");
      const [isDone, setIsDone] = useState(false);

      function submit(event: FormEvent) {
        event.preventDefault();
        if (!/^\\S+@\\S+\\.\\S+$/.test(email)) {
          setProblem("Please enter an address we can write to.");
          return;
        }
        setProblem("");
        setIsDone(true);
      }

      if (isDone) {
        return (
          <p role="status" className="flex w-full items-start gap-3 ${look.card}">
            <Check className="mt-1 size-5 shrink-0 text-brand" />
            <span>
              You are on the list. We write to <strong>{email}</strong> once, when your place is ready.
            </span>
          </p>
        );
      }

      return (
        <form onSubmit={submit} noValidate className="grid w-full max-w-md gap-4 text-left">
          <div className="grid gap-1.5">
            <Label htmlFor="waitlist-email">Email</Label>
            <Input
              id="waitlist-email"
              type="email"
              autoComplete="email"
              placeholder="you@somewhere.com"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              aria-invalid={problem !== ""}
              aria-describedby="waitlist-note"
              className="h-12 bg-card"
            />
          </div>
          ${codeField}
          <Button type="submit" size="lg" className="w-fit ${look.button}">Join the waitlist</Button>
          <p id="waitlist-note" className="text-sm text-muted-foreground">
            {problem ? (
              <span role="alert" className="text-destructive">{problem}</span>
            ) : (
              "One message when it is your turn. No newsletter, no sharing."
            )}
          </p>
        </form>
      );
    }
  `
  return { name: 'components/waitlist-form.tsx', code }
}
