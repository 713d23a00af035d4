import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

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
          <p className="mt-1.5 text-sm text-muted-foreground">Each tab loads its content when it is first opened.</p>
          <Tabs value={tab} onValueChange={setTab} className="mt-5">
            <TabsList className="w-full justify-start overflow-x-auto">
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
