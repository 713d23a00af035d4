import { tsx } from '#server/designer/code/tsx.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Price, colour, size, how many, and the button. */
export function buyBoxFile({ look }: Page): SourceFile {
  const radius = look.button.includes('rounded-full')
    ? 'rounded-full'
    : look.card.includes('rounded')
      ? 'rounded-lg'
      : 'rounded-none'
  const code = tsx`
    import { Check, Minus, Plus, RotateCcw, Truck } from "lucide-react";
    import { useState } from "react";
    import type { ProductArtName } from "@/components/product-art";
    import { Button } from "@/components/ui/button";
    import { type Color, product } from "@/data/product";
    import { useCart } from "@/hooks/use-cart";
    import { money } from "@/lib/money";
    import { cn } from "@/lib/utils";

    interface BuyBoxProps {
      art: ProductArtName;
      color: Color;
      onColor: (color: Color) => void;
    }

    const firstFree = product.option.values.find(
      (value) => !product.option.soldOut.includes(value),
    );

    export function BuyBox({ art, color, onColor }: BuyBoxProps) {
      const [choice, setChoice] = useState(firstFree ?? product.option.values[0]);
      const [quantity, setQuantity] = useState(1);
      const { add } = useCart();

      function addToBag() {
        add({
          id: \`\${color.name}-\${choice}\`,
          name: product.name,
          detail: \`\${color.name}, \${choice}\`,
          price: product.price,
          quantity,
          art,
          color: color.hex,
        });
      }

      return (
        <div className="mt-6">
          <p className="text-3xl font-semibold tracking-tight tabular-nums">{money(product.price)}</p>
          <fieldset className="mt-6">
            <legend className="text-sm">
              <span className="text-muted-foreground">Colour</span> {color.name}
            </legend>
            <div className="mt-2.5 flex gap-3">
              {product.colors.map((each) => (
                <button
                  key={each.name}
                  type="button"
                  aria-label={each.name}
                  aria-pressed={each.name === color.name}
                  onClick={() => onColor(each)}
                  style={{ backgroundColor: each.hex }}
                  className="size-9 rounded-full border border-foreground/20 ring-offset-2 ring-offset-background outline-offset-4 aria-pressed:ring-2 aria-pressed:ring-foreground"
                />
              ))}
            </div>
          </fieldset>
          <fieldset className="mt-6">
            <legend className="text-sm">
              <span className="text-muted-foreground">{product.option.label}</span> {choice}
            </legend>
            <div className="mt-2.5 flex flex-wrap gap-2">
              {product.option.values.map((value) => {
                const isSoldOut = product.option.soldOut.includes(value);
                return (
                  <Button
                    key={value}
                    type="button"
                    variant={value === choice ? "default" : "outline"}
                    aria-pressed={value === choice}
                    disabled={isSoldOut}
                    onClick={() => setChoice(value)}
                    className={cn("h-11 min-w-14 ${radius}", isSoldOut && "line-through")}
                  >
                    {value}
                  </Button>
                );
              })}
            </div>
          </fieldset>
          <div className="mt-7 flex gap-3">
            <div className="flex items-center border ${radius}">
              <Button variant="ghost" size="icon-lg" className="${radius}" aria-label="One less" disabled={quantity === 1} onClick={() => setQuantity(quantity - 1)}>
                <Minus />
              </Button>
              <output aria-label="How many" className="w-7 text-center tabular-nums">{quantity}</output>
              <Button variant="ghost" size="icon-lg" className="${radius}" aria-label="One more" onClick={() => setQuantity(quantity + 1)}>
                <Plus />
              </Button>
            </div>
            <Button size="lg" className="flex-1 ${look.button}" onClick={addToBag}>
              Add to bag
            </Button>
          </div>
          <ul className="mt-6 grid gap-2.5 border-t pt-5 text-sm text-muted-foreground">
            <li className="flex gap-2.5">
              <Check className="mt-0.5 size-4 shrink-0 text-brand" />
              In stock, leaves tomorrow
            </li>
            <li className="flex gap-2.5">
              <Truck className="mt-0.5 size-4 shrink-0 text-brand" />
              Free delivery, three to five days
            </li>
            <li className="flex gap-2.5">
              <RotateCcw className="mt-0.5 size-4 shrink-0 text-brand" />
              Sixty days to change your mind
            </li>
          </ul>
          <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t bg-background/95 px-5 py-3 backdrop-blur-md md:hidden">
            <p className="text-sm">
              <span className="block font-medium">{product.name}</span>
              <span className="text-muted-foreground tabular-nums">{money(product.price)}</span>
            </p>
            <Button className="${radius}" onClick={addToBag}>Add to bag</Button>
          </div>
        </div>
      );
    }
  `
  return { name: 'components/buy-box.tsx', code }
}
