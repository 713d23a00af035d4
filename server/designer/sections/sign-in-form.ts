import { tsx } from '#server/designer/code/tsx.ts'
import { heading, type Page } from '#server/designer/page/page.ts'
import {
  passwordFieldFile,
  resetDialogFile,
  validationFile,
} from '#server/designer/sections/sign-in-parts.ts'
import { readAskedItems } from '#server/designer/understanding/asked-items.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** Sign in, sign up and a forgotten password: one form in three moods, which checks before it sends. */
export function signInFiles(page: Page): SourceFile[] {
  return [formFile(page), passwordFieldFile(), validationFile(), providersFile(page), resetDialogFile()]
}

const MORE =
  /^(?:company(?: name| size)?|team size|organi[sz]ation|job title|phone(?: number)?|date of birth|birthday|country|city|address|website|age|school|student id|referral code|promo code)$/i

/** What a new account was asked for besides, in its order. */
const moreFields = (prompt: string): string[] =>
  readAskedItems(prompt)
    .filter(item => MORE.test(item))
    .map(item => item.toLowerCase())

const fieldCode = (name: string): string => {
  const id = name.replaceAll(' ', '-')
  return `{isNew && (
  <div className="grid gap-2">
    <Label htmlFor="${id}">${name.charAt(0).toUpperCase()}${name.slice(1)}</Label>
    <Input id="${id}" name="${id}" className="h-11" />
  </div>
)}`
}

const TERMS = `{isNew && (
  <div className="flex items-center gap-2.5">
    <Checkbox id="terms" name="terms" />
    <Label htmlFor="terms" className="font-normal">I agree to the terms</Label>
  </div>
)}`

/** A sign-up page begins with the new account. */
const startsNew = (prompt: string): boolean => {
  const isNew = /\b(?:sign(?:ing)?[\s-]?up|registration|register|create an? account|join page)\b/i
  const known = prompt.search(/\b(?:sign(?:ing)?[\s-]?in|log[\s-]?in)\b/i)
  return isNew.test(prompt) && (known < 0 || prompt.search(isNew) < known)
}

const rememberWords = (prompt: string): string =>
  /\bremember me\b/i.test(prompt)
    ? 'Remember me'
    : /\bremember (?:this |the |my )?device\b/i.test(prompt)
      ? 'Remember this device'
      : 'Keep me signed in on this device'

/** A second factor that was asked for on the same page. */
const CODE_FIELD = `{!isNew && (
  <div className="grid gap-2">
    <Label htmlFor="code">Two-factor code</Label>
    <Input id="code" name="code" inputMode="numeric" autoComplete="one-time-code" placeholder="Six digits" className="h-11" />
  </div>
)}`

const hasCode = (prompt: string): boolean =>
  /\b(?:two-factor|2fa|one-time|otp|verification|authenticator) (?:code|field|input|step)\b/i.test(prompt)

const noticeIn = ({ prompt, brand }: Page['brief']): string =>
  /\b(?:security|safety|phishing|privacy) (?:notice|note|tip|message)\b/i.test(prompt)
    ? `<p className="text-sm text-pretty text-muted-foreground">Security notice: ${jsxText(brand)} never asks for your password by mail or phone.</p>`
    : ''

function formFile({ brief, look }: Page): SourceFile {
  const isNewFirst = startsNew(brief.prompt)
  const usesName = /\buser ?names?\b/i.test(brief.prompt)
  const identity = usesName ? 'Username' : 'Email'
  const code = tsx`
    import { ArrowRight, CircleCheck } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { PasswordField } from "@/components/password-field";
    import { ProviderButtons } from "@/components/provider-buttons";
    import { ResetDialog } from "@/components/reset-dialog";
    import { Button } from "@/components/ui/button";
    import { Checkbox } from "@/components/ui/checkbox";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Spinner } from "@/components/ui/spinner";
    import { type Problems, problemsOf } from "@/lib/validation";

    type State = "idle" | "checking" | "done";

    export function SignInForm() {
      const [isNew, setIsNew] = useState(${isNewFirst ? 'true' : 'false'});
      const [problems, setProblems] = useState<Problems>({});
      const [state, setState] = useState<State>("idle");

      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        const found = problemsOf(new FormData(form), isNew);
        setProblems(found);
        const [first] = Object.keys(found);
        if (first) {
          form.querySelector<HTMLInputElement>(\`[name="\${first}"]\`)?.focus();
          return;
        }
        setState("checking");
        setTimeout(() => setState("done"), 900);
      }

      if (state === "done") {
        return (
          <div role="status">
            <CircleCheck className="size-10 text-brand" />
            <h1 className="mt-6 ${look.h2}">{isNew ? "Your account is ready" : "You are in"}</h1>
            <p className="mt-3 text-muted-foreground">This is where ${jsxText(brief.brand)} would open.</p>
            <Button variant="outline" className="mt-8 ${look.button}" onClick={() => setState("idle")}>
              Back to sign in
            </Button>
          </div>
        );
      }

      return (
        <div>
          <h1 className="${look.h2}">{isNew ? "Create your account" : "Sign in to ${jsxText(brief.brand)}"}</h1>
          <p className="mt-3 text-muted-foreground">
            {isNew ? "Already have one?" : "New here?"}{" "}
            <button
              type="button"
              onClick={() => {
                setIsNew(!isNew);
                setProblems({});
              }}
              className="font-medium text-foreground underline underline-offset-4"
            >
              {isNew ? "Sign in instead" : "Create an account"}
            </button>
          </p>
          <ProviderButtons />
          <div className="my-6 flex items-center gap-4 text-sm text-muted-foreground">
            <span className="h-px flex-1 bg-border" />
            or with a password
            <span className="h-px flex-1 bg-border" />
          </div>
          <form onSubmit={submit} noValidate className="grid gap-5">
            {isNew && (
              <div className="grid gap-2">
                <Label htmlFor="name">Your name</Label>
                <Input id="name" name="name" autoComplete="name" className="h-11" aria-invalid={Boolean(problems.name)} />
                <Problem text={problems.name} />
              </div>
            )}
            <div className="grid gap-2">
              <Label htmlFor="email">${identity}</Label>
              <Input
                id="email"
                name="email"
                type="${usesName ? 'text' : 'email'}"
                autoComplete="username"
                placeholder="${usesName ? 'as on your card' : 'you@somewhere.com'}"
                className="h-11"
                aria-invalid={Boolean(problems.email)}
              />
              <Problem text={problems.email} />
            </div>
            <div className="grid gap-2">
              <div className="flex items-center justify-between">
                <Label htmlFor="password">Password</Label>
                {!isNew && (
                  <ResetDialog />
                )}
              </div>
              <PasswordField isNew={isNew} isInvalid={Boolean(problems.password)} />
              <Problem text={problems.password} />
            </div>
            ${hasCode(brief.prompt) ? CODE_FIELD : ''}
            ${moreFields(brief.prompt).map(fieldCode).join('\n')}
            ${/\bterms\b/i.test(brief.prompt) ? TERMS : ''}
            <div className="flex items-center gap-2.5">
              <Checkbox id="remember" name="remember" defaultChecked />
              <Label htmlFor="remember" className="font-normal">${rememberWords(brief.prompt)}</Label>
            </div>
            <Button type="submit" size="lg" className="w-full ${look.button}" disabled={state === "checking"}>
              {state === "checking" ? <Spinner /> : null}
              {isNew ? "Create account" : "Sign in"}
              {state === "idle" && (
                <ArrowRight />
              )}
            </Button>
            ${noticeIn(brief)}
          </form>
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
  return { name: 'components/sign-in-form.tsx', code }
}

const LABELS: Record<string, string> = {
  SSO: 'single sign-on',
  Passkey: 'a passkey',
  'Email link': 'an email link',
}
const ICONS: Record<string, string> = { SSO: 'KeyRound', Passkey: 'Fingerprint', 'Email link': 'Mail' }

function providersFile({ brief, look }: Page): SourceFile {
  const names = brief.providers.length > 0 ? brief.providers : ['Google', 'Passkey']
  const icons = [...new Set(names.flatMap(name => ICONS[name] ?? []))].sort()
  const imports = icons.length > 0 ? `import { ${icons.join(', ')} } from "lucide-react";` : ''
  const isPair = names.length === 2 || names.length === 4
  const buttons = names.map(name => {
    const mark = ICONS[name]
      ? `<${ICONS[name]} className="size-4" />`
      : `<span\n  aria-hidden="true"\n  className="flex size-5 items-center justify-center rounded-full bg-foreground text-xs font-bold text-background"\n>\n  ${name.charAt(0)}\n</span>`
    const label = LABELS[name] ?? name
    return tsx`
      <Button
        type="button"
        variant="outline"
        className="h-11 w-full gap-2.5 ${radiusOf(look.button)}"
      >
        ${mark}
        ${isPair ? `<span className="sr-only">Continue with </span>\n${heading(label.replace(/^an? /, ''))}` : `Continue with ${label}`}
      </Button>
    `
  })
  const code = tsx`
    ${imports}
    import { Button } from "@/components/ui/button";

    export function ProviderButtons() {
      return (
        <div role="group" aria-label="Social login" className="mt-8 grid gap-3${isPair ? ' grid-cols-2' : ''}">
          ${buttons}
        </div>
      );
    }
  `
  return { name: 'components/provider-buttons.tsx', code }
}

const radiusOf = (button: string): string => /rounded-\S+/.exec(button)?.[0] ?? ''
