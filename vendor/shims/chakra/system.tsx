import * as chakra from '@chakra-ui/react'
import {
  createContext,
  type ReactNode,
  forwardRef as reactForwardRef,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { olderProps, type Props } from './older-props'
import { OlderToasts } from './toasts'

export { keyframes } from '@emotion/react'

interface OlderTheme {
  colors?: Readonly<Record<string, unknown>>
  fonts?: Readonly<Record<string, string>>
  styles?: { global?: unknown }
}

/** A system of version 3 from what of a theme of version 2 it can use: colours, fonts and the page's own styles. */
function systemOf({ colors = {}, fonts = {}, styles }: OlderTheme): ReturnType<typeof chakra.createSystem> {
  const palettes = Object.entries(colors).filter(
    ([, shades]) => typeof shades === 'object' && shades !== null,
  )
  const known = chakra.defaultConfig.theme?.tokens?.colors ?? {}
  const isOwnPalette = ([name]: [string, unknown]) => !(name in known)
  const globalCss = typeof styles?.global === 'object' && styles.global !== null ? styles.global : {}
  return chakra.createSystem(chakra.defaultConfig, {
    globalCss: globalCss as object,
    theme: {
      tokens: { colors: tokensOf(colors) as object, fonts: tokensOf(fonts) as object },
      semanticTokens: {
        colors: Object.fromEntries(palettes.filter(isOwnPalette).map(([name]) => [name, meaningsOf(name)])),
      },
    },
  })
}

const tokensOf = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? tokensOf(value as Record<string, unknown>)
        : { value: String(value) },
    ]),
  )

/** What version 3 asks of every palette, in the shades that version 2 named. */
const meaningsOf = (name: string) => {
  const shade = (light: number, dark: number) => ({
    value: { _light: `{colors.${name}.${light}}`, _dark: `{colors.${name}.${dark}}` },
  })
  return {
    contrast: { value: 'white' },
    fg: shade(700, 300),
    subtle: shade(100, 900),
    muted: shade(200, 800),
    emphasized: shade(300, 700),
    solid: shade(500, 500),
    focusRing: shade(500, 500),
  }
}

/** A provider has others around it, and the outermost shows the messages. */
const IsInside = createContext(false)

/** As either version has it. */
export const ChakraProvider = ({ value, theme, children }: Props) => {
  const [system] = useState(() => safeSystem(theme as OlderTheme | undefined))
  return (
    <chakra.ChakraProvider value={(value as typeof chakra.defaultSystem) ?? system}>
      {useContext(IsInside) ? (
        children
      ) : (
        <IsInside value>
          {children}
          <OlderToasts />
        </IsInside>
      )}
    </chakra.ChakraProvider>
  )
}
export const ChakraBaseProvider = ChakraProvider

function safeSystem(theme: OlderTheme | undefined): typeof chakra.defaultSystem {
  try {
    return theme ? systemOf(theme) : chakra.defaultSystem
  } catch {
    return chakra.defaultSystem
  }
}

/** Themes one over the other, as far as they are plain. */
export function extendTheme(...themes: unknown[]): object {
  return themes.filter(isPlain).reduce((all: object, one) => merged(all, one), {})
}
export const extendBaseTheme = extendTheme
export const withDefaultColorScheme = () => ({})
export const withDefaultProps = () => ({})
export const withDefaultVariant = () => ({})
export const withDefaultSize = () => ({})

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const merged = (a: object, b: object): object => {
  const all: Record<string, unknown> = { ...a }
  for (const [name, value] of Object.entries(b)) {
    const before = all[name]
    all[name] = isPlain(before) && isPlain(value) ? merged(before, value) : value
  }
  return all
}

/** The default theme as version 2 had it to read from: `theme.colors.gray[500]`. */
export const theme = {
  colors: valuesOf(chakra.defaultConfig.theme?.tokens?.colors),
  fonts: valuesOf(chakra.defaultConfig.theme?.tokens?.fonts),
  fontSizes: valuesOf(chakra.defaultConfig.theme?.tokens?.fontSizes),
  space: valuesOf(chakra.defaultConfig.theme?.tokens?.spacing),
  radii: valuesOf(chakra.defaultConfig.theme?.tokens?.radii),
  breakpoints: { base: '0em', sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
  components: {},
  styles: { global: {} },
  config: { initialColorMode: 'light', useSystemColorMode: false },
}
export const baseTheme = theme
export const useTheme = () => theme

function valuesOf(tokens: unknown): Record<string, never> {
  const plain = isPlain(tokens) ? tokens : {}
  return Object.fromEntries(
    Object.entries(plain).map(([name, token]) => [
      name,
      isPlain(token) && 'value' in token ? token.value : valuesOf(token),
    ]),
  ) as Record<string, never>
}

const NO_STYLES: object = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? {} : undefined) })
export const useStyleConfig = () => ({})
export const useMultiStyleConfig = () => NO_STYLES
export const useStyles = () => NO_STYLES
export const StylesProvider = ({ children }: Props) => children
export const omitThemingProps = (props: object) => props
export const shouldForwardProp = () => true
export const forwardRef = (render: Parameters<typeof reactForwardRef>[0]) => reactForwardRef(render)
export const createMultiStyleConfigHelpers = () => ({
  definePartsStyle: (style: unknown) => style,
  defineMultiStyleConfig: (style: unknown) => style,
})
export const defineStyleConfig = (style: unknown) => style
export const cssVar = (name: string) => ({ variable: `--${name}`, reference: `var(--${name})` })
export const ColorModeScript = () => null
export const ColorModeProvider = ({ children }: Props) => children
export const CSSReset = () => null
export const GlobalStyle = () => null
const colorModeManager = { type: 'localStorage', get: () => 'light', set: () => undefined }
export const localStorageManager = colorModeManager
export const cookieStorageManager = colorModeManager
export const cookieStorageManagerSSR = () => colorModeManager
export const createLocalStorageManager = () => colorModeManager

export const useColorModeValue = <T,>(light: T, dark: T): T => (useIsDark() ? dark : light)

export function useColorMode() {
  const colorMode = useIsDark() ? 'dark' : 'light'
  const setColorMode = (mode: string) => document.documentElement.classList.toggle('dark', mode === 'dark')
  return {
    colorMode,
    setColorMode,
    toggleColorMode: () => setColorMode(colorMode === 'dark' ? 'light' : 'dark'),
  }
}

const useIsDark = (): boolean =>
  useSyncExternalStore(whenClassChanges, () => document.documentElement.classList.contains('dark'))

function whenClassChanges(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

export function useDisclosure({
  defaultIsOpen,
  isOpen,
  ...props
}: {
  defaultIsOpen?: boolean
  isOpen?: boolean
} = {}) {
  const made = chakra.useDisclosure({ defaultOpen: defaultIsOpen, open: isOpen, ...props })
  return {
    ...made,
    isOpen: made.open,
    getButtonProps: () => ({ onClick: made.onToggle, 'aria-expanded': made.open }),
    getDisclosureProps: () => ({ hidden: !made.open }),
  }
}

export function useClipboard(given: string | { value?: string } = '') {
  const made = chakra.useClipboard(typeof given === 'string' ? { value: given } : given)
  return { ...made, onCopy: made.copy, hasCopied: made.copied }
}

export const useMediaQuery = (query: string | string[], options?: object) =>
  chakra.useMediaQuery([query].flat(), options)

export function useBoolean(first = false) {
  const [is, set] = useState(first)
  return [is, { on: () => set(true), off: () => set(false), toggle: () => set(now => !now) }] as const
}

export function useOutsideClick({
  ref,
  handler,
}: {
  ref: { current: Element | null }
  handler?: (event: Event) => void
}) {
  useEffect(() => {
    const heard = (event: Event) => {
      if (ref.current && event.target instanceof Node && !ref.current.contains(event.target)) handler?.(event)
    }
    document.addEventListener('pointerdown', heard)
    return () => document.removeEventListener('pointerdown', heard)
  })
}

/** What comes and goes, without the way it moved. */
export const Collapse = ({
  in: isIn,
  children,
  animateOpacity: _,
  startingHeight: _height,
  endingHeight: _end,
  unmountOnExit: _unmount,
  ...props
}: Props) => (
  <chakra.Collapsible.Root open={Boolean(isIn)}>
    <chakra.Collapsible.Content {...olderProps(props)}>{children}</chakra.Collapsible.Content>
  </chakra.Collapsible.Root>
)
const shownWhenIn = (moved: string) =>
  function Shown({
    in: isIn,
    unmountOnExit,
    initialScale: _,
    offsetX: _x,
    offsetY: _y,
    reverse: _reverse,
    direction: _direction,
    transition: _transition,
    children,
    ...props
  }: Props) {
    if (unmountOnExit && !isIn) return null
    return (
      <chakra.Box
        opacity={isIn ? 1 : 0}
        transform={isIn ? 'none' : moved}
        pointerEvents={isIn ? undefined : 'none'}
        transition="opacity 0.2s, transform 0.2s"
        {...olderProps(props)}
      >
        {children as ReactNode}
      </chakra.Box>
    )
  }
export const Fade = shownWhenIn('none')
export const ScaleFade = shownWhenIn('scale(0.95)')
export const SlideFade = shownWhenIn('translateY(8px)')
export const Slide = shownWhenIn('translateY(100%)')
