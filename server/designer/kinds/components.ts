import { tsx } from '#server/designer/code/tsx.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { compose } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import { accordion } from '#server/designer/sections/alone/accordion.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { carousel } from '#server/designer/sections/alone/carousel.ts'
import { chart } from '#server/designer/sections/alone/chart.ts'
import { cookieBanner } from '#server/designer/sections/alone/cookie-banner.ts'
import { countdown } from '#server/designer/sections/alone/countdown.ts'
import { dataTable } from '#server/designer/sections/alone/data-table.ts'
import { datePicker } from '#server/designer/sections/alone/date-picker.ts'
import { dropdown } from '#server/designer/sections/alone/dropdown.ts'
import { footerAlone } from '#server/designer/sections/alone/footer.ts'
import { imageGallery } from '#server/designer/sections/alone/image-gallery.ts'
import { modal } from '#server/designer/sections/alone/modal.ts'
import { notificationMenu } from '#server/designer/sections/alone/notification-menu.ts'
import { pricingCard } from '#server/designer/sections/alone/pricing-card.ts'
import { profileCard } from '#server/designer/sections/alone/profile-card.ts'
import { progress } from '#server/designer/sections/alone/progress.ts'
import { rating } from '#server/designer/sections/alone/rating.ts'
import { searchBar } from '#server/designer/sections/alone/search-bar.ts'
import { shareButtons } from '#server/designer/sections/alone/share-buttons.ts'
import { sideMenu } from '#server/designer/sections/alone/side-menu.ts'
import { spinners } from '#server/designer/sections/alone/spinners.ts'
import { stickyHeader } from '#server/designer/sections/alone/sticky-header.ts'
import { switches } from '#server/designer/sections/alone/switches.ts'
import { tabs } from '#server/designer/sections/alone/tabs.ts'
import { testimonials } from '#server/designer/sections/alone/testimonials.ts'
import { toast } from '#server/designer/sections/alone/toast.ts'
import { upload } from '#server/designer/sections/alone/upload.ts'
import { themeToggleFile } from '#server/designer/sections/shell-parts.ts'

const ALONE: Alone[] = [
  notificationMenu,
  datePicker,
  pricingCard,
  sideMenu,
  modal,
  toast,
  dropdown,
  cookieBanner,
  testimonials,
  carousel,
  spinners,
  stickyHeader,
  countdown,
  imageGallery,
  searchBar,
  tabs,
  accordion,
  rating,
  upload,
  shareButtons,
  profileCard,
  progress,
  chart,
  dataTable,
  footerAlone,
  switches,
]

/** Components that are asked for alone: shown in the middle of an empty page. */
export const COMPONENTS: Kind[] = ALONE.map(alone => ({
  name: alone.name,
  label: `${alone.label} alone`,
  shape: 'component',
  words: alone.words,
  weight: alone.weight ?? 2,
  compose: page => {
    const piece = screenPiece(alone.component, alone.code(page), alone.files?.(page) ?? [])
    return {
      files: compose(page, stage(page, alone), [piece], [themeToggleFile()]),
      parts: [alone.says, 'a plain page around it', 'a switch of the theme'],
    }
  },
}))

const stage = ({ look }: Page, { component, isWide }: Alone): string => tsx`
  import { ${component} } from "@/components/${fileOf(component)}";
  import { ThemeToggle } from "@/components/theme-toggle";
  import "./theme.css";

  export default function App() {
    return (
      <main id="top" className="relative grid min-h-svh grid-cols-[minmax(0,1fr)] items-center bg-background text-foreground">
        <div className="absolute top-3 right-3 z-50">
          <ThemeToggle />
        </div>
        <div className="${isWide ? look.container : 'mx-auto w-full max-w-4xl px-5'} flex ${isWide ? '' : 'justify-center'} py-20">
          <${component} />
        </div>
      </main>
    );
  }
`

const fileOf = (component: string): string => component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
