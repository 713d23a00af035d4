import { tsx } from '#server/designer/code/tsx.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const sideMenu: Alone = {
  name: 'side-menu',
  label: 'a side menu',
  words:
    /\b(?:(?:collapsible|responsive|animated|vertical|nested|expandable) (?:side ?bars?|side (?:nav\w*|menus?))|side ?bar (?:menus?|nav\w*|component)|side (?:menus?|navigation)|nav(?:igation)? drawers?|tree (?:menus?|views?)|off-?canvas (?:menu|navigation))\b/i,
  component: 'SideMenu',
  says: 'places and nested places, folded to icons and back, by keyboard too',
  code: page => tsx`
    import { ChevronDown, FolderOpen, House, PanelLeft, Settings, Users } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cn } from "@/lib/utils";

    const ENTRIES = [
      { label: "Home", icon: House, inside: [] },
      { label: "Projects", icon: FolderOpen, inside: ["Autumn release", "Website", "Archive"] },
      { label: "People", icon: Users, inside: ["Team", "Guests"] },
      { label: "Settings", icon: Settings, inside: ["Profile", "Billing"] },
    ];

    export function SideMenu() {
      const [isFolded, setIsFolded] = useState(false);
      const [open, setOpen] = useState(["Projects"]);
      const [at, setAt] = useState("Website");

      function press(label: string, hasInside: boolean) {
        if (!hasInside) return setAt(label);
        setIsFolded(false);
        setOpen(open.includes(label) && !isFolded ? open.filter((each) => each !== label) : [...open, label]);
      }

      return (
        <div className="${flushTileOf(page)} flex w-full flex-col border sm:min-h-[30rem] sm:flex-row bg-card text-card-foreground shadow-lg">
          <aside aria-label="Side menu" className={cn("flex flex-col border-b p-3 sm:border-r sm:border-b-0", isFolded ? "sm:w-18" : "sm:w-60")}>
            <Button variant="ghost" size="icon" aria-label={isFolded ? "Unfold the menu" : "Fold the menu"} aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)} className="mb-3">
              <PanelLeft />
            </Button>
            <nav aria-label="Main">
              <ul className="grid gap-1">
                {ENTRIES.map(({ label, icon: Icon, inside }) => (
                  <li key={label}>
                    <button type="button" aria-label={label} aria-expanded={inside.length > 0 ? open.includes(label) && !isFolded : undefined} aria-current={at === label ? "page" : undefined} onClick={() => press(label, inside.length > 0)} className="flex h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-accent hover:text-accent-foreground aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground">
                      <Icon className="size-5 shrink-0" aria-hidden="true" />
                      {!isFolded && <span className="flex-1 truncate">{label}</span>}
                      {!isFolded && inside.length > 0 && (
                        <ChevronDown className={open.includes(label) ? "size-4 rotate-180 transition-transform" : "size-4 transition-transform"} aria-hidden="true" />
                      )}
                    </button>
                    {!isFolded && open.includes(label) && inside.length > 0 && (
                      <ul className="mt-1 ml-5 grid gap-1 border-l pl-3">
                        {inside.map((name) => (
                          <li key={name}>
                            <button type="button" aria-current={at === name ? "page" : undefined} onClick={() => setAt(name)} className="h-9 w-full truncate rounded-md px-3 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground">{name}</button>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          </aside>
          <div className="min-w-0 flex-1 p-6">
            <h1 className="${page.look.h3} text-2xl">{at}</h1>
            <p role="status" className="mt-2 text-muted-foreground">What is chosen on the side is shown here.</p>
          </div>
        </div>
      );
    }
  `,
}
