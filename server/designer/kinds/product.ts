import { tsx } from '#server/designer/code/tsx.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { compose, type Design, filesOf } from '#server/designer/page/compose.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { shopName, type Ware, wareOf } from '#server/designer/page/shop.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { productDetails, productFacts } from '#server/designer/sections/product-details.ts'
import { productList, wantsList } from '#server/designer/sections/product-list.ts'
import { productRelated, productReviews } from '#server/designer/sections/product-reviews.ts'
import { productStage } from '#server/designer/sections/product-stage.ts'
import { SECTION_WRITERS } from '#server/designer/sections/section-writers.ts'
import { logoFile, navigationFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { shopHeader } from '#server/designer/sections/shop-header.ts'
import { siteFooter } from '#server/designer/sections/site-footer.ts'
import type { SectionName } from '#server/designer/understanding/section-words.ts'

/** Asked for by these names, a product page has them already. */
const OWN: SectionName[] = [
  'testimonials',
  'gallery',
  'features',
  'pricing',
  'footer',
  'stats',
  'cta',
  'schedule',
]

/** What a shop says at the end of a page, whatever it sells. */
const PROMISE: [string, string] = ['Made to be used', 'Sixty days to change your mind, ten years of repairs.']

export const product: Kind = {
  name: 'product',
  label: 'a product page',
  shape: 'site',
  words:
    /\b(?:product[\s-]*(?:detail[\s-]*)?(?:page|view|screen)|pdp|item page|produktseite|fiche produit|p[aá]gina de producto)\b/i,
  weight: 3,
  compose: composeProduct,
}

/** One thing and everything one wants to know before buying it. */
export function composeProduct(asked: Page): Design {
  const ware = wareOf(asked)
  const subject = { ...asked.brief.subject, closing: PROMISE }
  const page: Page = { ...asked, brief: { ...asked.brief, subject, brand: shopName(asked, ware) } }
  const extra = asked.brief.sections
    .filter(wish => !OWN.includes(wish.name))
    .map(wish => SECTION_WRITERS[wish.name as keyof typeof SECTION_WRITERS](page, wish))
  const header = shopHeader(page)
  const own = wantsList(page.brief.prompt) ? [productList(page, ware), ...extra] : onePage(page, ware, extra)
  const more = askedParts(page, filesOf([header, ...own]))
  const sections = more ? [...own, more] : own
  const footer = siteFooter(page)
  const anchors = sections.flatMap(piece => piece.anchor ?? []).slice(0, 5)
  const shared = [logoFile(page), themeToggleFile(), navigationFile(anchors)]
  return {
    files: compose(page, shopApp(header, sections, footer), [header, ...sections, footer], shared),
    parts: partsOf(page, ware, extra),
  }
}

const onePage = (page: Page, ware: Ware, extra: Piece[]): Piece[] => [
  productStage(page, ware),
  productDetails(page, ware),
  productFacts(page, ware),
  productReviews(page, ware),
  ...extra,
  productRelated(page, ware),
]

function partsOf({ brief }: Page, ware: Ware, extra: Piece[]): string[] {
  const others = extra.map(piece => piece.component.toLowerCase())
  if (wantsList(brief.prompt)) {
    return [
      'a header with a bag that counts and opens',
      'products as cards, to sort and to buy',
      ...others,
      'a footer',
    ]
  }
  return [
    'a header with a bag that counts and opens',
    `${ware.name} with colours, ${ware.goods.option.label.toLowerCase()} and quantity`,
    'details and figures',
    'reviews that can be filtered by stars',
    ...others,
    'what goes with it, and a footer',
  ]
}

function shopApp(header: Piece, sections: Piece[], footer: Piece): string {
  const all = [header, ...sections, footer].sort((a, b) => a.file.localeCompare(b.file))
  return tsx`
    ${all.map(piece => `import { ${piece.component} } from "@/${piece.file.replace(/\.tsx$/, '')}";`)}
    import { CartProvider } from "@/hooks/use-cart";
    import "./theme.css";

    export default function App() {
      return (
        <CartProvider>
          <div id="top" className="min-h-svh bg-background pb-20 text-foreground md:pb-0">
            <${header.component} />
            <main id="main">
              ${sections.map(piece => `<${piece.component} />`)}
            </main>
            <${footer.component} />
          </div>
        </CartProvider>
      );
    }
  `
}
