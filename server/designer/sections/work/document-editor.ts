import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'

export interface Documents {
  documents: [title: string, text: string, isPrivate: boolean, people: string[]][]
}

/** Documents on the side, private and public, and a quiet page to write on. */
export function documentEditor(page: Page, { documents }: Documents): Piece {
  const rows = documents.map(([title, text, isPrivate, people], id) => ({
    id,
    title,
    text,
    isPrivate,
    people,
  }))
  const data = `export interface Doc {
  id: number;
  title: string;
  text: string;
  isPrivate: boolean;
  people: string[];
}

${constant('export const docs: Doc[]', rows)}
`
  const code = tsx`
    import { FileText, Lock, Plus, Search } from "lucide-react";
    import { useState } from "react";
    import { DocumentPage } from "@/components/document-page";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Doc, docs as initial } from "@/data/docs";

    export function DocumentEditor() {
      const [docs, setDocs] = useState<Doc[]>(initial);
      const [openId, setOpenId] = useState(initial[0].id);
      const [query, setQuery] = useState("");
      const open = docs.find((doc) => doc.id === openId) ?? docs[0];
      const found = docs.filter((doc) =>
        doc.title.toLowerCase().includes(query.toLowerCase()),
      );

      function create(isPrivate: boolean) {
        const id = Math.max(...docs.map((doc) => doc.id)) + 1;
        const blank = { id, title: "Untitled", text: "", people: ["MO"] };
        setDocs([...docs, { ...blank, isPrivate }]);
        setOpenId(id);
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <aside aria-label="Documents">
            <div className="relative">
              <Search className="absolute top-3 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search titles" placeholder="Search titles" className="h-10 pl-9" />
            </div>
            {[true, false].map((isPrivate) => (
              <section key={String(isPrivate)} className="mt-6">
                <div className="flex items-center justify-between">
                  <h2 className="text-sm font-medium text-muted-foreground">{isPrivate ? "Private documents" : "Public documents"}</h2>
                  <Button variant="ghost" size="icon" aria-label={isPrivate ? "New private document" : "New public document"} onClick={() => create(isPrivate)}>
                    <Plus />
                  </Button>
                </div>
                <ul className="mt-1 grid gap-0.5">
                  {found
                    .filter((doc) => doc.isPrivate === isPrivate)
                    .map((doc) => (
                      <li key={doc.id}>
                        <button type="button" aria-current={doc.id === open.id} onClick={() => setOpenId(doc.id)} className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-accent aria-[current=true]:font-medium aria-[current=true]:text-accent-foreground">
                          {doc.isPrivate ? <Lock className="size-4 shrink-0" aria-hidden="true" /> : <FileText className="size-4 shrink-0" aria-hidden="true" />}
                          <span className="truncate">{doc.title || "Untitled"}</span>
                        </button>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </aside>
          <DocumentPage key={open.id} doc={open} onChange={(changes) => setDocs(docs.map((doc) => (doc.id === open.id ? { ...doc, ...changes } : doc)))} />
        </div>
      );
    }
  `
  const sheet = tsx`
    import { Bold, Heading2, List } from "lucide-react";
    import { useRef } from "react";
    import { Button } from "@/components/ui/button";
    import type { Doc } from "@/data/docs";

    interface DocumentPageProps {
      doc: Doc;
      onChange: (changes: Partial<Doc>) => void;
    }

    const MARKS = [
      { label: "Bold", icon: Bold, before: "**", after: "**" },
      { label: "Heading", icon: Heading2, before: "\\n## ", after: "" },
      { label: "List", icon: List, before: "\\n- ", after: "" },
    ];

    export function DocumentPage({ doc, onChange }: DocumentPageProps) {
      const area = useRef<HTMLTextAreaElement>(null);
      const words = doc.text.split(/\\s+/).filter(Boolean).length;

      function mark(before: string, after: string) {
        const { selectionStart: from = 0, selectionEnd: to = 0 } =
          area.current ?? {};
        const inside = doc.text.slice(from, to);
        const head = doc.text.slice(0, from);
        onChange({
          text: \`\${head}\${before}\${inside}\${after}\${doc.text.slice(to)}\`,
        });
      }

      return (
        <article className="mx-auto flex min-h-[70svh] w-full max-w-3xl flex-col">
          <div className="flex flex-wrap items-center gap-3 border-b pb-3">
            <div role="toolbar" aria-label="Format" className="flex gap-1">
              {MARKS.map((each) => (
                <Button key={each.label} variant="ghost" size="icon-lg" aria-label={each.label} onClick={() => mark(each.before, each.after)}>
                  <each.icon />
                </Button>
              ))}
            </div>
            <div className="ml-auto flex items-center gap-3 text-sm text-muted-foreground">
              <span className="flex -space-x-2">
                {doc.people.map((person) => (
                  <span key={person} className="flex size-8 items-center justify-center rounded-full border-2 border-background bg-primary text-xs font-semibold text-primary-foreground">{person}</span>
                ))}
              </span>
              <span>{doc.people.length} here now</span>
              <Button variant="outline" size="sm" onClick={() => onChange({ isPrivate: !doc.isPrivate })}>{doc.isPrivate ? "Share" : "Make private"}</Button>
            </div>
          </div>
          <h1 className="sr-only">{doc.title}</h1>
          <input value={doc.title} aria-label="Title" onChange={(event) => onChange({ title: event.target.value })} className="mt-8 w-full rounded bg-transparent ${headingClass(page)}" />
          <textarea ref={area} value={doc.text} aria-label="Text" onChange={(event) => onChange({ text: event.target.value })} placeholder="Write something …" className="mt-4 w-full flex-1 resize-none rounded bg-transparent text-lg leading-relaxed" />
          <p className="border-t pt-3 text-sm text-muted-foreground">{words} words, saved as you type</p>
        </article>
      );
    }
  `
  return screenPiece('DocumentEditor', code, [
    { name: 'data/docs.ts', code: data },
    { name: 'components/document-page.tsx', code: sheet },
  ])
}

const headingClass = ({ look }: Page): string => look.h2.replace(/\btext-balance\b/, '').trim()
