import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { flushTileOf, tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

const ARTICLES: [string, string, string][] = [
  ['The quiet return of the corner shop', 'Why five streets in one town stopped ordering.', 'Cities · 6 min'],
  ['What a loaf teaches about waiting', 'Thirty-six hours, three ingredients, no shortcut.', 'Food · 4 min'],
  ['Repair is the new luxury', 'Meet the tailors with a waiting list until March.', 'Design · 8 min'],
  ['A night train to the sea', 'Two bunks, one window, and the whole of the north.', 'Travel · 5 min'],
]

export const carousel: Alone = {
  name: 'carousel',
  label: 'a carousel',
  words:
    /\b(?:carousels?|sliders?(?: for| with| of| component)|image sliders?|content sliders?|slide ?shows?)\b/i,
  component: 'ArticleCarousel',
  says: 'featured articles with previous and next, dots, arrow keys and a swipe',
  isWide: true,
  code: page => tsx`
    import { ChevronLeft, ChevronRight } from "lucide-react";
    import { useState } from "react";
    import { Picture } from "@/components/picture";
    import { Button } from "@/components/ui/button";
    import { articles } from "@/data/articles";

    export function ArticleCarousel() {
      const [at, setAt] = useState(0);
      const turn = (by: number) =>
        setAt((at + by + articles.length) % articles.length);

      return (
        <section
          aria-roledescription="carousel"
          aria-label="Featured articles"
          className="w-full"
          onKeyDown={(event) => {
            if (event.key === "ArrowLeft") turn(-1);
            if (event.key === "ArrowRight") turn(1);
          }}
        >
          <div className="mb-5 flex items-end justify-between gap-4">
            <h1 className="${page.look.h3} text-3xl">Featured articles</h1>
            <div className="flex gap-2">
              <Button variant="outline" size="icon-lg" aria-label="Previous" onClick={() => turn(-1)}>
                <ChevronLeft />
              </Button>
              <Button variant="outline" size="icon-lg" aria-label="Next" onClick={() => turn(1)}>
                <ChevronRight />
              </Button>
            </div>
          </div>
          <div className="overflow-hidden rounded-2xl">
            <ul className="flex transition-transform duration-500 ease-out motion-reduce:transition-none" style={{ transform: \`translateX(-\${at * 100}%)\` }}>
              {articles.map((article, index) => (
                <li key={article.title} aria-hidden={index !== at} className="grid w-full shrink-0 bg-panel text-panel-foreground md:grid-cols-2">
                  <Picture name={article.picture} className="aspect-[4/3] size-full bg-accent" />
                  <div className="flex flex-col justify-center gap-3 p-6 sm:p-10">
                    <p className="text-sm">{article.note}</p>
                    <h2 className="font-display text-3xl leading-tight font-semibold text-balance sm:text-4xl">{article.title}</h2>
                    <p className="text-lg">{article.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-5 flex justify-center gap-1">
            {articles.map((article, index) => (
              <button key={article.title} type="button" aria-label={\`Article \${index + 1}\`} aria-current={index === at} onClick={() => setAt(index)} className="group p-2">
                <span className="block h-2 w-2 rounded-full bg-foreground/40 transition-all group-aria-[current=true]:w-8 group-aria-[current=true]:bg-primary" />
              </button>
            ))}
          </div>
          <p aria-live="polite" className="sr-only">
            {at + 1} of {articles.length}: {articles[at].title}
          </p>
        </section>
      );
    }
  `,
  files: page => {
    const pictures = relatedPictures(page.brief.subject.art).slice(0, 4)
    const rows = ARTICLES.map(([title, text, note], at) => ({
      title,
      text,
      note,
      picture: pictures[at % pictures.length] ?? '',
    }))
    const code = `import type { PictureName } from "@/components/picture";

export interface Article {
  title: string;
  text: string;
  note: string;
  picture: PictureName;
}

${constant('export const articles: Article[]', rows)}
`
    return [{ name: 'data/articles.ts', code }, picturesFile(pictures)]
  },
}

export const spinners: Alone = {
  name: 'spinners',
  label: 'loading spinners',
  words:
    /\b(?:spinners?|loaders?|loading (?:animations?|indicators?|spinners?|states?|screens?)|skeletons?(?: screens?| loaders?)?|preloaders?)\b/i,
  component: 'Loaders',
  says: 'eight loaders in CSS, from a ring to a skeleton, that rest where motion is unwanted',
  isWide: true,
  code: page => tsx`
    import type { ReactNode } from "react";

    const dots = [0, 1, 2];
    const MOTION = "motion-reduce:[animation-duration:3s]";

    const LOADERS: { name: string; shape: ReactNode }[] = [
      {
        name: "Ring",
        shape: (
          <span className={\`size-11 animate-spin rounded-full border-4 border-muted border-t-primary \${MOTION}\`} />
        ),
      },
      {
        name: "Two rings",
        shape: (
          <span className="relative size-11">
            <span className={\`absolute inset-0 animate-spin rounded-full border-3 border-transparent border-t-primary \${MOTION}\`} />
            <span className="absolute inset-2 animate-spin rounded-full border-3 border-transparent border-b-foreground [animation-direction:reverse]" />
          </span>
        ),
      },
      {
        name: "Dots",
        shape: (
          <span className="flex gap-2">
            {dots.map((dot) => (
              <span key={dot} className="size-3 animate-bounce rounded-full bg-primary" style={{ animationDelay: \`\${dot * 140}ms\` }} />
            ))}
          </span>
        ),
      },
      {
        name: "Bars",
        shape: (
          <span className="flex h-10 items-end gap-1.5">
            {dots.map((dot) => (
              <span key={dot} className="h-full w-2 animate-pulse rounded-full bg-primary" style={{ animationDelay: \`\${dot * 180}ms\` }} />
            ))}
          </span>
        ),
      },
      {
        name: "Ping",
        shape: (
          <span className="relative flex size-6">
            <span className="absolute inset-0 animate-ping rounded-full bg-primary" />
            <span className="size-6 rounded-full bg-primary" />
          </span>
        ),
      },
      {
        name: "Square",
        shape: (
          <span className={\`size-9 animate-spin rounded-md bg-primary [animation-duration:2s] \${MOTION}\`} />
        ),
      },
      {
        name: "Progress",
        shape: (
          <span className="block h-2 w-32 overflow-hidden rounded-full bg-muted">
            <span className="block h-full w-1/2 animate-pulse rounded-full bg-primary" />
          </span>
        ),
      },
      {
        name: "Skeleton",
        shape: (
          <span className="grid w-32 animate-pulse gap-2">
            <span className="h-3 rounded bg-muted" />
            <span className="h-3 w-3/4 rounded bg-muted" />
            <span className="h-3 w-1/2 rounded bg-muted" />
          </span>
        ),
      },
    ];

    export function Loaders() {
      return (
        <div className="w-full">
          <h1 className="${page.look.h3} text-3xl">Loading spinners</h1>
          <p className="mt-2 text-muted-foreground">For data that takes a moment.</p>
          <ul className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {LOADERS.map((loader) => (
              <li key={loader.name} className="${tileOf(page)} grid justify-items-center gap-5">
                <div role="status" aria-label={\`Loading, \${loader.name}\`} className="flex h-20 items-center justify-center">{loader.shape}</div>
                <p className="text-sm font-medium">{loader.name}</p>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `,
}

export const stickyHeader: Alone = {
  name: 'sticky-header',
  label: 'a header',
  words:
    /\b(?:(?:sticky|fixed|animated|responsive|site|page)\s+(?:header|navbar|navigation|nav)|nav(?:igation)?[\s-]?bars?|navigation menus?|hamburger menus?|mega ?menus?|headers? (?:that|which|with|component))\b/i,
  component: 'ScrollHeader',
  says: 'a bar that hides while one scrolls down and returns on the way up, and folds on small screens',
  isWide: true,
  code: ({ look, brief }) => tsx`
    import { Menu, X } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { cn } from "@/lib/utils";

    const LINKS = ["Work", "Services", "Journal", "About", "Contact"];

    export function ScrollHeader() {
      const [isHidden, setIsHidden] = useState(false);
      const [isOpen, setIsOpen] = useState(false);

      useEffect(() => {
        let last = window.scrollY;
        const follow = () => {
          const now = window.scrollY;
          setIsHidden(now > last && now > 80);
          last = now;
        };
        window.addEventListener("scroll", follow, { passive: true });
        return () => window.removeEventListener("scroll", follow);
      }, []);

      return (
        <div className="w-full">
          <header className={cn("fixed inset-x-0 top-0 z-40 border-b bg-background transition-transform duration-300 focus-within:translate-y-0", isHidden && !isOpen && "-translate-y-full")}>
            <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-6 px-5">
              <a href="#top" className="text-lg font-semibold">${brief.brand}</a>
              <nav aria-label="Main" className="hidden gap-7 md:flex">
                {LINKS.map((link) => (
                  <a key={link} href={\`#\${link.toLowerCase()}\`} className="text-sm underline-offset-8 hover:underline">{link}</a>
                ))}
              </nav>
              <Button variant="ghost" size="icon-lg" className="md:hidden" aria-expanded={isOpen} aria-label="Menu" onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? <X /> : <Menu />}
              </Button>
            </div>
            {isOpen && (
              <nav aria-label="Small screens" className="grid border-t px-5 pb-4 md:hidden">
                {LINKS.map((link) => (
                  <a key={link} href={\`#\${link.toLowerCase()}\`} onClick={() => setIsOpen(false)} className="border-b py-3">{link}</a>
                ))}
              </nav>
            )}
          </header>
          <div className="mx-auto max-w-3xl pt-16">
            <h1 className="${look.h2}">Scroll down, then up</h1>
            <p className="mt-4 text-lg text-muted-foreground">The header leaves to make room and comes back the moment you look for it.</p>
            {LINKS.map((link) => (
              <section key={link} id={link.toLowerCase()} className="mt-10 min-h-72 scroll-mt-24 rounded-2xl bg-accent p-8 text-accent-foreground">
                <h2 className="${look.h3} text-2xl">{link}</h2>
                <p className="mt-2 max-w-prose">A part of the page long enough to scroll through, so that the header has something to do.</p>
              </section>
            ))}
          </div>
        </div>
      );
    }
  `,
}

export const countdown: Alone = {
  name: 'countdown',
  label: 'a countdown',
  words: /\b(?:countdowns?(?: timers?)?|stop ?watch|pomodoro(?: timer)?|timers?|clocks?)\b/i,
  component: 'Countdown',
  says: 'a timer that starts, stops and starts over',
  code: page => tsx`
    import { Pause, Play, RotateCcw } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";

    const LENGTHS = [5, 15, 25, 50];
    const two = (value: number) => String(value).padStart(2, "0");

    export function Countdown() {
      const [minutes, setMinutes] = useState(25);
      const [left, setLeft] = useState(minutes * 60);
      const [isRunning, setIsRunning] = useState(false);

      useEffect(() => {
        if (!isRunning) return;
        const timer = window.setInterval(
          () => setLeft((now) => Math.max(0, now - 1)),
          1000,
        );
        return () => window.clearInterval(timer);
      }, [isRunning]);

      function reset(length: number) {
        setMinutes(length);
        setLeft(length * 60);
        setIsRunning(false);
      }

      return (
        <section className="${tileOf(page)} w-full max-w-md text-center">
          <h1 className="${page.look.h3} text-xl">Time left</h1>
          <div role="group" aria-label="Minutes" className="mt-4 flex justify-center gap-2">
            {LENGTHS.map((length) => (
              <button key={length} type="button" aria-pressed={length === minutes} onClick={() => reset(length)} className="rounded-full border px-3 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{length} min</button>
            ))}
          </div>
          <p role="timer" className="mt-8 text-7xl font-semibold tracking-tight tabular-nums">
            {two(Math.floor(left / 60))}:{two(left % 60)}
          </p>
          <div className="mt-6 h-2 overflow-hidden rounded-full bg-muted">
            <div className="h-full bg-primary" style={{ width: \`\${(left / (minutes * 60)) * 100}%\` }} />
          </div>
          <div className="mt-8 flex justify-center gap-3">
            <Button size="lg" onClick={() => setIsRunning(!isRunning)}>
              {isRunning ? <Pause /> : <Play />}
              {isRunning ? "Pause" : "Start"}
            </Button>
            <Button size="lg" variant="outline" onClick={() => reset(minutes)}>
              <RotateCcw />
              Start over
            </Button>
          </div>
        </section>
      );
    }
  `,
}

export const imageGallery: Alone = {
  name: 'image-gallery',
  label: 'a gallery',
  words:
    /\b(?:(?:image|photo|picture) (?:galler(?:y|ies)|grid|viewer)|masonry(?: (?:grid|layout))?|gallery component)\b/i,
  component: 'Masonry',
  says: 'pictures in columns with filters, a hover note and a large view with the arrow keys',
  isWide: true,
  code: page => masonryCode(page.look.h3, flushTileOf(page)),
  files: page => masonryFiles(page.brief.subject.art),
}

const SHOTS: [string, string, string][] = [
  ['First light, Skagen', 'Landscape', '35 mm, f/8, 1/250'],
  ['Two minutes before', 'Weddings', '85 mm, f/1.8, 1/400'],
  ['Stairwell B', 'Architecture', '24 mm, f/11, 1/60'],
  ['Ana, Thursday', 'Portrait', '50 mm, f/2, 1/320'],
  ['Low tide', 'Landscape', '70 mm, f/5.6, 1/800'],
  ['The long table', 'Weddings', '35 mm, f/2.8, 1/160'],
  ['Concrete and ivy', 'Architecture', '28 mm, f/8, 1/125'],
  ['Otto at ninety', 'Portrait', '85 mm, f/2.8, 1/200'],
  ['After the storm', 'Landscape', '16 mm, f/9, 1/40'],
]

export function masonryFiles(art: Parameters<typeof relatedPictures>[0]) {
  const pictures = relatedPictures(art)
  const rows = SHOTS.map(([title, group, note], at) => ({
    title,
    group,
    note,
    picture: pictures[at % pictures.length] ?? '',
  }))
  const code = `import type { PictureName } from "@/components/picture";

export interface Shot {
  title: string;
  group: string;
  note: string;
  picture: PictureName;
}

${constant('export const shots: Shot[]', rows)}
`
  return [{ name: 'data/shots.ts', code }, picturesFile(pictures)]
}

export const masonryCode = (heading: string, tile: string): string => tsx`
  import { useState } from "react";
  import { Picture } from "@/components/picture";
  import { Button } from "@/components/ui/button";
  import {
    Dialog,
    DialogContent,
    DialogDescription,
    DialogTitle,
  } from "@/components/ui/dialog";
  import { type Shot, shots } from "@/data/shots";

  const groups = ["All", ...new Set(shots.map((shot) => shot.group))];
  const SHAPES = ["aspect-[4/5]", "aspect-square", "aspect-[4/3]", "aspect-[3/4]"];

  export function Masonry() {
    const [group, setGroup] = useState("All");
    const [open, setOpen] = useState<Shot | null>(null);
    const shown = shots.filter((shot) => group === "All" || shot.group === group);

    function turn(by: number) {
      const at = shown.findIndex((shot) => shot.title === open?.title);
      setOpen(shown[(at + by + shown.length) % shown.length]);
    }

    return (
      <div className="w-full">
        <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
          {groups.map((name) => (
            <button key={name} type="button" aria-pressed={name === group} onClick={() => setGroup(name)} className="rounded-full border px-4 py-1.5 text-sm aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
          ))}
        </div>
        <ul className="mt-6 columns-1 gap-4 sm:columns-2 lg:columns-3 xl:columns-4">
          {shown.map((shot, index) => (
            <li key={shot.title} className="mb-4 break-inside-avoid">
              <button type="button" onClick={() => setOpen(shot)} className="group relative block w-full overflow-hidden ${tile.includes('rounded') ? 'rounded-lg' : ''} border text-left">
                <Picture name={shot.picture} className={\`w-full bg-accent transition-transform duration-500 group-hover:scale-105 \${SHAPES[index % SHAPES.length]}\`} />
                <span className="absolute inset-x-0 bottom-0 bg-black/80 p-4 text-white transition-opacity sm:opacity-0 sm:group-hover:opacity-100 sm:group-focus-visible:opacity-100">
                  <span className="block font-medium">{shot.title}</span>
                  <span className="block text-sm">{shot.note}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Dialog open={open !== null} onOpenChange={() => setOpen(null)}>
          <DialogContent
            className="overflow-hidden p-0 sm:max-w-4xl"
            onKeyDown={(event) => {
              if (event.key === "ArrowRight") turn(1);
              if (event.key === "ArrowLeft") turn(-1);
            }}
          >
            {open && (
              <Picture name={open.picture} className="aspect-[4/3] w-full bg-accent" />
            )}
            <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-1">
              <div>
                <DialogTitle className="${heading}">{open?.title}</DialogTitle>
                <DialogDescription>{open?.note}</DialogDescription>
              </div>
              <div className="flex gap-2">
                <Button variant="outline" onClick={() => turn(-1)}>Previous</Button>
                <Button variant="outline" onClick={() => turn(1)}>Next</Button>
              </div>
            </div>
          </DialogContent>
        </Dialog>
      </div>
    );
  }
`
