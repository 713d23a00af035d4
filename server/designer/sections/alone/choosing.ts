import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const searchBar: Alone = {
  name: 'search-bar',
  label: 'a search bar',
  words:
    /\b(?:search (?:bars?|box|field|input|component|suggestions)|autocomplete|auto-?suggest|type-?ahead|combobox|command palette)\b/i,
  component: 'SearchBar',
  says: 'suggestions while one types, the arrow keys, and an answer when nothing matches',
  code: ({ look }) => tsx`
    import { Clock, Search, X } from "lucide-react";
    import { type KeyboardEvent, useState } from "react";

    const ALL = [
      "Ceramic mug",
      "Ceramic bowl, large",
      "Linen apron",
      "Linen tablecloth",
      "Oak chopping board",
      "Oil lamp",
      "Pepper mill",
      "Steel flask",
      "Serving spoon",
      "Wool blanket",
    ];
    const RECENT = ["Linen apron", "Pepper mill", "Wool blanket"];

    export function SearchBar() {
      const [query, setQuery] = useState("");
      const [isOpen, setIsOpen] = useState(false);
      const [at, setAt] = useState(-1);
      const [chosen, setChosen] = useState("");
      const words = query.trim().toLowerCase();
      const found = words
        ? ALL.filter((name) => name.toLowerCase().includes(words))
        : RECENT;

      function choose(name: string) {
        setQuery(name);
        setChosen(name);
        setIsOpen(false);
        setAt(-1);
      }

      function press(event: KeyboardEvent) {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step && found.length > 0) {
          event.preventDefault();
          setIsOpen(true);
          setAt((at + step + found.length) % found.length);
        }
        if (event.key === "Enter" && found[at]) choose(found[at]);
        if (event.key === "Escape") setIsOpen(false);
      }

      return (
        <div className="min-h-96 w-full max-w-xl">
          <h1 className="${look.h3} text-2xl">What are you looking for?</h1>
          <div className="relative mt-5">
            <Search className="absolute top-4.5 left-4 size-5 text-muted-foreground" aria-hidden="true" />
            <input
              type="text"
              role="combobox"
              aria-label="Search products"
              aria-expanded={isOpen}
              aria-controls="suggestions"
              aria-autocomplete="list"
              aria-activedescendant={at >= 0 ? \`suggestion-\${at}\` : undefined}
              value={query}
              placeholder="Search products"
              onFocus={() => setIsOpen(true)}
              onBlur={() => setIsOpen(false)}
              onKeyDown={press}
              onChange={(event) => {
                setQuery(event.target.value);
                setIsOpen(true);
                setAt(-1);
              }}
              className="h-14 w-full rounded-xl border border-input bg-card pr-12 pl-12 text-lg text-card-foreground shadow-sm outline-none focus-visible:ring-2 focus-visible:ring-ring"
            />
            {query && (
              <button type="button" aria-label="Clear" onClick={() => setQuery("")} className="absolute top-3.5 right-3 rounded-md p-1.5 hover:bg-accent hover:text-accent-foreground">
                <X className="size-4" aria-hidden="true" />
              </button>
            )}
            {isOpen && (
              <ul id="suggestions" role="listbox" aria-label="Suggestions" className="absolute z-10 mt-2 w-full overflow-hidden rounded-xl border bg-card py-2 text-card-foreground shadow-lg">
                {found.map((name, index) => (
                  <li
                    key={name}
                    id={\`suggestion-\${index}\`}
                    role="option"
                    aria-selected={index === at}
                    onMouseDown={(event) => {
                      event.preventDefault();
                      choose(name);
                    }}
                    className="flex cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-accent hover:text-accent-foreground aria-selected:bg-accent aria-selected:text-accent-foreground"
                  >
                    {words ? <Search className="size-4" aria-hidden="true" /> : <Clock className="size-4" aria-hidden="true" />}
                    {name}
                  </li>
                ))}
                {found.length === 0 && (
                  <li role="option" aria-selected="false" className="px-4 py-6 text-center text-muted-foreground">Nothing matches “{query}”.</li>
                )}
              </ul>
            )}
          </div>
          <p role="status" className="mt-4 text-muted-foreground">{chosen ? \`Chosen: \${chosen}\` : "Try “linen” or “oak”."}</p>
        </div>
      );
    }
  `,
}

export const tabs: Alone = {
  name: 'tabs',
  label: 'tabs',
  words:
    /\b(?:tabs|tab (?:component|bar|panel|navigation|layout)|tabbed (?:interface|content|navigation)|segmented control)\b/i,
  component: 'TabbedContent',
  says: 'horizontal tabs whose content is loaded when first opened',
  isWide: true,
  code: page => tsx`
    import { useEffect, useState } from "react";
    import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

    const TABS: Record<string, string[]> = {
      Overview: ["Opened in 2014 in a former dairy", "Twelve people, two dogs", "Open from Tuesday to Sunday"],
      Details: ["Oak, ash and walnut from three forests", "Oiled, never lacquered", "Delivered in six weeks"],
      Reviews: ["“The drawer closes like a good car door.”", "“Worth the wait.”", "“They came back to level it.”"],
      Questions: ["Do you repair? Yes, for ten years.", "Can I visit? Any day after two.", "Do you ship? In all of Europe."],
    };
    const LOADING_MS = 500;

    export function TabbedContent() {
      const [tab, setTab] = useState("Overview");
      const [loaded, setLoaded] = useState(["Overview"]);

      useEffect(() => {
        const timer = window.setTimeout(
          () => setLoaded((all) => [...new Set([...all, tab])]),
          LOADING_MS,
        );
        return () => window.clearTimeout(timer);
      }, [tab]);

      return (
        <section className="${tileOf(page)} w-full max-w-3xl">
          <h1 className="${page.look.h3} text-2xl">The workshop</h1>
          <Tabs value={tab} onValueChange={setTab} className="mt-5">
            <TabsList className="w-full overflow-x-auto">
              {Object.keys(TABS).map((name) => (
                <TabsTrigger key={name} value={name} className="text-foreground">{name}</TabsTrigger>
              ))}
            </TabsList>
            {Object.entries(TABS).map(([name, lines]) => (
              <TabsContent key={name} value={name} className="min-h-44 pt-4">
                {loaded.includes(name) ? (
                  <ul>
                    {lines.map((line) => (
                      <li key={line} className="border-t py-3 first:border-t-0">{line}</li>
                    ))}
                  </ul>
                ) : (
                  <div role="status" aria-label="Loading" className="grid animate-pulse gap-3 pt-2">
                    <span className="h-4 rounded bg-muted" />
                    <span className="h-4 w-4/5 rounded bg-muted" />
                    <span className="h-4 w-3/5 rounded bg-muted" />
                  </div>
                )}
              </TabsContent>
            ))}
          </Tabs>
        </section>
      );
    }
  `,
}

export const accordion: Alone = {
  name: 'accordion',
  label: 'an accordion',
  words:
    /\b(?:accordions?|collapsible (?:panels?|sections?|lists?)|faq (?:accordion|component|section|list)|expandable (?:panels?|sections?))\b/i,
  component: 'Questions',
  says: 'questions that open one at a time, with the keyboard too',
  isWide: true,
  code: ({ brief, look }) => tsx`
    import {
      Accordion,
      AccordionContent,
      AccordionItem,
      AccordionTrigger,
    } from "@/components/ui/accordion";

    const QUESTIONS = [
      ${brief.subject.faq.map(([question, answer]) => `{\n  question: ${JSON.stringify(question)},\n  answer:\n    ${JSON.stringify(answer.replaceAll('{brand}', brief.brand))},\n},`)}
    ];

    export function Questions() {
      return (
        <section className="w-full max-w-2xl">
          <h1 className="${look.h3} text-3xl">Questions, answered</h1>
          <Accordion type="single" collapsible defaultValue={QUESTIONS[0].question} className="mt-6">
            {QUESTIONS.map(({ question, answer }) => (
              <AccordionItem key={question} value={question}>
                <AccordionTrigger className="text-base">{question}</AccordionTrigger>
                <AccordionContent className="text-base text-muted-foreground">{answer}</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      );
    }
  `,
}

export const rating: Alone = {
  name: 'rating',
  label: 'a rating',
  words:
    /\b(?:(?:star )?ratings?(?: component| system| widget)?|star rating|review (?:form|widget|component))\b/i,
  component: 'Rating',
  says: 'five stars by mouse and keyboard, and how others chose',
  code: page => tsx`
    import { Star } from "lucide-react";
    import { useState } from "react";

    const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"];
    const START = [4, 6, 18, 64, 121];

    export function Rating() {
      const [mine, setMine] = useState(0);
      const [over, setOver] = useState(0);
      const counts = START.map((count, at) => count + (mine === at + 1 ? 1 : 0));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const mean =
        counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / total;

      return (
        <section className="${tileOf(page)} w-full max-w-md">
          <h1 className="${page.look.h3} text-xl">How was your stay?</h1>
          <fieldset className="mt-4" onMouseLeave={() => setOver(0)}>
            <legend className="sr-only">Your rating</legend>
            <div className="flex gap-1">
              {WORDS.map((word, at) => (
                <button key={word} type="button" aria-label={\`\${at + 1} stars, \${word}\`} aria-pressed={mine === at + 1} onMouseEnter={() => setOver(at + 1)} onClick={() => setMine(at + 1)} className="rounded p-1">
                  <Star className={(over || mine) > at ? "size-9 fill-current text-brand" : "size-9 text-muted-foreground"} aria-hidden="true" />
                </button>
              ))}
            </div>
          </fieldset>
          <p role="status" className="mt-2 min-h-6 text-muted-foreground">{mine ? \`\${WORDS[mine - 1]}, thank you.\` : "Choose one to five stars."}</p>
          <p className="mt-6 border-t pt-5">
            <span className="text-3xl font-semibold tabular-nums">{mean.toFixed(1)}</span> of 5 from {total} ratings
          </p>
          <ul className="mt-3 grid gap-2">
            {counts
              .map((count, at) => ({ count, stars: at + 1 }))
              .reverse()
              .map(({ count, stars }) => (
                <li key={stars} className="flex items-center gap-3 text-sm">
                  <span className="w-14">{stars} stars</span>
                  <span className="h-2 flex-1 overflow-hidden rounded-full bg-muted">
                    <span className="block h-full bg-primary" style={{ width: \`\${(count / total) * 100}%\` }} />
                  </span>
                  <span className="w-8 text-right tabular-nums">{count}</span>
                </li>
              ))}
          </ul>
        </section>
      );
    }
  `,
}

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

export const switches: Alone = {
  name: 'switches',
  label: 'form controls',
  words:
    /\b(?:toggle(?:s| switch(?:es)?| button)?|switch(?:es)? component|check ?boxes|radio (?:buttons?|group)|range sliders?|price sliders?|form (?:controls|elements|inputs)|input fields?|otp input|password (?:strength|input|field)|date ?pickers?|colou?r pickers?|tag input|chips?(?: input)?|buttons?(?: set| group| styles| variants| component)?)\b/i,
  component: 'Controls',
  says: 'switches, a choice, a slider, a date and a password that says how strong it is',
  code: page => tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Switch } from "@/components/ui/switch";

    const SWITCHES = ["Email news", "Show me online", "Weekly summary"];
    const SIZES = ["Small", "Medium", "Large"];
    const STRENGTH = ["Very weak", "Weak", "Fair", "Good", "Strong"];

    const strengthOf = (text: string) =>
      [/.{8}/, /[A-Z]/, /\\d/, /[^\\w\\s]/].filter((test) => test.test(text)).length;

    export function Controls() {
      const [on, setOn] = useState(["Show me online"]);
      const [size, setSize] = useState("Medium");
      const [price, setPrice] = useState(120);
      const [password, setPassword] = useState("");
      const [isSaved, setIsSaved] = useState(false);
      const strength = strengthOf(password);

      function save(event: FormEvent) {
        event.preventDefault();
        setIsSaved(true);
      }

      return (
        <form onSubmit={save} onChange={() => setIsSaved(false)} className="${tileOf(page)} grid w-full max-w-md gap-6">
          <h1 className="${page.look.h3} text-xl">Preferences</h1>
          <div className="grid gap-4">
            {SWITCHES.map((name) => (
              <div key={name} className="flex items-center justify-between gap-4">
                <Label htmlFor={name}>{name}</Label>
                <Switch id={name} checked={on.includes(name)} onCheckedChange={(isOn) => setOn(isOn ? [...on, name] : on.filter((each) => each !== name))} />
              </div>
            ))}
          </div>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">Size</legend>
            <div className="grid grid-cols-3 gap-2">
              {SIZES.map((name) => (
                <label key={name} className="cursor-pointer rounded-lg border px-3 py-2 text-center text-sm has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:ring-2 has-focus-visible:ring-ring">
                  <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} className="sr-only" />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="grid gap-2 text-sm font-medium">
            <span className="flex justify-between">
              Up to <span className="tabular-nums">{price}</span>
            </span>
            <input type="range" min={20} max={400} step={10} value={price} onChange={(event) => setPrice(Number(event.target.value))} className="accent-primary" />
          </label>
          <div className="grid gap-1.5">
            <Label htmlFor="date">From</Label>
            <Input id="date" type="date" defaultValue="2026-11-20" />
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor="password">Password</Label>
            <Input id="password" type="password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} aria-describedby="strength" />
            <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
              {[1, 2, 3, 4].map((step) => (
                <span key={step} className={strength >= step ? "h-1.5 rounded-full bg-primary" : "h-1.5 rounded-full bg-muted"} />
              ))}
            </div>
            <p id="strength" className="text-sm text-muted-foreground">{password ? STRENGTH[strength] : "Eight characters, a number and a sign"}</p>
          </div>
          <Button type="submit" size="lg">{isSaved ? "Saved" : "Save"}</Button>
        </form>
      );
    }
  `,
}
