import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** What every panel is built of. */
export function sharedParts(): SourceFile[] {
  return [formRowFile(), saveBarFile()]
}

function formRowFile(): SourceFile {
  const code = tsx`
    import type { ReactNode } from "react";
    import { Label } from "@/components/ui/label";

    interface FormRowProps {
      label: string;
      hint?: string;
      htmlFor?: string;
      children: ReactNode;
    }

    /** A setting: what it is on the left, how it stands on the right. */
    export function FormRow({ label, hint, htmlFor, children }: FormRowProps) {
      return (
        <div className="grid gap-3 border-b py-6 first:pt-0 last:border-b-0 md:grid-cols-[15rem_1fr] md:gap-10">
          <div>
            <Label htmlFor={htmlFor} className="text-[0.95rem]">{label}</Label>
            {hint && (
              <p className="mt-1 text-sm text-pretty text-muted-foreground">
                {hint}
              </p>
            )}
          </div>
          <div className="max-w-xl">{children}</div>
        </div>
      );
    }
  `
  return { name: 'components/settings/form-row.tsx', code }
}

function saveBarFile(): SourceFile {
  const code = tsx`
    import { toast } from "sonner";
    import { Button } from "@/components/ui/button";

    interface SaveBarProps {
      isDirty: boolean;
      problem?: string | null;
      onDiscard: () => void;
      onSave: () => void;
    }

    /** Shows only while something has changed. */
    export function SaveBar({ isDirty, problem, onDiscard, onSave }: SaveBarProps) {
      if (!isDirty) return null;
      return (
        <div className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-foreground px-5 py-3 text-background shadow-xl">
          <p role="status" className="text-sm">
            {problem ?? "You have changes that are not saved."}
          </p>
          <div className="flex gap-2">
            <Button variant="ghost" size="sm" onClick={onDiscard} className="text-background hover:bg-background/15 hover:text-background">
              Discard
            </Button>
            <Button
              size="sm"
              disabled={Boolean(problem)}
              className="bg-background text-foreground hover:bg-background/85"
              onClick={() => {
                onSave();
                toast.success("Saved.");
              }}
            >
              Save
            </Button>
          </div>
        </div>
      );
    }
  `
  return { name: 'components/settings/save-bar.tsx', code }
}
