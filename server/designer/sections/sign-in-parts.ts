import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A password that can be shown, with a measure when it is new. */
export function passwordFieldFile(): SourceFile {
  const code = tsx`
    import { Eye, EyeOff } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { strengthOf } from "@/lib/validation";
    import { cn } from "@/lib/utils";

    interface PasswordFieldProps {
      isNew: boolean;
      isInvalid: boolean;
    }

    const WORDS = ["Too short", "Weak", "Fair", "Good", "Strong"];

    export function PasswordField({ isNew, isInvalid }: PasswordFieldProps) {
      const [password, setPassword] = useState("");
      const [isShown, setIsShown] = useState(false);
      const strength = strengthOf(password);

      return (
        <div>
          <div className="relative">
            <Input
              id="password"
              name="password"
              type={isShown ? "text" : "password"}
              autoComplete={isNew ? "new-password" : "current-password"}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              aria-invalid={isInvalid}
              className="h-11 pr-12"
            />
            <Button
              type="button"
              variant="ghost"
              size="icon-sm"
              aria-label={isShown ? "Hide password" : "Show password"}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              className="absolute top-1.5 right-1.5"
            >
              {isShown ? <EyeOff /> : <Eye />}
            </Button>
          </div>
          {isNew && (
            <div className="mt-2 flex items-center gap-3">
              <div className="grid flex-1 grid-cols-4 gap-1" aria-hidden="true">
                {[1, 2, 3, 4].map((step) => (
                  <span key={step} className={cn("h-1.5 rounded-full bg-muted", step <= strength && "bg-brand")} />
                ))}
              </div>
              <p aria-live="polite" className="w-20 text-right text-xs text-muted-foreground">
                {WORDS[strength]}
              </p>
            </div>
          )}
        </div>
      );
    }
  `
  return { name: 'components/password-field.tsx', code }
}

/** What the form checks before it sends. */
export function validationFile(): SourceFile {
  const code = tsx`
    export interface Problems {
      name?: string;
      email?: string;
      password?: string;
    }

    /** What is missing or wrong, in the order of the form. */
    export function problemsOf(form: FormData, isNew: boolean): Problems {
      const problems: Problems = {};
      const text = (key: string) => String(form.get(key) ?? "").trim();
      const email = text("email");
      if (isNew && !text("name")) problems.name = "Please tell us your name.";
      if (!email) problems.email = "Please fill this in.";
      else if (email.includes("@") && !/^\\S+@\\S+\\.\\S+$/.test(email)) {
        problems.email = "That address looks incomplete.";
      }
      if (!text("password")) problems.password = "Please enter your password.";
      else if (isNew && strengthOf(text("password")) === 0) {
        problems.password = "At least eight characters, please.";
      }
      return problems;
    }

    /** From 0, too short, to 4. */
    export function strengthOf(password: string): number {
      if (password.length < 8) return 0;
      const kinds = [/[a-z]/, /[A-Z]/, /\\d/, /[^a-zA-Z\\d]/];
      const variety = kinds.filter((kind) => kind.test(password)).length;
      return Math.min(4, Math.max(1, variety + (password.length > 13 ? 1 : 0)));
    }
  `
  return { name: 'lib/validation.ts', code }
}

/** A forgotten password. */
export function resetDialogFile(): SourceFile {
  const code = tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogHeader,
      DialogTitle,
      DialogTrigger,
    } from "@/components/ui/dialog";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";

    export function ResetDialog() {
      const [email, setEmail] = useState("");
      const [isSent, setIsSent] = useState(false);

      function submit(event: FormEvent) {
        event.preventDefault();
        setIsSent(email.includes("@"));
      }

      return (
        <Dialog onOpenChange={() => setIsSent(false)}>
          <DialogTrigger asChild>
            <button type="button" className="text-sm text-muted-foreground underline underline-offset-4 hover:text-foreground">
              Forgot password?
            </button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Choose a new password</DialogTitle>
              <DialogDescription>We send you a link that works for thirty minutes.</DialogDescription>
            </DialogHeader>
            {isSent ? (
              <p role="status">
                If there is an account for <strong>{email}</strong>, the link is on its way.
              </p>
            ) : (
              <form onSubmit={submit} className="grid gap-4">
                <div className="grid gap-2">
                  <Label htmlFor="reset-email">Email</Label>
                  <Input
                    id="reset-email"
                    type="email"
                    required
                    value={email}
                    onChange={(event) => setEmail(event.target.value)}
                    className="h-11"
                  />
                </div>
                <Button type="submit" className="h-11">Send the link</Button>
              </form>
            )}
          </DialogContent>
        </Dialog>
      );
    }
  `
  return { name: 'components/reset-dialog.tsx', code }
}
