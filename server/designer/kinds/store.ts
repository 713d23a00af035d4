import type { Kind } from '#server/designer/kinds/kind.ts'
import { composeProduct } from '#server/designer/kinds/product.ts'

/** Things to buy, side by side. */
export const store: Kind = {
  name: 'store',
  label: 'a shop',
  shape: 'site',
  words:
    /\b(?:e-?commerce(?: (?:site|website|store|shop|app|platform|page))?|online (?:shop|store|boutique|cards? (?:layouts? )?for products?[\w ]*|marketplace|book ?store)|web ?shop|store ?front|shop(?:ping)? (?:page|site|website|app|cart)|product[\s-]*(?:listings?|cards?|grid|catalog\w*|list)|cards? (?:layouts? )?for products?[\w ]*|marketplace|amazon clone|etsy clone|(?:shopping )?cart(?: page| screen)?|wish ?list page)\b/i,
  compose: page =>
    composeProduct({ ...page, brief: { ...page.brief, prompt: `Product listing. ${page.brief.prompt}` } }),
}
