import { tsx } from '#server/designer/code/tsx.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { compose } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import {
  accordion,
  rating,
  searchBar,
  switches,
  tabs,
  upload,
} from '#server/designer/sections/alone/choosing.ts'
import { dataTable } from '#server/designer/sections/alone/data-table.ts'
import {
  carousel,
  countdown,
  imageGallery,
  spinners,
  stickyHeader,
} from '#server/designer/sections/alone/moving.ts'
import { cookieBanner, dropdown, modal, toast } from '#server/designer/sections/alone/overlays.ts'
import {
  chart,
  footerAlone,
  profileCard,
  progress,
  shareButtons,
} from '#server/designer/sections/alone/showing.ts'
import { themeToggleFile } from '#server/designer/sections/shell-parts.ts'

const ALONE: Alone[] = [
  modal,
  toast,
  dropdown,
  cookieBanner,
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
