import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const cookieBanner: Alone = {
  name: 'cookie-banner',
  label: 'a cookie banner',
  words: /\b(?:cookie(?:s)? (?:banner|consent|notice|pop-?up)|consent banner|gdpr banner)\b/i,
  component: 'CookieBanner',
  says: 'a banner with accept, refuse and a choice for each purpose',
  code: page => tsx`
    import { Cookie } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const PURPOSES = [
      { name: "Necessary", note: "Keeps you signed in.", isFixed: true },
      { name: "Statistics", note: "Counts visits.", isFixed: false },
      { name: "Marketing", note: "Remembers ads you saw.", isFixed: false },
    ];

    export function CookieBanner() {
      const [allowed, setAllowed] = useState(["Necessary"]);
      const [isDone, setIsDone] = useState(false);

      if (isDone) {
        return (
          <div className="text-center">
            <p role="status">Kept: {allowed.join(", ")}.</p>
            <Button variant="outline" className="mt-4" onClick={() => setIsDone(false)}>Change my choice</Button>
          </div>
        );
      }
      return (
        <section aria-label="Cookies" className="${tileOf(page)} w-full max-w-2xl shadow-xl">
          <h1 className="flex items-center gap-3 ${page.look.h3} text-xl">
            <Cookie className="size-6 text-brand" aria-hidden="true" />
            Cookies, your choice
          </h1>
          <p className="mt-2 text-muted-foreground">We need a few, the others are up to you.</p>
          <ul className="mt-4 grid gap-2 sm:grid-cols-3">
            {PURPOSES.map(({ name, note, isFixed }) => (
              <li key={name} className="rounded-lg border p-3">
                <label className="flex items-start gap-3">
                  <input type="checkbox" disabled={isFixed} checked={allowed.includes(name)} onChange={(event) => setAllowed(event.target.checked ? [...allowed, name] : allowed.filter((each) => each !== name))} className="mt-1 size-4 accent-primary" />
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="text-sm text-muted-foreground">{note}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                setAllowed(PURPOSES.map(({ name }) => name));
                setIsDone(true);
              }}
            >
              Accept all
            </Button>
            <Button variant="outline" onClick={() => setIsDone(true)}>Keep my choice</Button>
          </div>
        </section>
      );
    }
  `,
}
