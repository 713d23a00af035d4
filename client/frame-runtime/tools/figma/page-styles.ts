import { FIGMA_LIMITS } from './limits.ts'

/** Computed styles that a design tool can use, with the value that need not be told. */
const BOX: Readonly<Record<string, string>> = {
  ...{
    display: 'block',
    flexDirection: 'row',
    flexWrap: 'nowrap',
    justifyContent: 'normal',
    alignItems: 'normal',
  },
  ...{
    rowGap: 'normal',
    columnGap: 'normal',
    position: 'static',
    zIndex: 'auto',
    opacity: '1',
    mixBlendMode: 'normal',
  },
  ...{
    overflowX: 'visible',
    overflowY: 'visible',
    boxShadow: 'none',
    filter: 'none',
    backdropFilter: 'none',
  },
  ...{ paddingTop: '0px', paddingRight: '0px', paddingBottom: '0px', paddingLeft: '0px' },
  ...{ backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', backgroundClip: 'border-box' },
  ...{ backgroundSize: 'auto', backgroundPosition: '0% 0%', backgroundRepeat: 'repeat' },
  ...{ borderTopLeftRadius: '0px', borderTopRightRadius: '0px' },
  ...{ borderBottomRightRadius: '0px', borderBottomLeftRadius: '0px', clipPath: 'none' },
}
const PICTURE: Readonly<Record<string, string>> = { objectFit: 'fill', objectPosition: '50% 50%' }
const TEXT: Readonly<Record<string, string>> = {
  ...{
    color: '',
    fontFamily: '',
    fontSize: '',
    fontWeight: '400',
    fontStyle: 'normal',
    lineHeight: 'normal',
  },
  ...{ fontVariantNumeric: 'normal', fontFeatureSettings: 'normal' },
  ...{ letterSpacing: 'normal', textAlign: 'start', webkitTextFillColor: '', textShadow: 'none' },
}
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

export function boxStyle(style: CSSStyleDeclaration, isPicture: boolean): Record<string, string> {
  const kept = told(style, isPicture ? { ...BOX, ...PICTURE } : BOX)
  for (const side of SIDES) {
    const width = computed(style, `border${side}Width`)
    const line = computed(style, `border${side}Style`)
    if (width === '0px' || line === 'none' || line === 'hidden') continue
    Object.assign(kept, {
      [`border${side}Width`]: width,
      [`border${side}Style`]: line,
      [`border${side}Color`]: computed(style, `border${side}Color`),
    })
  }
  if (style.outlineStyle !== 'none' && style.outlineStyle !== 'auto' && style.outlineWidth !== '0px') {
    const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = style
    Object.assign(kept, { outlineWidth, outlineStyle, outlineColor, outlineOffset })
  }
  return kept
}

export function textStyle(style: CSSStyleDeclaration, decoration: string): Record<string, string> {
  const kept = told(style, TEXT)
  if (kept.webkitTextFillColor === kept.color) delete kept.webkitTextFillColor
  return decoration === 'none' ? kept : { ...kept, textDecorationLine: decoration }
}

/** A line under a link is drawn under everything within it, though only the link has it. */
export function decorationOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { textDecorationLine, display } = getComputedStyle(around)
    if (textDecorationLine !== 'none') return textDecorationLine
    if (!display.startsWith('inline') || display !== 'inline') return 'none'
  }
  return 'none'
}

function told(style: CSSStyleDeclaration, from: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(from).flatMap(([name, usual]) => {
      const value = computed(style, name)
      return value === usual || value === '' ? [] : [[name, value]]
    }),
  )
}

/** Addresses of pictures may be whole pictures, which are told elsewhere. */
function computed(style: CSSStyleDeclaration, name: string): string {
  const value = String(style[name as keyof CSSStyleDeclaration] ?? '')
  return value.length > FIGMA_LIMITS.styleCharacters ? '' : value
}
