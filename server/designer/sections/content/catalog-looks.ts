import type { DirectionName } from '#server/designer/direction/direction.ts'
import type { Page } from '#server/designer/page/page.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'

type CatalogLookName = 'cards' | 'lead' | 'rows' | 'plain'

/** The class names of a catalog, so that one way to write it can look several ways. */
interface CatalogLook {
  list: string
  item: string
  picture: string
  body: string
  foot: string
}

const LOOKS: Record<DirectionName, CatalogLookName[]> = {
  editorial: ['lead', 'rows'],
  luxe: ['lead', 'cards'],
  poster: ['lead', 'cards'],
  organic: ['cards', 'lead'],
  soft: ['cards', 'lead'],
  calm: ['cards', 'rows'],
  swiss: ['rows', 'cards', 'lead'],
  technical: ['rows', 'cards'],
  ledger: ['rows', 'lead'],
}

/** Three columns of cards; one large card before the others; rows with a picture at their side, or without any. */
export function catalogLook(page: Page, isPlain: boolean, isOfPeople: boolean): CatalogLook {
  if (isPlain) return plain(page)
  const name = isOfPeople ? 'cards' : page.choices.pick('catalog', LOOKS[page.direction.name])
  return { cards, lead, rows, plain }[name](page)
}

const cards = (page: Page): CatalogLook => ({
  list: 'mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3',
  item: `${flushTileOf(page)} flex flex-col`,
  picture: 'aspect-[16/9] w-full bg-accent',
  body: 'flex flex-1 flex-col p-5',
  foot: 'mt-auto flex items-center justify-between gap-3 pt-5',
})

const lead = (page: Page): CatalogLook => ({
  ...cards(page),
  item: `${flushTileOf(page)} group flex flex-col sm:first:col-span-2 xl:first:row-span-2`,
  picture:
    'aspect-[16/9] w-full bg-accent xl:group-first:aspect-auto xl:group-first:min-h-80 xl:group-first:flex-1',
  body: 'flex flex-1 flex-col p-5 xl:group-first:flex-none xl:group-first:p-6',
})

const rows = (page: Page): CatalogLook => ({
  list: 'mt-8 grid gap-4 xl:grid-cols-2 xl:gap-5',
  item: `${flushTileOf(page)} flex flex-col sm:flex-row`,
  picture: 'aspect-[16/9] w-full shrink-0 bg-accent sm:aspect-auto sm:w-44 sm:self-stretch lg:w-56',
  body: 'flex min-w-0 flex-1 flex-col p-5',
  foot: 'mt-auto flex items-center justify-between gap-3 pt-4',
})

const plain = (page: Page): CatalogLook => ({
  list: 'mt-8 grid gap-3',
  item: flushTileOf(page),
  picture: '',
  body: 'grid gap-x-8 gap-y-1 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center [&>p]:md:col-start-1 [&>ul]:mt-2 [&>ul]:md:col-start-1',
  foot: 'mt-4 flex items-center justify-between gap-5 md:col-start-2 md:row-span-3 md:row-start-1 md:mt-0',
})
