import { z } from 'zod'
import { COMPILE_ERROR_MAX_CHARACTERS } from '#shared/artifacts.ts'
import { pinSchema } from '#shared/feedback.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'
import { liveUpdateSchema } from '#shared/live.ts'
import { FINDINGS_MAX, type Finding, LOOK_PICTURE_MAX_CHARACTERS } from '#shared/page-look.ts'
import { renderFactsSchema } from '#shared/preview-health.ts'

/** Both sides of a preview frame speak one version; another one is ignored. */
export const FRAME_VERSION = 1

const LOC_MAX_CHARACTERS = 400
/** So many selections of others are shown at most. */
export const OTHERS_MAX = 12
/** So many changed places are shown at most. */
export const CHANGES_MAX = 40
/** So many elements are selected at once at most. */
export const SELECTED_MAX = 50
const CHANGED_TEXT_MAX_CHARACTERS = 120
const locSchema = z.string().max(LOC_MAX_CHARACTERS)
const rectSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** An element of the preview: where its JSX stands and where it is drawn. */
export const frameTargetSchema = z.object({
  /** `file:line:column` of the nearest stamped element; null where nothing is stamped. */
  loc: locSchema.nullable(),
  /** Which of the elements drawn from that place, as in a list. */
  index: z.number().int().min(0).max(100_000),
  /** What it is: `h1`, or `Button` for a piece of the kit. */
  tag: z.string().max(60),
  /** What a person reads on it; may be empty. */
  label: z.string().max(200),
  rect: rectSchema,
  /** The stamped elements around it, nearest first. */
  parents: z.array(z.object({ loc: locSchema, tag: z.string().max(60) })).max(12),
})
export type FrameTarget = z.infer<typeof frameTargetSchema>

/** The part of a design that is on the screen, in shares of the design's whole size. */
const frameViewSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})
export type FrameView = z.infer<typeof frameViewSchema>

const fromFrame = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ maquette: z.literal(FRAME_VERSION), type: z.literal(type), ...shape })

/** Everything a frame may say; nothing of it can send, fix, buy, share, publish or read anything. */
export const frameMessageSchema = z.discriminatedUnion('type', [
  fromFrame('READY', {
    path: z.string().max(2_000),
    /** What a report of this load carries; the page was given it by the server. */
    report: z.string().max(500).optional(),
  }),
  fromFrame('PAINTED', {
    outcome: z.enum(['painted', 'blank', 'thrown']),
    milliseconds: z.number(),
    facts: renderFactsSchema.optional(),
  }),
  fromFrame('IFRAME_ERROR', {
    message: z.string().max(COMPILE_ERROR_MAX_CHARACTERS),
    file: z.string().max(400).nullable(),
    line: z.number().int().nullable(),
    stack: z.string().max(4_000),
  }),
  fromFrame('ROUTE_CHANGED', { path: z.string().max(2_000) }),
  // Not in the specification's list: a page does not hear the pointer over its frames, and others see it live.
  fromFrame('POINTER', { at: z.object({ x: z.number(), y: z.number() }).nullable() }),
  // Not in the specification's list: what of the design is seen, for cursors of others and whoever follows.
  fromFrame('VIEW_CHANGED', {
    view: frameViewSchema,
    /** Scrolled there because the page around it said so. */
    isTold: z.boolean(),
  }),
  // Not in the specification's list: keys of the editor that were pressed in the design.
  fromFrame('SHORTCUT', { keys: z.enum(['undo', 'redo', 'commands']) }),
  // Not in the specification's list: a frame that does not answer is one that hangs.
  fromFrame('PONG', { id: z.number().int() }),
  // Not in the specification's list: a picture of the page or of the selected element, for cards and chips.
  fromFrame('PICTURE', { id: z.number().int(), url: z.string().max(300_000).nullable() }),
  // Not in the specification's list: the whole page as a PNG, for a file that somebody takes along.
  fromFrame('PAGE_TAKEN', { url: z.string().max(30_000_000).nullable() }),
  // The browser's own print of it is over, whatever came of it.
  fromFrame('PAGE_PRINTED', {}),
  // Not in the specification's list: the page as it can be read without scripts, and where its links lead.
  fromFrame('HTML_TAKEN', {
    html: z.string().max(2_000_000).nullable(),
    links: z.array(z.string().max(2_000)).max(200),
  }),
  // Not in the specification's list: what was found on the page, each as `findingSchema` has it, and a picture of it.
  fromFrame('LOOKED', {
    id: z.number().int(),
    findings: z.array(z.unknown()).max(FINDINGS_MAX),
    url: z.string().max(LOOK_PICTURE_MAX_CHARACTERS).nullable(),
  }),
  // Not in the specification's list: the live path, which shows a design as it is written and typed.
  fromFrame('LIVE_READY', {}),
  fromFrame('LIVE_PAINTED', {
    revision: z.number().int(),
    outcome: z.enum(['painted', 'blank', 'thrown']),
  }),
  // Not in the specification's list: somebody scrolls, clicks or types in the design.
  fromFrame('USED', {}),
  // Not in the specification's list: where what has changed is drawn, of the changes it was asked to show.
  fromFrame('CHANGES_SHOWN', {
    id: z.number().int(),
    /** How many of them are drawn on the shown page. */
    total: z.number().int().min(0).max(CHANGES_MAX),
    /** The one that is in view, from 0. */
    index: z.number().int().min(0).max(CHANGES_MAX),
    tag: z.string().max(60),
    label: z.string().max(200),
    isInView: z.boolean(),
  }),
  // Not in the specification's list: whether what an answer of a visitor is about is on the page.
  fromFrame('PIN_SHOWN', { id: z.number().int(), isFound: z.boolean() }),
  fromFrame('FIGMA_FRAME', { frame: figmaFrameSchema.nullable() }),
  // An element was selected, by a click or through its parents.
  fromFrame('SELECT_PROTOTYPE_TARGET', {
    target: frameTargetSchema,
    /** Because the page around said so, or besides what is selected; else by itself. */
    as: z.enum(['told', 'more']).optional(),
  }),
  // Not in the specification's list: Escape, while several were selected.
  fromFrame('SELECTION_CLEARED', {}),
  // The selected element was clicked once more.
  fromFrame('PROTOTYPE_TARGET_CLICKED', { target: frameTargetSchema }),
  // Not in the specification's list: what was typed in the text that the page around asked for; null where it cannot be typed there.
  fromFrame('TEXT_TYPED', { id: z.number().int(), text: z.string().max(20_000).nullable() }),
  fromFrame('SHOW_POPUP', { target: frameTargetSchema }),
  fromFrame('HIDE_POPUP', {}),
  fromFrame('EDIT_MODE_DISABLED', {}),
  fromFrame('SELECT_EXTRACT_TARGET', { target: frameTargetSchema }),
  fromFrame('DISABLE_EXTRACT_MODE', {}),
])
export type FrameMessage = z.infer<typeof frameMessageSchema>

export const editModeSchema = z.enum(['off', 'select', 'extract'])
export type EditMode = z.infer<typeof editModeSchema>

/** An element that is outlined, with the name it is given. */
const outlinedSchema = z.object({
  loc: locSchema,
  index: z.number().int(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  name: z.string().max(200),
})

const frameLookSchema = z.object({
  /** Of its window: looked at once it has come to be so. */
  width: z.number().positive(),
  /** As high as the page is pictured, in its own pixels, and how wide the picture is; null for none. */
  picture: z
    .object({
      height: z.number().positive(),
      targetWidth: z.number().positive(),
      maxCharacters: z.number().positive(),
    })
    .nullable(),
  /** What is pictured, by its place or by words on it; null for the page. */
  element: z.string().max(200).nullable(),
  /** What was found is told by then, without a picture that is not there yet. */
  withinMs: z.number().min(0),
})
export type FrameLook = z.infer<typeof frameLookSchema>

export interface FrameLooked {
  findings: Finding[]
  url: string | null
}

/** Everything the page around a frame may say to it. */
export const hostMessageSchema = z.discriminatedUnion('type', [
  fromFrame('REQUEST_FIGMA_FRAME', {}),
  fromFrame('CLEAR_SELECTION', {}),
  fromFrame('SET_EDIT_MODE', {
    mode: editModeSchema,
    /** Of the outline, as `#rrggbb`: the colour of the person who selects. */
    color: z.string().regex(/^#[0-9a-f]{6}$/i),
  }),
  /** Selects what is drawn from a place: a parent of the selection, or the selection itself after a reload. */
  fromFrame('SELECT_LOC', { loc: locSchema, index: z.number().int() }),
  // Not in the specification's list: what others have selected, outlined in their colours.
  fromFrame('SHOW_OTHERS', { selections: z.array(outlinedSchema).max(OTHERS_MAX) }),
  // Not in the specification's list: makes the selected element's text one that is typed in, if that is all it shows.
  fromFrame('EDIT_TEXT', { id: z.number().int(), text: z.string().max(20_000) }),
  // Whether what was typed is in the code now; else the page shows again what it showed.
  fromFrame('END_TEXT', { isKept: z.boolean() }),
  // Not in the specification's list: what oneself has selected besides the first.
  fromFrame('SHOW_MORE', { selections: z.array(outlinedSchema).max(SELECTED_MAX) }),
  // Not in the specification's list: where a change landed.
  fromFrame('SHOW_CHANGES', {
    id: z.number().int(),
    places: z
      .array(
        z.object({
          /** Words of the change; an element that shows one of them is nearer to it than those at the places. */
          texts: z.array(z.string().max(CHANGED_TEXT_MAX_CHARACTERS)).max(CHANGES_MAX),
          /** Of the first list that is drawn, all elements. */
          locs: z.array(z.array(locSchema).max(CHANGES_MAX)).max(4),
        }),
      )
      .max(CHANGES_MAX),
    /** False where it would take somebody away from what is being done. */
    mayScroll: z.boolean(),
  }),
  fromFrame('STEP_CHANGES', { index: z.number().int().min(0) }),
  // Not in the specification's list: what an answer of a visitor is about; null marks nothing any more.
  fromFrame('SHOW_PIN', { id: z.number().int(), pin: pinSchema.nullable() }),
  fromFrame('SET_DARK_MODE', { isDarkMode: z.boolean() }),
  fromFrame('NAVIGATE', { path: z.string().max(2_000) }),
  // Not in the specification's list: goes where a followed person is, in shares of the design's size.
  fromFrame('SCROLL_TO', { left: z.number(), top: z.number() }),
  // Not in the specification's list: the design itself, for a frame of port mode, which has no origin to fetch it from.
  fromFrame('LOAD_BUNDLE', {
    js: z.string(),
    css: z.string(),
    imports: z.record(z.string(), z.string()),
    preloads: z.array(z.string()),
    fonts: z.string(),
    isDarkMode: z.boolean(),
  }),
  fromFrame('SHOW_FAILURE', { message: z.string() }),
  fromFrame('PING', { id: z.number().int() }),
  fromFrame('LIVE_UPDATE', { update: liveUpdateSchema }),
  // Not in the specification's list: the page is looked at as it is in its window now.
  fromFrame('LOOK', { id: z.number().int(), ...frameLookSchema.shape }),
  fromFrame('TAKE_PAGE', {}),
  fromFrame('PRINT_PAGE', {}),
  fromFrame('TAKE_HTML', {}),
  fromFrame('TAKE_PICTURE', { id: z.number().int(), of: z.enum(['page', 'selection', 'social']) }),
])
export type HostMessage = z.infer<typeof hostMessageSchema>

type Unversioned<T> = T extends unknown ? Omit<T, 'maquette'> : never
/** What is said, before its version is put on it. */
export type FrameSaying = Unversioned<FrameMessage>
export type HostSaying = Unversioned<HostMessage>
