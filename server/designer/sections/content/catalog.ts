import type { ArtName } from '#server/designer/art/art.ts'
import { depict } from '#server/designer/art/depicting.ts'
import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { portraitsFile } from '#server/designer/art/portraits.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Collection } from '#server/designer/collections/collection.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece } from '#server/designer/page/screen-parts.ts'
import { catalogLook } from '#server/designer/sections/content/catalog-looks.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

interface CatalogWish extends Collection {
  component: string
  title: string
  note: string
  art?: ArtName
  /** Read rather than looked at: rows without pictures. */
  isPlain?: boolean
}

/** Cards to search, narrow, keep and open. */
export function catalog(page: Page, wish: CatalogWish): Piece {
  const { component, title, note, singular, plural, group, action, done, art, isPlain = false } = wish
  const isOfPeople = art === 'people'
  const pictures = depict(
    wish.items.map(([name, text]) => `${name}. ${text}`),
    relatedPictures(art ?? page.brief.subject.art),
  )
  const look = catalogLook(page, isPlain, isOfPeople)
  const part = isOfPeople ? 'Portrait' : 'Picture'
  const file = kebab(component.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
  const rows = wish.items.map(([name, text, kind, aside, facts], at) => ({
    title: name,
    note: text,
    group: kind,
    aside,
    facts,
    ...(isPlain ? {} : { picture: isOfPeople ? at : (pictures[at] ?? '') }),
  }))
  const data = `${isOfPeople || isPlain ? '' : 'import type { PictureName } from "@/components/picture";\n\n'}export interface Thing {
  title: string;
  note: string;
  group: string;
  aside: string;
  facts: string[];
${isPlain ? '' : `  picture: ${isOfPeople ? 'number' : 'PictureName'};\n`}}

${constant('export const things: Thing[]', rows)}
`
  const dialog = `${component}Dialog`
  const code = tsx`
    import { Heart, Search } from "lucide-react";
    import { useState } from "react";
    import { ${dialog} } from "@/components/${file}-dialog";
    ${isPlain ? '' : `import { ${part} } from "@/components/${part.toLowerCase()}";`}
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Thing, things } from "@/data/${file}";

    const groups = [...new Set(things.map((thing) => thing.group))];

    export function ${component}() {
      const [query, setQuery] = useState("");
      const [group, setGroup] = useState("All");
      const [kept, setKept] = useState<string[]>([]);
      const [open, setOpen] = useState<Thing | null>(null);
      const found = things.filter(
        (thing) =>
          (group === "All" ||
            thing.group === group ||
            (group === "Saved" && kept.includes(thing.title))) &&
          [thing.title, thing.note, ...thing.facts]
            .join(" ")
            .toLowerCase()
            .includes(query.toLowerCase()),
      );

      function keep(title: string) {
        setKept(
          kept.includes(title)
            ? kept.filter((each) => each !== title)
            : [...kept, title],
        );
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, title, note)}
            <div className="relative w-full sm:w-80">
              <Search className="absolute top-3.5 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search ${plural}" placeholder="Search ${plural}" className="h-11 pl-9" />
            </div>
          </div>
          <div role="group" aria-label="${group}" className="mt-6 flex flex-wrap gap-2">
            {["All", ...groups, "Saved"].map((name) => (
              <button key={name} type="button" aria-pressed={group === name} onClick={() => setGroup(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
            ))}
          </div>
          <ul className="${look.list}">
            {found.map((thing) => (
              <li key={thing.title} className="${look.item}">
                ${isPlain ? '' : `<${part} ${isOfPeople ? 'at' : 'name'}={thing.picture} className="${look.picture}" />`}
                <div className="${look.body}">
                  <div className="flex items-start justify-between gap-3">
                    <h2 className="${page.look.h3}">{thing.title}</h2>
                    <button type="button" aria-pressed={kept.includes(thing.title)} aria-label={\`Save \${thing.title}\`} onClick={() => keep(thing.title)} className="-m-2 p-2 hover:text-brand aria-pressed:text-brand aria-pressed:[&_svg]:fill-current">
                      <Heart className="size-5" aria-hidden="true" />
                    </button>
                  </div>
                  <p className="mt-1 text-sm text-pretty text-muted-foreground">{thing.note}</p>
                  <ul className="mt-4 flex flex-wrap gap-1.5 text-xs">
                    {thing.facts.map((fact) => (
                      <li key={fact} className="rounded-full border px-2.5 py-0.5">{fact}</li>
                    ))}
                  </ul>
                  <div className="${look.foot}">
                    <span className="font-semibold tabular-nums">{thing.aside}</span>
                    <Button variant="outline" onClick={() => setOpen(thing)}>${jsxText(action)}</Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          {found.length === 0 && (
            <div className="rounded-xl border border-dashed px-6 py-16 text-center">
              <p className="font-medium">No ${jsxText(singular)} matches.</p>
              <Button
                variant="outline"
                className="mt-4"
                onClick={() => {
                  setQuery("");
                  setGroup("All");
                }}
              >
                Show all ${jsxText(plural)}
              </Button>
            </div>
          )}
          <${dialog} thing={open} onClose={() => setOpen(null)} />
        </div>
      );
    }
  `
  return screenPiece(component, code, [
    { name: `data/${file}.ts`, code: data },
    ...(isPlain ? [] : [isOfPeople ? portraitsFile() : picturesFile([...new Set(pictures)])]),
    dialogFile(dialog, file, action, done),
  ])
}

function dialogFile(component: string, file: string, action: string, done: string) {
  const code = tsx`
    import { CircleCheck } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogTitle,
    } from "@/components/ui/dialog";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import type { Thing } from "@/data/${file}";

    interface ${component}Props {
      thing: Thing | null;
      onClose: () => void;
    }

    export function ${component}({ thing, onClose }: ${component}Props) {
      const [error, setError] = useState("");
      const [isDone, setIsDone] = useState(false);

      function close() {
        setIsDone(false);
        setError("");
        onClose();
      }

      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const mail = String(new FormData(event.currentTarget).get("email"));
        const isMail = /^\\S+@\\S+\\.\\S+$/.test(mail);
        setError(isMail ? "" : "Enter an address like name@example.com.");
        setIsDone(isMail);
      }

      return (
        <Dialog open={thing !== null} onOpenChange={close}>
          <DialogContent>
            <DialogTitle>{thing?.title}</DialogTitle>
            <DialogDescription>{thing?.note}</DialogDescription>
            <ul className="grid gap-1.5 border-y py-4 text-sm">
              {thing?.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              <li className="font-semibold">{thing?.aside}</li>
            </ul>
            {isDone ? (
              <p role="status" className="flex items-center gap-2">
                <CircleCheck className="size-5 text-brand" aria-hidden="true" />
                ${jsxText(done)}
              </p>
            ) : (
              <form noValidate onSubmit={submit} className="grid gap-2">
                <Label htmlFor="email">Your email</Label>
                <Input id="email" name="email" type="email" autoComplete="email" aria-invalid={error !== ""} aria-describedby="email-error" />
                <p id="email-error" role="alert" className="text-sm text-destructive empty:hidden">{error}</p>
                <Button type="submit" className="mt-2">${jsxText(action)}</Button>
              </form>
            )}
          </DialogContent>
        </Dialog>
      );
    }
  `
  return { name: `components/${file}-dialog.tsx`, code }
}
