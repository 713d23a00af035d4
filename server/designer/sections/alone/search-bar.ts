import { tsx } from '#server/designer/code/tsx.ts'
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
