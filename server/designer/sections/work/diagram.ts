import { constant, type Literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'

/** Shapes on a canvas: add, drag, connect, colour, lay out, remove; three kinds of diagram to begin with. */
export function diagram(page: Page): Piece {
  const code = tsx`
    import { Link2, Plus, Trash2, Wand2 } from "lucide-react";
    import { type PointerEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { type Diagram, diagrams, type Shape } from "@/data/diagrams";

    const FILLS = ["var(--card)", "var(--accent)", "var(--highlight)"];
    const KINDS: Shape["kind"][] = ["box", "round", "diamond"];

    export function DiagramMaker() {
      const [name, setName] = useState(Object.keys(diagrams)[0]);
      const [{ shapes, links }, setDiagram] = useState<Diagram>(diagrams[name]);
      const [chosenId, setChosenId] = useState<number | null>(1);
      const [isLinking, setIsLinking] = useState(false);
      const [drag, setDrag] = useState<{ id: number; x: number; y: number } | null>(null);
      const chosen = shapes.find((shape) => shape.id === chosenId);

      function open(next: string) {
        setName(next);
        setDiagram(diagrams[next]);
        setChosenId(null);
      }

      function change(id: number, changes: Partial<Shape>) {
        const changed = shapes.map((shape) =>
          shape.id === id ? { ...shape, ...changes } : shape,
        );
        setDiagram({ shapes: changed, links });
      }

      function add(kind: Shape["kind"]) {
        const id = Math.max(0, ...shapes.map((shape) => shape.id)) + 1;
        const shape = { id, kind, text: "New step", x: 60, y: 400, fill: 0 };
        setDiagram({ shapes: [...shapes, shape], links });
        setChosenId(id);
      }

      function press(event: PointerEvent, shape: Shape) {
        if (isLinking && chosenId !== null && chosenId !== shape.id) {
          setDiagram({ shapes, links: [...links, [chosenId, shape.id]] });
          setIsLinking(false);
          return;
        }
        setChosenId(shape.id);
        setDrag({
          id: shape.id,
          x: event.clientX - shape.x,
          y: event.clientY - shape.y,
        });
      }

      function remove() {
        setDiagram({
          shapes: shapes.filter((shape) => shape.id !== chosenId),
          links: links.filter((link) => !link.includes(chosenId ?? 0)),
        });
        setChosenId(null);
      }

      function arrange() {
        const placed = shapes.map((shape, at) => ({
          ...shape,
          x: 60 + (at % 3) * 230,
          y: 50 + Math.floor(at / 3) * 140,
        }));
        setDiagram({ shapes: placed, links });
      }

      const middle = (id: number) => {
        const shape = shapes.find((each) => each.id === id) ?? shapes[0];
        return { x: shape.x + 75, y: shape.y + 30 };
      };

      return (
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="${headingOf(page)} mr-auto">{name}</h1>
            <div role="group" aria-label="Diagram type" className="flex flex-wrap gap-2">
              {Object.keys(diagrams).map((each) => (
                <button key={each} type="button" aria-pressed={each === name} onClick={() => open(each)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{each}</button>
              ))}
            </div>
          </div>
          <div className="mt-5 grid gap-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
            <div role="toolbar" aria-label="Elements" className="flex flex-wrap content-start gap-2 lg:grid">
              {KINDS.map((kind) => (
                <Button key={kind} variant="outline" className="justify-start" onClick={() => add(kind)}>
                  <Plus />
                  {kind === "box" ? "Box" : kind === "round" ? "Rounded" : "Decision"}
                </Button>
              ))}
              <Button variant={isLinking ? "default" : "outline"} className="justify-start" disabled={!chosen} onClick={() => setIsLinking(!isLinking)}>
                <Link2 />
                Connect
              </Button>
              <Button variant="outline" className="justify-start" onClick={arrange}>
                <Wand2 />
                Layout
              </Button>
              <Button variant="outline" className="justify-start" disabled={!chosen} onClick={remove}>
                <Trash2 />
                Remove
              </Button>
              {chosen && (
                <div className="grid w-full gap-2 border-t pt-4">
                  <label className="text-sm">
                    Text
                    <input value={chosen.text} onChange={(event) => change(chosen.id, { text: event.target.value })} className="mt-1 w-full rounded-md border border-input bg-card px-2 py-1.5" />
                  </label>
                  <div role="group" aria-label="Style" className="flex gap-2">
                    {FILLS.map((fill, index) => (
                      <button key={fill} type="button" aria-label={\`Fill \${index + 1}\`} aria-pressed={chosen.fill === index} onClick={() => change(chosen.id, { fill: index })} className="size-8 rounded-full border-2 aria-pressed:border-primary" style={{ background: fill }} />
                    ))}
                  </div>
                </div>
              )}
            </div>
            <div className="${flushTileOf(page)} relative h-[34rem] overflow-auto border bg-card bg-[radial-gradient(var(--border)_1px,transparent_1px)] bg-size-[20px_20px]" tabIndex={0} role="application" aria-label="Canvas" onPointerUp={() => setDrag(null)} onPointerMove={(event) => drag && change(drag.id, { x: Math.max(0, event.clientX - drag.x), y: Math.max(0, event.clientY - drag.y) })}>
              <svg aria-hidden="true" className="absolute size-full min-h-[34rem] min-w-[46rem]">
                {links.map(([from, to]) => (
                  <line key={\`\${from}-\${to}\`} x1={middle(from).x} y1={middle(from).y} x2={middle(to).x} y2={middle(to).y} strokeWidth="2" className="stroke-foreground/50" />
                ))}
              </svg>
              {shapes.map((shape) => (
                <button key={shape.id} type="button" aria-pressed={shape.id === chosenId} onPointerDown={(event) => press(event, shape)} className={\`absolute flex h-[60px] w-[150px] cursor-move touch-none items-center justify-center border-2 border-foreground/40 px-3 text-center text-sm font-medium select-none aria-pressed:border-primary aria-pressed:ring-2 aria-pressed:ring-primary \${shape.kind === "round" ? "rounded-full" : shape.kind === "diamond" ? "rounded-sm border-dashed" : "rounded-lg"}\`} style={{ left: shape.x, top: shape.y, background: FILLS[shape.fill], color: shape.fill === 2 ? "var(--highlight-foreground)" : "var(--foreground)" }}>{shape.text}</button>
              ))}
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('DiagramMaker', code, [{ name: 'data/diagrams.ts', code: DIAGRAMS }])
}

type Shape = [kind: string, text: string, x: number, y: number, fill: number]

const diagramOf = (shapes: Shape[], links: number[][]): Literal => ({
  shapes: shapes.map(([kind, text, x, y, fill], at) => ({ id: at + 1, kind, text, x, y, fill })),
  links,
})

const DIAGRAMS = `export interface Shape {
  id: number;
  kind: "box" | "round" | "diamond";
  text: string;
  x: number;
  y: number;
  fill: number;
}

export interface Diagram {
  shapes: Shape[];
  links: number[][];
}

${constant('export const diagrams: Record<string, Diagram>', {
  Flowchart: diagramOf(
    [
      ['round', 'Order arrives', 60, 60, 1],
      ['diamond', 'In stock?', 290, 60, 0],
      ['box', 'Pack and send', 520, 60, 0],
      ['box', 'Tell the customer', 290, 220, 0],
      ['round', 'Done', 520, 220, 2],
    ],
    [
      [1, 2],
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ],
  ),
  'Organizational chart': diagramOf(
    [
      ['box', 'Maren, director', 290, 50, 1],
      ['box', 'Lin, design', 60, 200, 0],
      ['box', 'Tomás, operations', 290, 200, 0],
      ['box', 'Yasmin, engineering', 520, 200, 0],
    ],
    [
      [1, 2],
      [1, 3],
      [1, 4],
    ],
  ),
  'Mind map': diagramOf(
    [
      ['round', 'Summer fair', 290, 190, 2],
      ['round', 'Food', 60, 60, 0],
      ['round', 'Music', 520, 60, 0],
      ['round', 'Helpers', 60, 320, 0],
      ['round', 'Posters', 520, 320, 0],
    ],
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ],
  ),
})}
`
