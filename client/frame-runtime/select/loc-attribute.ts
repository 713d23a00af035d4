/** The same as `LOC_ATTRIBUTE` of `shared/compile/add-loc.ts`, without the parser that comes with it. */
export const LOC_ATTRIBUTE = 'data-loc'
