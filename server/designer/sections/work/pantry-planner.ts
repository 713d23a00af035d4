import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { dishesFor } from '#server/designer/understanding/diet.ts'

/** What is in the house, what can be cooked of it, what is still to be bought. */
export function pantryPlanner(page: Page): Piece {
  const code = tsx`
    import { Heart, X } from "lucide-react";
    import { useState } from "react";
    import { GroceryList } from "@/components/grocery-list";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { recipes } from "@/data/recipes";

    export function PantryPlanner() {
      const [pantry, setPantry] = useState(["Rice", "Eggs", "Onions", "Tomatoes"]);
      const [draft, setDraft] = useState("");
      const [saved, setSaved] = useState<string[]>(["Shakshuka"]);
      const [planned, setPlanned] = useState<string[]>(["Shakshuka"]);
      const ideas = recipes
        .map((recipe) => ({
          ...recipe,
          missing: recipe.needs.filter((need) => !pantry.includes(need)),
        }))
        .sort((a, b) => a.missing.length - b.missing.length);

      function add() {
        const name = draft.trim();
        if (!name) return;
        const written = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
        setPantry([...new Set([...pantry, written])]);
        setDraft("");
      }

      const toggle = (list: string[], name: string) =>
        list.includes(name)
          ? list.filter((each) => each !== name)
          : [...list, name];

      return (
        <div>
          ${screenHead(page, 'What is in your pantry?', 'Enter the ingredients you already have. Meal ideas follow.')}
          <form
            className="mt-6 flex max-w-xl gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Ingredient" placeholder="Lentils, feta, spinach …" className="h-11" />
            <Button type="submit" className="h-11">Add ingredient</Button>
          </form>
          <ul className="mt-4 flex flex-wrap gap-2">
            {pantry.map((name) => (
              <li key={name} className="flex items-center gap-1 rounded-full border bg-card py-1 pr-1 pl-4">
                {name}
                <button type="button" aria-label={\`Remove \${name}\`} onClick={() => setPantry(pantry.filter((each) => each !== name))} className="rounded-full p-1.5 hover:bg-accent hover:text-accent-foreground">
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section>
              <h2 className="${page.look.h3} text-2xl">Meal ideas</h2>
              <ul className="mt-4 grid gap-4 sm:grid-cols-2">
                {ideas.map((recipe) => (
                  <li key={recipe.name} className="${tileOf(page)} flex flex-col">
                    <div className="flex items-start justify-between gap-3">
                      <h3 className="${page.look.h3}">{recipe.name}</h3>
                      <button type="button" aria-label={\`Favorite \${recipe.name}\`} aria-pressed={saved.includes(recipe.name)} onClick={() => setSaved(toggle(saved, recipe.name))} className="-m-1 p-1 aria-pressed:text-brand aria-pressed:[&_svg]:fill-current">
                        <Heart className="size-5" aria-hidden="true" />
                      </button>
                    </div>
                    <p className="mt-1 text-sm text-muted-foreground">
                      {recipe.minutes} minutes · {recipe.needs.join(", ")}
                    </p>
                    <p className="mt-3 text-sm font-medium">{recipe.missing.length === 0 ? "You have everything" : \`To buy: \${recipe.missing.join(", ")}\`}</p>
                    <Button variant={planned.includes(recipe.name) ? "default" : "outline"} className="mt-4" aria-pressed={planned.includes(recipe.name)} onClick={() => setPlanned(toggle(planned, recipe.name))}>{planned.includes(recipe.name) ? "In this week" : "Plan for this week"}</Button>
                  </li>
                ))}
              </ul>
            </section>
            <GroceryList planned={planned} pantry={pantry} saved={saved} />
          </div>
        </div>
      );
    }
  `
  const list = tsx`
    import { useState } from "react";
    import { recipes } from "@/data/recipes";

    interface GroceryListProps {
      planned: string[];
      pantry: string[];
      saved: string[];
    }

    const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

    export function GroceryList({ planned, pantry, saved }: GroceryListProps) {
      const [bought, setBought] = useState<string[]>([]);
      const needs = recipes
        .filter((recipe) => planned.includes(recipe.name))
        .flatMap((recipe) => recipe.needs)
        .filter((need) => !pantry.includes(need));
      const list = [...new Set(needs)].sort();

      return (
        <aside className="grid content-start gap-5">
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">Weekly grocery list</h2>
            <ul className="mt-3">
              {list.map((name) => (
                <li key={name} className="border-t py-2.5">
                  <label className="flex items-center gap-3">
                    <input type="checkbox" checked={bought.includes(name)} onChange={(event) => setBought(event.target.checked ? [...bought, name] : bought.filter((each) => each !== name))} className="size-5 accent-primary" />
                    {name}
                  </label>
                </li>
              ))}
            </ul>
            {list.length === 0 && (
              <p className="mt-3 text-muted-foreground">Nothing to buy for this week.</p>
            )}
          </section>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">This week</h2>
            <ol className="mt-3 text-sm">
              {DAYS.map((day, at) => (
                <li key={day} className="flex gap-4 border-t py-2">
                  <span className="w-10 text-muted-foreground">{day}</span>
                  {planned[at] ?? "Open"}
                </li>
              ))}
            </ol>
          </section>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">Favorites</h2>
            <p className="mt-2 text-muted-foreground">{saved.join(", ") || "None saved yet."}</p>
          </section>
        </aside>
      );
    }
  `
  return screenPiece('PantryPlanner', code, [
    { name: 'data/recipes.ts', code: recipesFor(page.brief.prompt) },
    { name: 'components/grocery-list.tsx', code: list },
  ])
}

type Meal = [name: string, minutes: number, needs: string[]]

const recipesFor = (prompt: string): string =>
  `${constant(
    'export const recipes',
    dishesFor(prompt, MEALS, MEALS_FOR_ALL).map(([name, minutes, needs]) => ({ name, minutes, needs })),
  )}\n`

const MEALS: Meal[] = [
  ['Shakshuka', 25, ['Eggs', 'Tomatoes', 'Onions', 'Peppers']],
  ['Fried rice', 15, ['Rice', 'Eggs', 'Peas']],
  ['Tomato soup', 30, ['Tomatoes', 'Onions', 'Cream']],
  ['Lentil stew', 40, ['Lentils', 'Onions', 'Carrots']],
  ['Spinach omelette', 10, ['Eggs', 'Spinach', 'Feta']],
  ['Chicken with rice', 45, ['Chicken', 'Rice', 'Broccoli']],
]
const MEALS_FOR_ALL: Meal[] = [
  ['Rice with peas', 20, ['Rice', 'Peas', 'Onions']],
  ['Chickpea stew', 25, ['Chickpeas', 'Tomatoes', 'Spinach']],
  ['Roast broccoli', 30, ['Broccoli', 'Carrots', 'Rice']],
  ['Pepper and tomato pan', 15, ['Peppers', 'Tomatoes', 'Onions']],
  ['Carrot soup', 35, ['Carrots', 'Onions', 'Lentils']],
]
