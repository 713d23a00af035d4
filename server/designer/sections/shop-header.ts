import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The bar of a shop: places, and a cart that counts and opens. */
export function shopHeader({ look, direction }: Page): Piece {
  const isSticky = direction.header === 'bar' || direction.header === 'pill'
  const code = tsx`
    import { ShoppingBag } from "lucide-react";
    import { CartSheet } from "@/components/cart-sheet";
    import { Logo } from "@/components/logo";
    import { ThemeToggle } from "@/components/theme-toggle";
    import { Button } from "@/components/ui/button";
    import { navigation } from "@/data/navigation";
    import { useCart } from "@/hooks/use-cart";

    export function ShopHeader() {
      const { count, setIsOpen } = useCart();

      return (
        <header className="${isSticky ? 'sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md' : 'border-b'}">
          <div className="${look.container} flex h-16 items-center justify-between gap-6">
            <Logo />
            <nav aria-label="Main" className="hidden items-center gap-7 md:flex">
              {navigation.map((item) => (
                <a
                  key={item.href}
                  href={item.href}
                  className="text-sm text-muted-foreground transition-colors hover:text-foreground"
                >
                  {item.label}
                </a>
              ))}
            </nav>
            <div className="flex items-center gap-1">
              <ThemeToggle />
              <Button variant="ghost" className="gap-2" onClick={() => setIsOpen(true)}>
                <ShoppingBag />
                <span className="hidden sm:inline">Bag</span>
                <span
                  aria-label={\`\${count} in the bag\`}
                  className="min-w-5 rounded-full bg-primary px-1.5 py-0.5 text-center text-xs text-primary-foreground tabular-nums"
                >
                  {count}
                </span>
              </Button>
            </div>
          </div>
          <CartSheet />
        </header>
      );
    }
  `
  return {
    component: 'ShopHeader',
    file: 'components/shop-header.tsx',
    code,
    files: [cartFile(), cartSheetFile(look.button)],
    anchor: null,
  }
}

function cartFile(): SourceFile {
  const code = tsx`
    import { createContext, type ReactNode, useContext, useState } from "react";
    import type { ProductArtName } from "@/components/product-art";

    export interface CartLine {
      id: string;
      name: string;
      detail: string;
      price: number;
      quantity: number;
      art: ProductArtName;
      color: string;
    }

    interface Cart {
      lines: CartLine[];
      count: number;
      total: number;
      isOpen: boolean;
      setIsOpen: (isOpen: boolean) => void;
      add: (line: CartLine) => void;
      setQuantity: (id: string, quantity: number) => void;
    }

    const CartContext = createContext<Cart | null>(null);

    export function CartProvider({ children }: { children: ReactNode }) {
      const [lines, setLines] = useState<CartLine[]>([]);
      const [isOpen, setIsOpen] = useState(false);

      function add(line: CartLine) {
        setLines((current) => {
          const known = current.find((each) => each.id === line.id);
          if (!known) return [...current, line];
          const quantity = known.quantity + line.quantity;
          return current.map((each) =>
            each === known ? { ...each, quantity } : each,
          );
        });
        setIsOpen(true);
      }

      function setQuantity(id: string, quantity: number) {
        setLines((current) =>
          current
            .map((line) => (line.id === id ? { ...line, quantity } : line))
            .filter((line) => line.quantity > 0),
        );
      }

      const count = lines.reduce((sum, line) => sum + line.quantity, 0);
      const total = lines.reduce(
        (sum, line) => sum + line.price * line.quantity,
        0,
      );

      return (
        <CartContext value={{ lines, count, total, isOpen, setIsOpen, add, setQuantity }}>
          {children}
        </CartContext>
      );
    }

    export function useCart() {
      const cart = useContext(CartContext);
      if (!cart) throw new Error("useCart needs a CartProvider around it.");
      return cart;
    }
  `
  return { name: 'hooks/use-cart.tsx', code }
}

function cartSheetFile(button: string): SourceFile {
  const code = tsx`
    import { Minus, Plus } from "lucide-react";
    import { ProductArt } from "@/components/product-art";
    import { Button } from "@/components/ui/button";
    import {
      Sheet,
      SheetContent,
      SheetDescription,
      SheetFooter,
      SheetHeader,
      SheetTitle,
    } from "@/components/ui/sheet";
    import { useCart } from "@/hooks/use-cart";
    import { money } from "@/lib/money";

    export function CartSheet() {
      const { lines, count, total, isOpen, setIsOpen, setQuantity } = useCart();

      return (
        <Sheet open={isOpen} onOpenChange={setIsOpen}>
          <SheetContent className="flex w-full flex-col sm:max-w-md">
            <SheetHeader>
              <SheetTitle className="font-display text-2xl font-normal">Your bag</SheetTitle>
              <SheetDescription>
                {count === 0
                  ? "Nothing in it yet."
                  : \`\${count} \${count === 1 ? "piece" : "pieces"}, free delivery.\`}
              </SheetDescription>
            </SheetHeader>
            <ul className="flex-1 overflow-y-auto px-4">
              {lines.map((line) => (
                <li key={line.id} className="grid grid-cols-[5rem_1fr_auto] gap-4 border-t py-4">
                  <ProductArt name={line.art} color={line.color} className="aspect-square w-full bg-accent p-2" />
                  <div>
                    <p className="font-medium">{line.name}</p>
                    <p className="text-sm text-muted-foreground">{line.detail}</p>
                    <div className="mt-2 flex items-center gap-2">
                      <Button
                        variant="outline"
                        size="icon-xs"
                        aria-label={\`One \${line.name} less\`}
                        onClick={() => setQuantity(line.id, line.quantity - 1)}
                      >
                        <Minus />
                      </Button>
                      <span className="w-6 text-center text-sm tabular-nums">{line.quantity}</span>
                      <Button
                        variant="outline"
                        size="icon-xs"
                        aria-label={\`One \${line.name} more\`}
                        onClick={() => setQuantity(line.id, line.quantity + 1)}
                      >
                        <Plus />
                      </Button>
                    </div>
                  </div>
                  <p className="tabular-nums">{money(line.price * line.quantity)}</p>
                </li>
              ))}
            </ul>
            <SheetFooter className="border-t">
              <p className="flex justify-between text-lg">
                <span>Total</span>
                <span className="font-semibold tabular-nums">{money(total)}</span>
              </p>
              <Button size="lg" className="w-full ${button}" disabled={count === 0}>
                Checkout
              </Button>
            </SheetFooter>
          </SheetContent>
        </Sheet>
      );
    }
  `
  return { name: 'components/cart-sheet.tsx', code }
}

/** Whole amounts without cents, others with two. */
export function moneyFile(currency: string): SourceFile {
  const code = tsx`
    export const money = (amount: number) =>
      ${literal(currency)} +
      amount.toLocaleString("en", {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      });
  `
  return { name: 'lib/money.ts', code }
}
