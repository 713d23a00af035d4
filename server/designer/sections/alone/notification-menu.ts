import { tsx } from '#server/designer/code/tsx.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const notificationMenu: Alone = {
  name: 'notification-menu',
  label: 'a notification menu',
  words:
    /\bnotifications? (?:drop-?downs?|menus?|bells?|cent(?:er|re)s?|panels?|lists?|badges?(?: and drop-?down)?|feeds?|trays?|icons?)\b/i,
  component: 'NotificationMenu',
  says: 'a bell with an unread badge, notifications in groups, read one by one or all at once',
  code: page => tsx`
    import { Bell, CheckCheck } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const GROUPS = [
      {
        title: "Today",
        items: [
          { id: 1, text: "Elif Demir mentioned you in “Autumn release”", when: "9 min ago" },
          { id: 2, text: "Jonas Beck asked for your review", when: "1 h ago" },
        ],
      },
      {
        title: "This week",
        items: [
          { id: 3, text: "Your export is ready to download", when: "Tuesday" },
          { id: 4, text: "Leila Haddad joined the team", when: "Monday" },
          { id: 5, text: "The weekly summary is out", when: "Monday" },
        ],
      },
    ];

    export function NotificationMenu() {
      const [unread, setUnread] = useState([1, 2, 3]);
      const [isOpen, setIsOpen] = useState(true);
      const [isUnreadOnly, setIsUnreadOnly] = useState(false);
      const groups = GROUPS.map(({ title, items }) => ({
        title,
        items: items.filter(({ id }) => !isUnreadOnly || unread.includes(id)),
      })).filter(({ items }) => items.length > 0);

      return (
        <div className="flex w-full max-w-md flex-col items-end">
          <button type="button" aria-label={\`Notifications, \${unread.length} unread\`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="relative grid size-12 place-items-center rounded-full border bg-card hover:bg-accent">
            <Bell className="size-5" aria-hidden="true" />
            {unread.length > 0 && (
              <span aria-hidden="true" className="absolute -top-1 -right-1 grid size-6 place-items-center rounded-full bg-primary text-xs font-semibold text-primary-foreground tabular-nums">{unread.length}</span>
            )}
          </button>
          {isOpen && (
            <section aria-label="Grouped notifications" className="${flushTileOf(page)} mt-3 w-full border bg-card text-card-foreground shadow-lg">
              <header className="flex flex-wrap items-center justify-between gap-2 border-b px-5 py-4">
                <h1 className="${page.look.h3} text-lg">Notifications</h1>
                <Button variant="ghost" size="sm" disabled={unread.length === 0} onClick={() => setUnread([])}>
                  <CheckCheck />
                  Mark all as read
                </Button>
              </header>
              <div role="group" aria-label="Show" className="flex gap-2 px-5 pt-4">
                {["All", "Unread"].map((name) => (
                  <button key={name} type="button" aria-pressed={(name === "Unread") === isUnreadOnly} onClick={() => setIsUnreadOnly(name === "Unread")} className="rounded-full border px-3 py-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                ))}
              </div>
              {groups.length === 0 && (
                <p className="px-5 py-8 text-center text-muted-foreground">Everything is read.</p>
              )}
              {groups.map(({ title, items }) => (
                <div key={title} className="px-2 py-3">
                  <h2 className="px-3 text-sm font-medium text-muted-foreground">{title}</h2>
                  <ul>
                    {items.map(({ id, text, when }) => (
                      <li key={id}>
                        <button type="button" onClick={() => setUnread(unread.filter((each) => each !== id))} className="flex w-full items-start gap-3 rounded-md px-3 py-2.5 text-left hover:bg-accent hover:text-accent-foreground">
                          <span aria-hidden="true" className={unread.includes(id) ? "mt-2 size-2 shrink-0 rounded-full bg-primary" : "mt-2 size-2 shrink-0 rounded-full"} />
                          <span className="min-w-0 flex-1">
                            <span className={unread.includes(id) ? "block font-medium" : "block"}>{text}</span>
                            <span className="text-sm text-muted-foreground">{when}{unread.includes(id) && ", unread"}</span>
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          )}
        </div>
      );
    }
  `,
}
