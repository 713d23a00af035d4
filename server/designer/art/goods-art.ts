import { GOODS_A } from '#server/designer/art/goods-a.ts'
import { GOODS_B } from '#server/designer/art/goods-b.ts'
import { GOODS_C } from '#server/designer/art/goods-c.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { GoodsArt } from '#server/designer/goods/goods.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export const GOODS_DRAWINGS: Record<GoodsArt, string> = { ...GOODS_A, ...GOODS_B, ...GOODS_C }

/** The product and those beside it as one component: `<ProductArt name="lamp" color="#7b2f2b" />`. */
export function goodsArtFile(names: readonly GoodsArt[]): SourceFile {
  const indent = (text: string) => text.trim().replace(/^/gm, '    ')
  const code = tsx`
    import type { ComponentProps } from "react";

    const DRAWINGS = {
      ${[...new Set(names)].map(name => `${name}: (\n  <>\n${indent(GOODS_DRAWINGS[name])}\n  </>\n),`)}
    };

    export type ProductArtName = keyof typeof DRAWINGS;

    interface ProductArtProps extends ComponentProps<"svg"> {
      name: ProductArtName;
      color: string;
    }

    export function ProductArt({ name, color, ...props }: ProductArtProps) {
      return (
        <svg viewBox="0 0 640 640" aria-hidden="true" style={{ color }} {...props}>
          {DRAWINGS[name]}
        </svg>
      );
    }
  `
  return { name: 'components/product-art.tsx', code }
}
