import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { compose, type Design } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { logoFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { signInFiles } from '#server/designer/sections/sign-in-form.ts'
import { type ShellName, signInShell } from '#server/designer/sections/sign-in-shells.ts'

const SHELL_OF: Record<DirectionName, ShellName> = {
  editorial: 'picture',
  swiss: 'picture',
  organic: 'picture',
  luxe: 'picture',
  calm: 'quiet',
  ledger: 'quiet',
  soft: 'wall',
  poster: 'wall',
  technical: 'console',
}

export const signIn: Kind = {
  name: 'sign-in',
  label: 'a sign-in page',
  shape: 'site',
  words:
    /(?<!newsletter )\b(?:sign[\s-]?in|log[\s-]?in|sign[\s-]?up|registration|register|auth(?:entication)?|anmelde|connexion|inicio de sesi[oó]n)[\s-]*(?:page|screen|view|flow|seite|form)\b|\banmeldeseite\b/i,
  weight: 3,
  compose: composeSignIn,
}

/** A door: short, forgiving and in the house style. */
function composeSignIn(page: Page): Design {
  const shell = signInShell(page, SHELL_OF[page.direction.name])
  const app = tsx`
    import { AuthShell } from "@/components/auth-shell";
    import { SignInForm } from "@/components/sign-in-form";
    import "./theme.css";

    export default function App() {
      return (
        <AuthShell>
          <SignInForm />
        </AuthShell>
      );
    }
  `
  const providers = page.brief.providers.length > 0 ? page.brief.providers.join(', ') : 'Google and a passkey'
  return {
    files: compose(page, app, [shell], [...signInFiles(page), logoFile(page), themeToggleFile()]),
    parts: [
      `sign in with ${providers}, or with a password that can be shown`,
      'checks with a sentence at the field that needs one',
      'creating an account, with a measure for the password',
      'a dialog for a forgotten password',
    ],
  }
}
