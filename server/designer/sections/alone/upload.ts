import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const upload: Alone = {
  name: 'upload',
  label: 'a file upload',
  words:
    /\b(?:(?:file|image|photo|document) upload(?:er|s)?(?: component| area| widget)?|upload (?:area|component|zone|form|widget)|drop ?zones?|drag[\s-]and[\s-]drop (?:upload|file|area|zone))\b/i,
  component: 'FileUpload',
  says: 'an area to drop files on, progress for each, and a limit that is said',
  code: page => tsx`
    import { File, Upload, X } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";

    interface Sent {
      name: string;
      size: number;
      progress: number;
    }

    const LARGEST = 10_000_000;
    const START: Sent[] = [
      { name: "floor-plan.pdf", size: 1_240_000, progress: 100 },
      { name: "front-door.jpg", size: 3_410_000, progress: 62 },
    ];

    export function FileUpload() {
      const [files, setFiles] = useState(START);
      const [error, setError] = useState("");
      const [isOver, setIsOver] = useState(false);
      const isBusy = files.some((file) => file.progress < 100);

      useEffect(() => {
        if (!isBusy) return;
        const timer = window.setInterval(
          () =>
            setFiles((all) =>
              all.map((file) => ({
                ...file,
                progress: Math.min(100, file.progress + 4),
              })),
            ),
          150,
        );
        return () => window.clearInterval(timer);
      }, [isBusy]);

      function add(list: FileList | null) {
        const all = [...(list ?? [])];
        const tooLarge = all.find((file) => file.size > LARGEST);
        setError(tooLarge ? \`\${tooLarge.name} is larger than 10 MB.\` : "");
        const kept = all.filter((file) => file.size <= LARGEST);
        setFiles([
          ...kept.map(({ name, size }) => ({ name, size, progress: 0 })),
          ...files,
        ]);
      }

      return (
        <section className="${tileOf(page)} w-full max-w-lg">
          <h1 className="${page.look.h3} text-xl">Upload files</h1>
          <label
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setIsOver(false);
              add(event.dataTransfer.files);
            }}
            className={isOver ? "mt-4 grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-primary bg-accent px-6 py-12 text-center text-accent-foreground" : "mt-4 grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-dashed border-foreground/30 px-6 py-12 text-center focus-within:border-primary hover:border-primary"}
          >
            <Upload className="size-8 text-brand" aria-hidden="true" />
            <span className="font-medium">Drop files here, or choose them</span>
            <span className="text-sm">Pictures and PDF up to 10 MB</span>
            <input type="file" multiple className="sr-only" onChange={(event) => add(event.target.files)} />
          </label>
          <p role="alert" className="mt-3 text-sm text-destructive empty:hidden">{error}</p>
          <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
            {files.map((file) => (
              <li key={file.name} className="flex items-center gap-3">
                <File className="size-5 shrink-0" aria-hidden="true" />
                <div className="min-w-0 flex-1">
                  <p className="flex justify-between gap-3 text-sm">
                    <span className="truncate font-medium">{file.name}</span>
                    <span className="shrink-0 text-muted-foreground tabular-nums">{file.progress < 100 ? \`\${file.progress}%\` : \`\${(file.size / 1e6).toFixed(1)} MB\`}</span>
                  </p>
                  <div role="progressbar" aria-label={file.name} aria-valuenow={file.progress} className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-muted">
                    <div className="h-full bg-primary transition-[width]" style={{ width: \`\${file.progress}%\` }} />
                  </div>
                </div>
                <Button variant="ghost" size="icon" aria-label={\`Remove \${file.name}\`} onClick={() => setFiles(files.filter((each) => each !== file))}>
                  <X />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `,
}
