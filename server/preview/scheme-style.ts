/** Scroll bars and lists of the browser follow the class; without weight, so that a theme of one look has its own way. */
export const SCHEME_STYLE = ':where(.dark){color-scheme:dark}'
