import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const modal: Alone = {
  name: 'modal',
  label: 'a modal',
  words: /\b(?:modals?|pop-?ups?|dialogs?|dialog boxes|lightbox(?! style)|feedback (?:form|widget))\b/i,
  component: 'FeedbackModal',
  says: 'a dialog with a text area that checks itself, and thanks',
  code: ({ look }) => tsx`
    import { CircleCheck, MessageSquareText } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogTitle,
    } from "@/components/ui/dialog";
    import { Label } from "@/components/ui/label";
    import { Textarea } from "@/components/ui/textarea";

    const MOODS = ["Poor", "Fine", "Good", "Great"];
    const LONGEST = 400;

    export function FeedbackModal() {
      const [isOpen, setIsOpen] = useState(true);
      const [mood, setMood] = useState("Good");
      const [text, setText] = useState("");
      const [error, setError] = useState("");
      const [isSent, setIsSent] = useState(false);

      function submit(event: FormEvent) {
        event.preventDefault();
        const isShort = text.trim().length < 5;
        setError(isShort ? "Write a few words, please." : "");
        setIsSent(!isShort);
      }

      function open() {
        setText("");
        setIsSent(false);
        setIsOpen(true);
      }

      return (
        <div className="text-center">
          <h1 className="${look.h3} text-2xl">How are we doing?</h1>
          <p className="mt-2 text-muted-foreground">One minute of your time, read by a person.</p>
          <Button size="lg" className="mt-6" onClick={open}>
            <MessageSquareText />
            Give feedback
          </Button>
          <Dialog open={isOpen} onOpenChange={setIsOpen}>
            <DialogContent>
              {isSent ? (
                <div className="py-8 text-center" role="status">
                  <CircleCheck className="mx-auto size-10 text-brand" aria-hidden="true" />
                  <DialogTitle className="mt-4">Thank you</DialogTitle>
                  <DialogDescription className="mt-1">Your feedback reached us.</DialogDescription>
                  <Button className="mt-6" onClick={() => setIsOpen(false)}>Close</Button>
                </div>
              ) : (
                <form noValidate onSubmit={submit} className="grid gap-4">
                  <div>
                    <DialogTitle>Your feedback</DialogTitle>
                    <DialogDescription className="mt-1">What should we keep, and what should we change?</DialogDescription>
                  </div>
                  <div role="group" aria-label="How was it?" className="grid grid-cols-4 gap-2">
                    {MOODS.map((name) => (
                      <button key={name} type="button" aria-pressed={name === mood} onClick={() => setMood(name)} className="rounded-lg border py-2 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                    ))}
                  </div>
                  <div className="grid gap-1.5">
                    <Label htmlFor="feedback">In your words</Label>
                    <Textarea id="feedback" rows={5} maxLength={LONGEST} value={text} onChange={(event) => setText(event.target.value)} aria-invalid={error !== ""} aria-describedby="feedback-note" />
                    <p id="feedback-note" className={error ? "text-sm text-destructive" : "text-sm text-muted-foreground"}>{error || \`\${text.length} of \${LONGEST} characters\`}</p>
                  </div>
                  <div className="flex justify-end gap-2">
                    <Button type="button" variant="outline" onClick={() => setIsOpen(false)}>Cancel</Button>
                    <Button type="submit">Submit feedback</Button>
                  </div>
                </form>
              )}
            </DialogContent>
          </Dialog>
        </div>
      );
    }
  `,
}

export const toast: Alone = {
  name: 'toast',
  label: 'toast notifications',
  words:
    /\b(?:toasts?|snackbars?|notification (?:system|component|pop-?ups?|banners?|toasts?|alerts?)|alert (?:component|box(?:es)?|messages?|banners?))\b/i,
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

export const dropdown: Alone = {
  name: 'dropdown',
  label: 'a dropdown menu',
  words:
    /\b(?:drop-?downs?(?: menus?)?|context menus?|action menus?|select (?:menu|box|component)|multi-?select|tooltips?|popovers?|hover cards?)\b/i,
  component: 'Menus',
  says: 'an account menu with the keyboard, a choice of several, and tooltips',
  code: ({ look }) => tsx`
    import { ChevronDown, CircleHelp, LogOut, Settings, User } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      DropdownMenu,
      DropdownMenuCheckboxItem,
      DropdownMenuContent,
      DropdownMenuItem,
      DropdownMenuSeparator,
      DropdownMenuTrigger,
    } from "@/components/ui/dropdown-menu";
    import {
      Tooltip,
      TooltipContent,
      TooltipProvider,
      TooltipTrigger,
    } from "@/components/ui/tooltip";

    const COLUMNS = ["Name", "Owner", "Price", "Updated"];

    export function Menus() {
      const [shown, setShown] = useState(["Name", "Price"]);
      const [said, setSaid] = useState("Nothing chosen yet");

      return (
        <TooltipProvider>
          <div className="grid gap-6 text-center">
            <h1 className="${look.h3} text-2xl">Choose from a menu</h1>
            <div className="flex flex-wrap justify-center gap-3">
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <Button size="lg">
                    Account
                    <ChevronDown />
                  </Button>
                </DropdownMenuTrigger>
                <DropdownMenuContent className="w-52">
                  <DropdownMenuItem onSelect={() => setSaid("Profile")}>
                    <User />
                    Profile
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => setSaid("Settings")}>
                    <Settings />
                    Settings
                  </DropdownMenuItem>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem onSelect={() => setSaid("Signed out")}>
                    <LogOut />
                    Sign out
                  </DropdownMenuItem>
                </DropdownMenuContent>
              </DropdownMenu>
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <Button size="lg" variant="outline">
                    {shown.length} columns
                    <ChevronDown />
                  </Button>
                </DropdownMenuTrigger>
                <DropdownMenuContent className="w-52">
                  {COLUMNS.map((name) => (
                    <DropdownMenuCheckboxItem key={name} checked={shown.includes(name)} onSelect={(event) => event.preventDefault()} onCheckedChange={(isOn) => setShown(isOn ? [...shown, name] : shown.filter((each) => each !== name))}>{name}</DropdownMenuCheckboxItem>
                  ))}
                </DropdownMenuContent>
              </DropdownMenu>
              <Tooltip>
                <TooltipTrigger asChild>
                  <Button size="icon-lg" variant="ghost" aria-label="Help">
                    <CircleHelp />
                  </Button>
                </TooltipTrigger>
                <TooltipContent>Arrow keys move, Enter chooses</TooltipContent>
              </Tooltip>
            </div>
            <p role="status" className="text-muted-foreground">{said}</p>
          </div>
        </TooltipProvider>
      );
    }
  `,
}

export const cookieBanner: Alone = {
  name: 'cookie-banner',
  label: 'a cookie banner',
  words: /\b(?:cookie(?:s)? (?:banner|consent|notice|pop-?up)|consent banner|gdpr banner)\b/i,
  component: 'CookieBanner',
  says: 'a banner with accept, refuse and a choice for each purpose',
  code: page => tsx`
    import { Cookie } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const PURPOSES = [
      { name: "Necessary", note: "Keeps you signed in.", isFixed: true },
      { name: "Statistics", note: "Counts visits.", isFixed: false },
      { name: "Marketing", note: "Remembers ads you saw.", isFixed: false },
    ];

    export function CookieBanner() {
      const [allowed, setAllowed] = useState(["Necessary"]);
      const [isDone, setIsDone] = useState(false);

      if (isDone) {
        return (
          <div className="text-center">
            <p role="status">Kept: {allowed.join(", ")}.</p>
            <Button variant="outline" className="mt-4" onClick={() => setIsDone(false)}>Change my choice</Button>
          </div>
        );
      }
      return (
        <section aria-label="Cookies" className="${tileOf(page)} w-full max-w-2xl shadow-xl">
          <h1 className="flex items-center gap-3 ${page.look.h3} text-xl">
            <Cookie className="size-6 text-brand" aria-hidden="true" />
            Cookies, your choice
          </h1>
          <p className="mt-2 text-muted-foreground">We need a few, the others are up to you.</p>
          <ul className="mt-4 grid gap-2 sm:grid-cols-3">
            {PURPOSES.map(({ name, note, isFixed }) => (
              <li key={name} className="rounded-lg border p-3">
                <label className="flex items-start gap-3">
                  <input type="checkbox" disabled={isFixed} checked={allowed.includes(name)} onChange={(event) => setAllowed(event.target.checked ? [...allowed, name] : allowed.filter((each) => each !== name))} className="mt-1 size-4 accent-primary" />
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="text-sm text-muted-foreground">{note}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                setAllowed(PURPOSES.map(({ name }) => name));
                setIsDone(true);
              }}
            >
              Accept all
            </Button>
            <Button variant="outline" onClick={() => setIsDone(true)}>Keep my choice</Button>
          </div>
        </section>
      );
    }
  `,
}
