import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { PreviewState } from '#server/preview/state-page.ts'
import { RETURN_QUERY } from '#shared/preview.ts'

/** What a person may meet at a preview address beside the design. */
export const STATES = {
  notFound: (env: Bindings): PreviewState => ({
    status: 404,
    title: 'There is no design at this address',
    text: 'It may have been deleted, or the address may have lost a part on its way to you.',
    action: { label: 'Go to Maquette', href: new URL('/', settingsOf(env).BASE_URL).href },
  }),
  isPrivate: (env: Bindings, place: Place): PreviewState => ({
    status: 401,
    title: 'This design is private',
    text: 'Log in with the account it was shared with. You come back to this page then.',
    action: { label: 'Log in to see it', href: wayBack(env, place) },
  }),
  passExpired: (env: Bindings, place: Place): PreviewState => ({
    status: 401,
    title: 'This address has expired',
    text: 'The design is private, so its address is good for a short time. Maquette makes you a new one.',
    action: { label: 'Open it again', href: wayBack(env, place) },
  }),
  noAccess: (env: Bindings, place: Place): PreviewState => ({
    status: 403,
    title: 'You do not have access to this design',
    text: 'It is private. Ask its owner to invite you, or log in with the account it was shared with.',
    action: { label: 'Log in as somebody else', href: wayBack(env, place) },
  }),
  nothingMade: (env: Bindings, { patternId }: Place): PreviewState => ({
    status: 404,
    title: 'Nothing has been made here yet',
    text: 'This design has no version so far. What is made in Maquette is shown here.',
    action: { label: 'Open the design', href: editorAt(env, patternId).href },
  }),
  notPublished: {
    status: 404,
    title: 'Nothing is published here',
    text: 'Whoever this address belongs to has not published anything at it yet, or has taken it back.',
  },
  noSuchVersion: (env: Bindings, { patternId }: Place): PreviewState => ({
    status: 404,
    title: 'This design has no such version',
    text: 'The address names a version that is not one of this design.',
    action: { label: 'Open the design', href: editorAt(env, patternId).href },
  }),
  packagesMissing: {
    status: 503,
    title: 'This will be here in a moment',
    text: 'The packages that designs import are still being built. This page tries again by itself.',
    retryS: 3,
  },
  failed: {
    status: 500,
    title: 'This preview could not be opened',
    text: 'Something went wrong on the server. Try again in a moment.',
  },
  foreignOrigin: {
    status: 403,
    title: 'This was sent from another page',
    text: 'Only the pages at this address may send something here.',
  },
  onlyRead: { status: 405, title: 'Previews are only read', text: 'Nothing can be sent to this address.' },
  noSuchFile: { status: 404, title: 'There is no such file', text: 'The design has no file of this name.' },
  frameAlone: (appOrigin: string): PreviewState => ({
    status: 200,
    title: 'Previews are shown here',
    text: 'This page is the inside of a preview, and empty by itself. Open a design in Maquette to see it.',
    action: { label: 'Go to Maquette', href: appOrigin },
  }),
} as const

export interface Place {
  patternId: string
  url: URL
}

const editorAt = (env: Bindings, patternId: string): URL =>
  new URL(`/c/${patternId}`, settingsOf(env).BASE_URL)

/** The editor's address, which leads whoever may look back to where they came from. */
function wayBack(env: Bindings, { patternId, url }: Place): string {
  const editor = editorAt(env, patternId)
  editor.searchParams.set(RETURN_QUERY, url.pathname)
  const version = url.searchParams.get('v')
  if (version) editor.searchParams.set('v', version)
  return editor.href
}
