import type { OwnPath } from '#server/preview/own-paths.ts'
import { answerPageScript } from './page-script.ts'
import { FAVICON_PATH, OG_PATH, OWN_VENDOR } from './published-page.ts'
import {
  answerFavicon,
  answerOgPicture,
  answerRobots,
  answerSiteFile,
  answerSitemap,
  answerVendorFile,
  orMissing,
} from './published-site.ts'

const see = { methods: ['GET'], may: 'see the page' } as const
const ask = { methods: ['GET'], may: 'ask' } as const

/** What a publication has beside its pages. What everybody may ask for says nothing of the design. */
export const PUBLISH_PATHS: readonly OwnPath[] = [
  { path: OG_PATH, ...see, answer: orMissing(answerOgPicture) },
  { path: FAVICON_PATH, ...see, answer: orMissing(answerFavicon) },
  // Asked for by whoever does not read the page.
  { path: '/favicon.ico', ...see, answer: orMissing(answerFavicon) },
  { path: '/_maquette/site/', ...see, answer: orMissing(answerSiteFile) },
  { path: '/sitemap.xml', ...see, answer: orMissing(answerSitemap) },
  { path: '/robots.txt', ...ask, answer: answerRobots },
  { path: `${OWN_VENDOR}/`, ...ask, answer: orMissing(answerVendorFile) },
  { path: '/_maquette/page-*', ...ask, answer: orMissing(({ env, url }) => answerPageScript(env, url)) },
]
