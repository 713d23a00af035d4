import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const toast: Alone = {
  name: 'toast',
  label: 'toast notifications',
  words:
    /\b(?:toasts?|snackbars?|notification (?:system|component|pop-?ups?|banners?|toasts?|alerts?)(?! drop)|alert (?:component|box(?:es)?|messages?|banners?))\b/i,
  component: 'Notifications',
  says: 'messages for success, warning, error and news that leave by themselves or when closed',
  code: ({ look }) => tsx`
    import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const KINDS = [
      { name: "Success", text: "Your changes are saved.", icon: CircleCheck },
      { name: "Info", text: "A new version is ready.", icon: Info },
      { name: "Warning", text: "Two seats are left.", icon: TriangleAlert },
      { name: "Error", text: "The card was declined.", icon: CircleAlert },
    ];
    const STAYS = 6000;

    interface Shown {
      id: number;
      kind: number;
    }

    export function Notifications() {
      const [shown, setShown] = useState<Shown[]>(
        KINDS.map((_, kind) => ({ id: kind, kind })),
      );
      const [count, setCount] = useState(KINDS.length);

      const close = (id: number) =>
        setShown((all) => all.filter((each) => each.id !== id));

      function show(kind: number) {
        setShown((all) => [...all, { id: count, kind }]);
        setCount(count + 1);
        window.setTimeout(() => close(count), STAYS);
      }

      return (
        <div className="w-full max-w-md">
          <h1 className="${look.h3} text-2xl">Notifications</h1>
          <div className="mt-5 flex flex-wrap gap-2">
            {KINDS.map((kind, index) => (
              <Button key={kind.name} variant="outline" onClick={() => show(index)}>{kind.name}</Button>
            ))}
          </div>
          <ul aria-live="polite" className="mt-6 grid gap-3">
            {shown.map(({ id, kind }) => {
              const { icon: Icon, name, text } = KINDS[kind];
              return (
                <li key={id} className="flex items-start gap-3 rounded-xl border bg-card p-4 text-card-foreground shadow-lg">
                  <Icon className={name === "Error" ? "size-5 shrink-0 text-destructive" : "size-5 shrink-0 text-brand"} aria-hidden="true" />
                  <p className="flex-1">
                    <span className="block font-semibold">{name}</span>
                    <span className="text-sm text-muted-foreground">{text}</span>
                  </p>
                  <button type="button" aria-label={\`Close \${name}\`} onClick={() => close(id)} className="rounded p-1 hover:bg-accent hover:text-accent-foreground">
                    <X className="size-4" aria-hidden="true" />
                  </button>
                </li>
              );
            })}
          </ul>
          {shown.length === 0 && (
            <p className="text-sm text-muted-foreground">All read. Call one with a button.</p>
          )}
        </div>
      );
    }
  `,
}
