import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { heading } from '#server/designer/page/page.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

const USUAL = ['Work', 'Services', 'Journal', 'About', 'Contact']
const NAVIGATION =
  /\b(?:nav(?:igation)?[\s-]?bars?|navigation(?: menus?)?|nav|headers?|menus?|links?|items|entries|tabs)\b/

export const stickyHeader: Alone = {
  name: 'sticky-header',
  label: 'a header',
  words:
    /\b(?:(?:sticky|fixed|animated|responsive|site|page)\s+(?:header|navbar|navigation|nav)|nav(?:igation)?[\s-]?bars?|navigation menus?|hamburger menus?|mega ?menus?|headers? (?:that|which|with|component))\b/i,
  component: 'ScrollHeader',
  says: 'a bar that hides while one scrolls down and returns on the way up, and folds on small screens',
  isWide: true,
  code: ({ look, brief }) => {
    const asks = (words: RegExp) => words.test(brief.prompt)
    const hasSearch = asks(/\bsearch\b/i)
    const hasMenu = asks(/\b(?:drop-?downs?|mega ?menus?|sub-?menus?)\b/i)
    const action =
      /\b(?:sign[\s-]?in|log[\s-]?in|sign[\s-]?up|get started|book(?:ing)?|contact us|call[\s-]to[\s-]action|cta)\b/i.exec(
        brief.prompt,
      )?.[0]
    const label =
      action && (/cta|call/i.test(action) ? brief.subject.actions[0] : heading(action.replace('-', ' ')))
    return tsx`
    import { ${[hasMenu && 'ChevronDown', 'Menu', hasSearch && 'Search', 'X'].filter(Boolean).join(', ')} } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    ${hasMenu ? MENU_IMPORT : ''}
    ${hasSearch ? 'import { Input } from "@/components/ui/input";' : ''}
    import { cn } from "@/lib/utils";

    ${constant('const LINKS', askedNames(brief.prompt, NAVIGATION, { isPlain: true }) ?? USUAL)}

    const LINES = [
      "What there is to see, in the order people usually ask for it.",
      "Scroll on: the bar folds away and leaves the whole height to the page.",
      "One flick upwards and it is back, wherever you are.",
      "The keyboard brings it back too: tab to a link and the bar appears.",
      "Down here the way to the top is one flick, not twenty.",
    ];

    export function ScrollHeader() {
      const [isHidden, setIsHidden] = useState(false);
      const [isOpen, setIsOpen] = useState(false);
      ${hasSearch ? 'const [isSearching, setIsSearching] = useState(false);' : ''}

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
            <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-6 pr-16 pl-5">
              <a href="#top" aria-label="${brief.brand}, logo" className="text-lg font-semibold">${brief.brand}</a>
              <nav aria-label="Main" className="hidden gap-7 md:flex">
                {LINKS.map((link) => (
                  <a key={link} href={\`#\${link.toLowerCase().replaceAll(" ", "-")}\`} className="text-sm underline-offset-8 hover:underline">{link}</a>
                ))}
                ${hasMenu ? MENU : ''}
              </nav>
              <div className="flex items-center gap-2">
              ${hasSearch ? SEARCH : ''}
              ${label ? `<Button>${label}</Button>` : ''}
              <Button variant="ghost" size="icon-lg" className="md:hidden" aria-expanded={isOpen} aria-label="Menu" onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? <X /> : <Menu />}
              </Button>
              </div>
            </div>
            ${hasSearch ? SEARCH_ROW : ''}
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
            {LINKS.map((link, index) => (
              <section key={link} id={link.toLowerCase()} className="mt-10 min-h-72 scroll-mt-24 rounded-2xl bg-accent p-8 text-accent-foreground">
                <h2 className="${look.h3} text-2xl">{link}</h2>
                <p className="mt-2 max-w-prose">{LINES[index % LINES.length]}</p>
              </section>
            ))}
          </div>
        </div>
      );
    }
  `
  },
}

const MENU_IMPORT = `import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";`

const MENU = `<DropdownMenu>
  <DropdownMenuTrigger aria-label="More, dropdown menu" className="flex items-center gap-1 text-sm">
    More
    <ChevronDown className="size-4" aria-hidden="true" />
  </DropdownMenuTrigger>
  <DropdownMenuContent align="end" className="w-48">
    {["Press", "Careers", "Partners"].map((name) => (
      <DropdownMenuItem key={name}>{name}</DropdownMenuItem>
    ))}
  </DropdownMenuContent>
</DropdownMenu>`

const SEARCH = `<Button variant="ghost" size="icon-lg" aria-label="Search" aria-expanded={isSearching} onClick={() => setIsSearching(!isSearching)}>
  <Search />
</Button>`

const SEARCH_ROW = `{isSearching && (
  <div className="border-t px-5 py-3">
    <Input autoFocus aria-label="Search" placeholder="What are you looking for?" className="mx-auto h-11 max-w-3xl" />
  </div>
)}`
