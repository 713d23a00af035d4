import { tsx } from '#server/designer/code/tsx.ts'
import type { FooterName } from '#server/designer/direction/direction.ts'
import { mailOf, type Page, type Piece, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The end of the page. */
export function siteFooter(page: Page): Piece {
  const code = LAYOUTS[page.direction.footer](page)
  return { component: 'SiteFooter', file: 'components/site-footer.tsx', code, files: [], anchor: null }
}

const columns = (page: Page): string => tsx`
  import { Logo } from "@/components/logo";
  import { navigation } from "@/data/navigation";

  export function SiteFooter() {
    return (
      <footer className="border-t">
        <div className="${page.look.container} grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr]">
          <div>
            <Logo />
            <p className="mt-4 max-w-[34ch] text-pretty text-muted-foreground">${jsxText(say(page, tagline(page)))}</p>
          </div>
          <nav aria-label="Footer">
            <p className="text-sm font-semibold">On this page</p>
            <ul className="mt-3 grid gap-2 text-sm text-muted-foreground">
              {navigation.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className="hover:text-foreground hover:underline">{item.label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <p className="text-sm font-semibold">Write to us</p>
            <p className="mt-3 text-sm text-muted-foreground">${mailOf(page)}</p>
            <p className="mt-1 text-sm text-muted-foreground">We answer on weekdays.</p>
          </div>
        </div>
        <div className="border-t">
          <p className="${page.look.container} py-5 text-sm text-muted-foreground">
            © {new Date().getFullYear()} ${jsxText(page.brief.brand)}
          </p>
        </div>
      </footer>
    );
  }
`

/** The name as large as the page allows. */
const wordmark = (page: Page): string => tsx`
  import { navigation } from "@/data/navigation";

  export function SiteFooter() {
    return (
      <footer className="overflow-hidden bg-foreground text-background">
        <div className="${page.look.container} pt-14">
          <div className="flex flex-wrap justify-between gap-8">
            <p className="max-w-[36ch] text-pretty ">${jsxText(say(page, tagline(page)))}</p>
            <nav aria-label="Footer">
              <ul className="flex flex-wrap gap-x-7 gap-y-2">
                {navigation.map((item) => (
                  <li key={item.href}>
                    <a href={item.href} className="underline-offset-4 hover:underline">{item.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <p
            aria-hidden="true"
            className="mt-14 ${hasDescender(page.brief.brand) ? 'pb-[0.12em]' : '-mb-[0.13em]'} font-display text-[length:min(${wordmarkSize(page.brief.brand)}vw,17rem)] leading-none font-black tracking-[-0.05em] whitespace-nowrap"
          >
            ${jsxText(page.brief.brand)}
          </p>
        </div>
        <div className="border-t border-background/20">
          <p className="${page.look.container} py-4 text-sm ">
            © {new Date().getFullYear()} ${jsxText(page.brief.brand)} · ${mailOf(page)}
          </p>
        </div>
      </footer>
    );
  }
`

const line = (page: Page): string => tsx`
  import { Logo } from "@/components/logo";
  import { navigation } from "@/data/navigation";

  export function SiteFooter() {
    return (
      <footer className="border-t">
        <div className="${page.look.container} flex flex-col items-center justify-between gap-6 py-10 text-sm text-muted-foreground md:flex-row">
          <Logo />
          <nav aria-label="Footer">
            <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2">
              {navigation.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className="hover:text-foreground">{item.label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            © {new Date().getFullYear()} ${jsxText(page.brief.brand)}
          </p>
        </div>
      </footer>
    );
  }
`

const LAYOUTS: Record<FooterName, (page: Page) => string> = { columns, wordmark, line }

const tagline = ({ brief }: Page): string => brief.subject.closing[1]

/** So that the name fills the width on any screen. */
const wordmarkSize = (brand: string): number => Math.min(24, Math.round(150 / Math.max(brand.length, 5)))

/** A name that reaches below the line needs room there; others may sink into the edge. */
const hasDescender = (brand: string): boolean => /[gjpqyQ]/.test(brand)
