import { tsx } from '#server/designer/code/tsx.ts'
import type { SectionWriter } from '#server/designer/page/page.ts'

/** A goal, how far it is, and gifts with what each of them does. */
export const donate: SectionWriter = ({ look }) => {
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Progress } from "@/components/ui/progress";
    import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";

    const GOAL = 48000;
    const GIVEN = 31420;
    const GIFTS = [
      { amount: 19, does: "Ten lunches, with seconds" },
      { amount: 48, does: "A week’s vegetables for one table" },
      { amount: 120, does: "The van’s diesel for a month" },
      { amount: 400, does: "A day of lunch for everybody" },
    ];

    const euros = (amount: number) => \`€\${amount.toLocaleString("en")}\`;

    export function Donate() {
      const [amount, setAmount] = useState(48);
      const [rhythm, setRhythm] = useState("monthly");
      const [isDone, setIsDone] = useState(false);
      const gift = GIFTS.findLast((each) => each.amount <= amount);

      return (
        <section id="donate" className="bg-primary text-primary-foreground">
          <div className="${look.container} grid gap-10 py-14 md:py-20 lg:grid-cols-2 lg:gap-20">
            <div>
              <h2 className="${look.h2}">{euros(GIVEN)} of {euros(GOAL)}</h2>
              <Progress
                value={(GIVEN / GOAL) * 100}
                aria-label="Share of the goal"
                className="mt-6 h-4 bg-primary-foreground/25 [&>*]:bg-highlight"
              />
              <p className="mt-4 text-lg ">
                1,208 people so far. {euros(GOAL - GIVEN)} to go until the kitchen is paid for through the winter.
              </p>
            </div>
            <div className="rounded-2xl bg-card p-6 text-card-foreground md:p-8">
              {isDone ? (
                <p role="status" className="py-10 text-center text-lg">
                  Thank you. {euros(amount)} {rhythm === "monthly" ? "a month" : ""} sets more than one place.
                </p>
              ) : (
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    setIsDone(amount > 0);
                  }}
                >
                  <ToggleGroup
                    type="single"
                    variant="outline"
                    value={rhythm}
                    onValueChange={(value) => value && setRhythm(value)}
                    aria-label="How often"
                    className="w-full"
                  >
                    <ToggleGroupItem value="monthly" className="flex-1">Every month</ToggleGroupItem>
                    <ToggleGroupItem value="once" className="flex-1">Once</ToggleGroupItem>
                  </ToggleGroup>
                  <div role="group" aria-label="Amount" className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
                    {GIFTS.map((each) => (
                      <Button
                        key={each.amount}
                        type="button"
                        variant={each.amount === amount ? "default" : "outline"}
                        aria-pressed={each.amount === amount}
                        onClick={() => setAmount(each.amount)}
                        className="h-14 text-lg"
                      >
                        {euros(each.amount)}
                      </Button>
                    ))}
                  </div>
                  <div className="mt-4 grid gap-2">
                    <Label htmlFor="amount">Another amount</Label>
                    <Input
                      id="amount"
                      type="number"
                      min={1}
                      value={amount}
                      onChange={(event) => setAmount(Number(event.target.value))}
                      className="h-11"
                    />
                  </div>
                  <p aria-live="polite" className="mt-4 min-h-6 text-muted-foreground">
                    {gift?.does}
                  </p>
                  <Button type="submit" size="lg" className="mt-4 w-full ${look.button}">
                    Give {euros(amount)}
                  </Button>
                </form>
              )}
            </div>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'Donate',
    file: 'components/donate.tsx',
    code,
    files: [],
    anchor: { id: 'donate', label: 'Give' },
  }
}
