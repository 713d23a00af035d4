import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'

const FOLDERS = ['Documents', 'Invoices', 'Photos', 'Shared with me']
const FILES: [name: string, folder: string, size: string, date: string][] = [
  ['Offer Halden.docx', 'Documents', '84 KB', '18 Nov'],
  ['Minutes November.md', 'Documents', '6 KB', '17 Nov'],
  ['Floor plan.pdf', 'Documents', '1.2 MB', '12 Nov'],
  ['Budget 2027.xlsx', 'Documents', '212 KB', '3 Nov'],
  ['INV-1042.pdf', 'Invoices', '58 KB', '15 Nov'],
  ['INV-1041.pdf', 'Invoices', '61 KB', '2 Nov'],
  ['Front door.jpg', 'Photos', '3.4 MB', '9 Nov'],
  ['Team lunch.jpg', 'Photos', '2.8 MB', '1 Nov'],
  ['Brand sheet.pdf', 'Shared with me', '4.1 MB', '28 Oct'],
]

/** Folders on the side, files as a grid or a list, and what one does with them above. */
export function fileBrowser(page: Page): Piece {
  const rows = FILES.map(([name, folder, size, date], id) => ({ id, name, folder, size, date, text: '' }))
  const data = `export interface Item {
  id: number;
  name: string;
  folder: string;
  size: string;
  date: string;
  text: string;
}

${constant('export const folders', FOLDERS)}

${constant('export const items: Item[]', rows)}
`
  const code = tsx`
    import {
      Download,
      File,
      FilePlus,
      Folder,
      FolderPlus,
      LayoutGrid,
      List,
      Pencil,
      Trash2,
      Upload,
    } from "lucide-react";
    import { useRef, useState } from "react";
    import { FileEditor } from "@/components/file-editor";
    import { Button } from "@/components/ui/button";
    import { type Item, items, folders as named } from "@/data/items";

    export function FileBrowser() {
      const [files, setFiles] = useState<Item[]>(items);
      const [folders, setFolders] = useState(named);
      const [folder, setFolder] = useState(named[0]);
      const [isGrid, setIsGrid] = useState(true);
      const [chosenId, setChosenId] = useState<number | null>(null);
      const [openId, setOpenId] = useState<number | null>(null);
      const input = useRef<HTMLInputElement>(null);
      const shown = files.filter((file) => file.folder === folder);
      const chosen = files.find((file) => file.id === chosenId);

      function add(name: string, size = "0 KB") {
        const id = Math.max(...files.map((file) => file.id)) + 1;
        setFiles([{ id, name, folder, size, date: "Today", text: "" }, ...files]);
        setChosenId(id);
      }

      function change(id: number, changes: Partial<Item>) {
        setFiles(
          files.map((file) => (file.id === id ? { ...file, ...changes } : file)),
        );
      }

      function rename() {
        const name = chosen && window.prompt("New name", chosen.name);
        if (name) change(chosen.id, { name });
      }

      function download() {
        if (!chosen) return;
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([chosen.text]));
        link.download = chosen.name;
        link.click();
        URL.revokeObjectURL(link.href);
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[13rem_minmax(0,1fr)]">
          <aside>
            <h1 className="${headingOf(page)}">Files</h1>
            <nav aria-label="Folders">
            <ul className="mt-4 flex flex-wrap gap-1 md:grid">
              {folders.map((name) => (
                <li key={name}>
                  <button type="button" aria-current={name === folder} onClick={() => setFolder(name)} className="flex w-full items-center gap-3 rounded-lg px-3 py-2 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-accent aria-[current=true]:font-medium aria-[current=true]:text-accent-foreground">
                    <Folder className="size-4 text-brand" aria-hidden="true" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
            </nav>
            <p className="mt-6 hidden text-sm text-muted-foreground md:block">11.9 MB of 5 GB used</p>
          </aside>
          <div className="${flushTileOf(page)} border bg-card">
            <div role="toolbar" aria-label="Actions" className="flex flex-wrap gap-2 border-b p-3">
              <Button onClick={() => add("Untitled.txt")}>
                <FilePlus />
                Create file
              </Button>
              <Button variant="outline" onClick={() => setFolders([...folders, \`New folder \${folders.length}\`])}>
                <FolderPlus />
                New folder
              </Button>
              <Button variant="outline" onClick={() => input.current?.click()}>
                <Upload />
                Upload
              </Button>
              <input ref={input} type="file" aria-label="Upload a file" className="hidden" onChange={(event) => event.target.files?.[0] && add(event.target.files[0].name)} />
              <Button variant="outline" disabled={!chosen} onClick={download}>
                <Download />
                Download
              </Button>
              <Button variant="outline" disabled={!chosen} onClick={rename}>
                <Pencil />
                Rename
              </Button>
              <Button
                variant="outline"
                disabled={!chosen}
                onClick={() => {
                  setFiles(files.filter((file) => file.id !== chosenId));
                  setChosenId(null);
                }}
              >
                <Trash2 />
                Delete
              </Button>
              <Button variant="ghost" size="icon" className="ml-auto" aria-label={isGrid ? "Show as list" : "Show as grid"} onClick={() => setIsGrid(!isGrid)}>
                {isGrid ? <List /> : <LayoutGrid />}
              </Button>
            </div>
            <h2 className="px-4 pt-4 text-sm text-muted-foreground">
              Home / {folder} · {shown.length} files
            </h2>
            <ul className={isGrid ? "grid grid-cols-2 gap-3 p-4 lg:grid-cols-4" : "grid gap-1 p-4"}>
              {shown.map((file) => (
                <li key={file.id}>
                  <button type="button" aria-pressed={file.id === chosenId} onClick={() => setChosenId(file.id)} onDoubleClick={() => setOpenId(file.id)} className={isGrid ? "grid w-full justify-items-center gap-2 rounded-lg border px-3 py-6 text-center text-sm hover:bg-accent hover:text-accent-foreground aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary" : "flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-pressed:ring-1 aria-pressed:ring-primary"}>
                    <File className={isGrid ? "size-10 stroke-1 text-brand" : "size-4 text-brand"} aria-hidden="true" />
                    <span className="w-full truncate font-medium">{file.name}</span>
                    <span className="shrink-0 text-xs">
                      {file.size} · {file.date}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {shown.length === 0 && (
              <p className="px-4 pb-12 text-center text-muted-foreground">This folder is empty. Upload or create a file.</p>
            )}
            <div className="border-t p-4">
              <Button variant="secondary" disabled={!chosen} onClick={() => setOpenId(chosenId)}>Open and edit</Button>
            </div>
          </div>
          <FileEditor file={files.find((file) => file.id === openId) ?? null} onClose={() => setOpenId(null)} onChange={(text) => openId !== null && change(openId, { text })} />
        </div>
      );
    }
  `
  return screenPiece('FileBrowser', code, [{ name: 'data/items.ts', code: data }, editorFile()])
}

function editorFile() {
  const code = tsx`
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogTitle,
    } from "@/components/ui/dialog";
    import { Textarea } from "@/components/ui/textarea";
    import type { Item } from "@/data/items";

    interface FileEditorProps {
      file: Item | null;
      onClose: () => void;
      onChange: (text: string) => void;
    }

    export function FileEditor({ file, onClose, onChange }: FileEditorProps) {
      return (
        <Dialog open={file !== null} onOpenChange={onClose}>
          <DialogContent className="sm:max-w-2xl">
            <DialogTitle>{file?.name}</DialogTitle>
            <DialogDescription>Changes are kept as you type.</DialogDescription>
            <Textarea rows={12} aria-label="Contents" value={file?.text ?? ""} onChange={(event) => onChange(event.target.value)} placeholder="This file is empty." />
            <Button onClick={onClose}>Close</Button>
          </DialogContent>
        </Dialog>
      );
    }
  `
  return { name: 'components/file-editor.tsx', code }
}
