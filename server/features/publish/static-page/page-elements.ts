/** Left out with all that is in them: what runs, loads or frames something, or is parsed by rules of its own. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'noscript', 'template', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'param'],
  ...['base', 'meta', 'link', 'portal', 'fencedframe', 'xmp', 'plaintext', 'noembed', 'noframes', 'listing'],
])

/** Elements without an end. */
export const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'frame', 'hr', 'img', 'input', 'link', 'meta', 'param'],
  ...['source', 'track', 'wbr'],
])

/** A name of an element or attribute that is written again as it is. */
export const ELEMENT_NAME = /^[a-z][\w-]*$/
export const ATTRIBUTE_NAME = /^[a-z_][\w.:-]*$/
