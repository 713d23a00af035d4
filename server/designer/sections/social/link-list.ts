import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** One's links: added, changed, put in order, deleted, and seen as others see them. */
export function linkList(page: Page): Piece {
  const { brief } = page
  const code = tsx`
    import { ArrowUp, Copy, Pencil, Plus, Trash2 } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { LinkPreview } from "@/components/link-preview";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Link, links as initial } from "@/data/links";

    export function LinkList() {
      const [links, setLinks] = useState<Link[]>(initial);
      const [editedId, setEditedId] = useState<number | null>(null);
      const [said, setSaid] = useState("");
      const edited = links.find((link) => link.id === editedId);

      function save(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const [title, address] = ["title", "address"].map((name) =>
          String(form.get(name)).trim(),
        );
        if (!title || !address.includes(".")) {
          setSaid("A link needs a title and an address like example.com.");
          return;
        }
        const id = edited?.id ?? Math.max(0, ...links.map((link) => link.id)) + 1;
        const changed = { id, title, address, clicks: edited?.clicks ?? 0 };
        setLinks(
          edited
            ? links.map((link) => (link.id === id ? changed : link))
            : [...links, changed],
        );
        setEditedId(null);
        setSaid(edited ? "Link changed." : "Link added.");
        event.currentTarget.reset();
      }

      function raise(at: number) {
        const next = [...links];
        next.splice(at - 1, 0, ...next.splice(at, 1));
        setLinks(next);
      }

      async function share() {
        await navigator.clipboard?.writeText(location.href).catch(() => null);
        setSaid("The address of your link tree is copied.");
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <div>
                <h1 className="${headingOf(page)}">Your link tree</h1>
                <p className="mt-1 text-muted-foreground">Add, edit and delete links, then share the page.</p>
              </div>
              <Button variant="outline" onClick={share}>
                <Copy />
                Shareable link
              </Button>
            </div>
            <form key={editedId} onSubmit={save} className="mt-6 ${tileOf(page)} flex flex-wrap gap-3">
              <Input name="title" aria-label="Title" placeholder="Title" defaultValue={edited?.title} className="h-11 min-w-0 flex-1 basis-40" />
              <Input name="address" aria-label="Address" placeholder="example.com/page" defaultValue={edited?.address} className="h-11 min-w-0 flex-1 basis-48" />
              <Button type="submit" className="h-11">
                <Plus />
                {edited ? "Save link" : "Add link"}
              </Button>
              <p role="status" className="w-full text-sm text-muted-foreground empty:hidden">{said}</p>
            </form>
            <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
              {links.map((link, at) => (
                <li key={link.id} className="${tileOf(page)} flex items-center gap-2">
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{link.title}</span>
                    <span className="block truncate text-sm text-muted-foreground">
                      {link.address} · {link.clicks} clicks
                    </span>
                  </span>
                  <Button variant="ghost" size="icon" aria-label={\`Move \${link.title} up\`} disabled={at === 0} onClick={() => raise(at)}>
                    <ArrowUp />
                  </Button>
                  <Button variant="ghost" size="icon" aria-label={\`Edit \${link.title}\`} onClick={() => setEditedId(link.id)}>
                    <Pencil />
                  </Button>
                  <Button variant="ghost" size="icon" aria-label={\`Delete \${link.title}\`} onClick={() => setLinks(links.filter((each) => each.id !== link.id))}>
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <LinkPreview links={links} />
        </div>
      );
    }
  `
  const preview = tsx`
    import type { Link } from "@/data/links";

    export function LinkPreview({ links }: { links: Link[] }) {
      return (
        <aside aria-label="As others see it" className="justify-self-center lg:sticky lg:top-8 lg:self-start">
          <div className="w-80 max-w-full rounded-[2.5rem] border-8 border-foreground bg-primary p-6 text-center text-primary-foreground">
            <span aria-hidden="true" className="mx-auto flex size-20 items-center justify-center rounded-full bg-background font-display text-3xl text-foreground">${jsxText(brief.brand.charAt(0))}</span>
            <h2 className="mt-4 text-xl font-semibold">${jsxText(brief.brand)}</h2>
            <p className="mt-1 text-sm">Everything in one place</p>
            <ul className="mt-6 grid min-h-64 content-start gap-3">
              {links.map((link) => (
                <li key={link.id} className="rounded-full bg-background px-4 py-3 font-medium text-foreground">{link.title}</li>
              ))}
            </ul>
          </div>
        </aside>
      );
    }
  `
  const data = `export interface Link {
  id: number;
  title: string;
  address: string;
  clicks: number;
}

export const links: Link[] = [
  { id: 1, title: "Portfolio", address: "example.com/work", clicks: 412 },
  { id: 2, title: "Newsletter", address: "example.com/letters", clicks: 288 },
  { id: 3, title: "Shop", address: "example.com/shop", clicks: 190 },
  { id: 4, title: "Book a call", address: "example.com/call", clicks: 61 },
];
`
  return screenPiece('LinkList', code, [
    { name: 'data/links.ts', code: data },
    { name: 'components/link-preview.tsx', code: preview },
  ])
}
