import { tsx } from '#server/designer/code/tsx.ts'
import { type Page, type Piece, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** One line above the header that can be put away. */
export function announcement(page: Page): Piece {
  const [, body] = page.brief.subject.closing
  const code = tsx`
    import { X } from "lucide-react";
    import { useState } from "react";

    export function Announcement() {
      const [isShown, setIsShown] = useState(true);
      if (!isShown) return null;

      return (
        <div role="status" className="bg-foreground text-background">
          <div className="${page.look.container} flex items-center justify-between gap-4 py-2.5 text-sm">
            <p>
              <strong className="font-semibold">${jsxText(page.brief.brand)} is out today.</strong> ${jsxText(say(page, body))}
            </p>
            <button type="button" aria-label="Close this message" onClick={() => setIsShown(false)} className="p-1">
              <X className="size-4" />
            </button>
          </div>
        </div>
      );
    }
  `
  return { component: 'Announcement', file: 'components/announcement.tsx', code, files: [], anchor: null }
}
