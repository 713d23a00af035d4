import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export const footerAlone: Alone = {
  name: 'footer',
  label: 'a footer',
  words: /\b(?:footers?|newsletter (?:sign-?up|form|subscription)(?: component| form| section)?)\b/i,
  component: 'SiteEnd',
  says: 'columns of links, a newsletter that checks the address, and the small print',
  isWide: true,
  code: ({ look, brief }) => tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    const COLUMNS = [
      { title: "Product", links: ["Features", "Prices", "Changelog"] },
      { title: "Company", links: ["About", "Careers", "Press"] },
      { title: "Help", links: ["Guides", "Contact", "Status"] },
    ];

    export function SiteEnd() {
      const [said, setSaid] = useState("");
      const [opened, setOpened] = useState("");

      function subscribe(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const mail = String(new FormData(event.currentTarget).get("email"));
        const isMail = /^\\S+@\\S+\\.\\S+$/.test(mail);
        setSaid(isMail ? "Thank you. The next letter is yours." : "Enter an address like name@example.com.");
      }

      return (
        <footer className="w-full rounded-2xl bg-panel p-6 text-panel-foreground sm:p-12">
          <div className="grid gap-10 lg:grid-cols-[1.4fr_2fr]">
            <div>
              <h1 className="${look.h3} text-2xl">${jsxText(brief.brand)}</h1>
              <p className="mt-3">One letter a month. What we made, what broke, what we learned.</p>
              <form noValidate onSubmit={subscribe} className="mt-5 flex flex-wrap gap-2">
                <Input name="email" type="email" aria-label="Email" placeholder="name@example.com" className="h-11 min-w-0 flex-1 basis-48 bg-background text-foreground" />
                <Button type="submit" variant="secondary" className="h-11">Subscribe</Button>
              </form>
              <p role="status" className="mt-2 min-h-6 text-sm">{said}</p>
            </div>
            <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
              {COLUMNS.map((column) => (
                <div key={column.title}>
                  <h2 className="font-semibold">{column.title}</h2>
                  <ul className="mt-3 grid gap-2">
                    {column.links.map((link) => (
                      <li key={link}>
                        <button type="button" onClick={() => setOpened(link)} className="underline-offset-4 hover:underline">{link}</button>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <p className="mt-10 flex flex-wrap justify-between gap-3 border-t border-current/30 pt-6 text-sm">
            <span>© 2026 ${jsxText(brief.brand)}</span>
            <span aria-live="polite">{opened && \`Opened: \${opened}\`}</span>
          </p>
        </footer>
      );
    }
  `,
}
