import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** A pocket calculator with keys, the keyboard and what was worked out before. */
export function calculatorPiece(page: Page): Piece {
  const code = tsx`
    import { useState } from "react";
    import { cn } from "@/lib/utils";

    const KEYS = ["C", "±", "%", "÷", "7", "8", "9", "×", "4", "5", "6", "−"];
    const MORE = ["1", "2", "3", "+", "0", ".", "⌫", "="];

    const WORK: Record<string, (a: number, b: number) => number> = {
      "+": (a, b) => a + b,
      "−": (a, b) => a - b,
      "×": (a, b) => a * b,
      "÷": (a, b) => a / b,
    };
    const TYPED: Record<string, string> = {
      "*": "×",
      "/": "÷",
      "-": "−",
      Enter: "=",
      Backspace: "⌫",
      Escape: "C",
    };

    export function Calculator() {
      const [shown, setShown] = useState("0");
      const [first, setFirst] = useState<number | null>(null);
      const [sign, setSign] = useState("");
      const [isFresh, setIsFresh] = useState(true);
      const [past, setPast] = useState<string[]>(["12 × 8 = 96"]);

      function work() {
        if (first === null || !sign) return;
        const result = WORK[sign](first, Number(shown));
        const text = Number.isFinite(result) ? String(+result.toFixed(8)) : "Error";
        setPast([\`\${first} \${sign} \${shown} = \${text}\`, ...past].slice(0, 5));
        setShown(text);
        setFirst(null);
        setSign("");
        setIsFresh(true);
      }

      function press(key: string) {
        if (key === "=") return work();
        if (key === "C") {
          setShown("0");
          setFirst(null);
          setSign("");
          return setIsFresh(true);
        }
        if (key === "⌫") return setShown(shown.slice(0, -1) || "0");
        if (key === "±") return setShown(String(-Number(shown)));
        if (key === "%") return setShown(String(Number(shown) / 100));
        if (WORK[key]) {
          setFirst(Number(shown));
          setSign(key);
          return setIsFresh(true);
        }
        if (key === "." && shown.includes(".") && !isFresh) return;
        setShown(isFresh ? (key === "." ? "0." : key) : shown + key);
        setIsFresh(false);
      }

      return (
        <section className="${tileOf(page)} mx-auto w-full max-w-sm">
          <h1 className="sr-only">Calculator</h1>
          <p className="min-h-6 text-right text-muted-foreground tabular-nums">
            {first} {sign}
          </p>
          <input
            value={shown}
            readOnly
            aria-label="Display"
            onKeyDown={(event) => {
              const key = TYPED[event.key] ?? event.key;
              if ([...KEYS, ...MORE].includes(key)) press(key);
            }}
            className="w-full rounded-md bg-transparent text-right text-5xl font-semibold tabular-nums outline-none focus-visible:ring-2 focus-visible:ring-ring"
          />
          <div className="mt-5 grid grid-cols-4 gap-2">
            {[...KEYS, ...MORE].map((key) => (
              <button
                key={key}
                type="button"
                onClick={() => press(key)}
                className={cn(
                  "h-14 rounded-xl border text-xl transition-transform active:scale-95",
                  WORK[key] || key === "="
                    ? "border-primary bg-primary text-primary-foreground"
                    : "bg-card hover:bg-accent hover:text-accent-foreground",
                )}
              >
                {key}
              </button>
            ))}
          </div>
          <h2 className="mt-6 text-sm font-medium">Before</h2>
          <ul className="mt-2 text-sm text-muted-foreground tabular-nums">
            {past.map((line, index) => (
              <li key={index} className="border-t py-1.5">
                {line}
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `
  return screenPiece('Calculator', code)
}
