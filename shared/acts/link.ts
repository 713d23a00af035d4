import type { ActOf } from '#shared/acts/act.ts'
import { because, byOperations, type Made } from '#shared/acts/made.ts'
import { placeOf, type Spot } from '#shared/acts/spot.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

/** Schemes a link may have; anything else has none and is a path or a place on the page. */
const SAFE = /^(?:https?:|mailto:|tel:|sms:|[^:]*$|[^:]*[/?#])/i

/** Where a link leads: the link itself, or the one around or directly inside the element. */
export function setLink(
  files: readonly SourceFile[],
  spot: Spot,
  { href }: Pick<ActOf<'setLink'>, 'href'>,
): Made {
  if (!SAFE.test(href.trim()))
    return because('A link may lead to a web address, a page, an email or a telephone.')
  const link = linkFor(spot.element)
  if (!link) return because('This is not a link, so it has no target to change.')
  const attribute = attributeOf(link.node, 'href') ? 'href' : attributeOf(link.node, 'to') ? 'to' : 'href'
  const { value } = attributeOf(link.node, attribute) ?? {}
  if (value && value.type !== 'StringLiteral' && !isText(value))
    return because('The target of this link is worked out by the code.')
  const place = placeOf({ ...spot, element: link })
  return byOperations(files, [{ op: 'setAttribute', ...place, name: attribute, value: href.trim() }])
}

function linkFor(element: PlacedElement): PlacedElement | null {
  for (let each: PlacedElement | null = element; each; each = each.parent) if (isLink(each)) return each
  return null
}

const isLink = ({ tag, node }: PlacedElement): boolean =>
  tag === 'a' || /(?:^|\.|[a-z])Link$/.test(tag) || tag === 'Link' || attributeOf(node, 'href') !== null

const isText = (value: { type: string; expression?: { type: string } }): boolean =>
  value.type === 'JSXExpressionContainer' && value.expression?.type === 'StringLiteral'
