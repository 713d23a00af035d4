import { EXTENDED_PACKAGES } from '#shared/extended-packages.ts'

/** Core packages are built at the first start; extended ones by `npm run vendor` and at deploy. */
type PackageSet = 'core' | 'extended'

export interface SupportedPackage {
  name: string
  set: PackageSet
  /** Importable sub-paths besides the package itself, without the leading slash. */
  paths: readonly string[]
  /** False where only sub-paths can be imported. */
  hasRoot: boolean
}

const RADIX = [
  'accessible-icon',
  'accordion',
  'alert-dialog',
  'aspect-ratio',
  'avatar',
  'checkbox',
  'collapsible',
  'context-menu',
  'dialog',
  'direction',
  'dropdown-menu',
  'form',
  'hover-card',
  'label',
  'menubar',
  'navigation-menu',
  'one-time-password-field',
  'password-toggle-field',
  'popover',
  'portal',
  'progress',
  'radio-group',
  'scroll-area',
  'select',
  'separator',
  'slider',
  'slot',
  'switch',
  'tabs',
  'toast',
  'toggle',
  'toggle-group',
  'toolbar',
  'tooltip',
  'use-controllable-state',
  'visually-hidden',
]

const core = (name: string, ...paths: string[]): SupportedPackage => ({
  name,
  set: 'core',
  paths,
  hasRoot: true,
})

const CORE: readonly SupportedPackage[] = [
  core('react', 'jsx-runtime', 'jsx-dev-runtime'),
  core('react-dom', 'client'),
  core('@chakra-ui/react'),
  core('@emotion/react', 'jsx-runtime', 'jsx-dev-runtime'),
  core('@emotion/styled'),
  core('@hookform/resolvers', 'zod', 'standard-schema'),
  core('@tanstack/react-table'),
  core('class-variance-authority'),
  core('clsx'),
  core('cmdk'),
  core('date-fns', 'locale'),
  core('embla-carousel-autoplay'),
  core('embla-carousel-react'),
  core('framer-motion', 'client', 'dom', 'm'),
  core('input-otp'),
  core('jotai', 'utils'),
  core('lucide-react'),
  core('motion', 'react', 'react-client', 'react-m', 'mini'),
  core('nanoid'),
  {
    name: 'next',
    set: 'core',
    paths: [
      'dynamic',
      'font/google',
      'font/local',
      'head',
      'image',
      'link',
      'navigation',
      'router',
      'script',
    ],
    hasRoot: false,
  },
  core('next-themes'),
  core('radix-ui'),
  ...RADIX.map(primitive => core(`@radix-ui/react-${primitive}`)),
  core('react-day-picker', 'locale', 'style.css'),
  core('react-hook-form'),
  core('react-is'),
  core('react-resizable-panels'),
  core('react-router', 'dom'),
  core('react-router-dom'),
  core('recharts'),
  core('sonner'),
  core('tailwind-merge'),
  core('tw-animate-css'),
  core('uuid'),
  core('vaul'),
  core('zod', 'v4', 'v3', 'mini'),
  core('zustand', 'middleware', 'shallow', 'react/shallow', 'middleware/immer'),
]

const EXTENDED = Object.entries(EXTENDED_PACKAGES).map(
  ([name, paths]): SupportedPackage => ({
    name,
    set: 'extended',
    paths: paths.filter(path => path !== '.'),
    hasRoot: paths.includes('.'),
  }),
)

/** Every package a design may import, with its scope and name. */
export const PACKAGES: readonly SupportedPackage[] = [...CORE, ...EXTENDED]

const BY_NAME = new Map(PACKAGES.map(entry => [entry.name, entry]))

/** The package a specifier belongs to: scope and name for scoped ones, else the first segment. */
export function packageName(specifier: string): string {
  const [first = '', second] = specifier.split('/')
  return specifier.startsWith('@') && second ? `${first}/${second}` : first
}

/** The supported package behind an import, or null. */
export const supportedPackage = (specifier: string): SupportedPackage | null =>
  BY_NAME.get(packageName(specifier)) ?? null

/** Every specifier of one package that is built. */
export function packageSpecifiers({ name, paths, hasRoot }: SupportedPackage): string[] {
  return [...(hasRoot ? [name] : []), ...paths.map(path => `${name}/${path}`)]
}

const INSTEAD: Readonly<Record<string, string>> = {
  '@ant-design/icons': 'lucide-react',
  '@fortawesome/react-fontawesome': 'lucide-react',
  '@mantine/core': 'the shadcn/ui components in @/components/ui',
  '@material-ui/core': 'the shadcn/ui components in @/components/ui',
  '@mui/icons-material': 'lucide-react',
  '@mui/material': 'the shadcn/ui components in @/components/ui',
  '@nextui-org/react': 'the shadcn/ui components in @/components/ui',
  '@heroui/react': 'the shadcn/ui components in @/components/ui',
  '@radix-ui/react-icons': 'lucide-react',
  '@heroicons/react': 'lucide-react',
  antd: 'the shadcn/ui components in @/components/ui',
  axios: 'fixed sample data in the code: a design has no network',
  bootstrap: 'the styling of the design itself',
  'chart.js': 'recharts',
  'react-chartjs-2': 'recharts',
  dayjs: 'date-fns',
  moment: 'date-fns',
  luxon: 'date-fns',
  formik: 'react-hook-form',
  yup: 'zod',
  lodash: 'plain JavaScript',
  'lodash-es': 'plain JavaScript',
  'react-bootstrap': 'the shadcn/ui components in @/components/ui',
  'react-hot-toast': 'sonner',
  'react-toastify': 'sonner',
  'react-icons': 'lucide-react',
  'react-select': 'the Select or Command component of @/components/ui',
  'styled-components': '@emotion/styled',
  wouter: 'react-router-dom',
}

/** The packages that files import, each once, by name; files of the design itself are none. */
export function packagesOf(files: readonly { name: string; code: string }[]): string[] {
  const specifiers = files
    .filter(({ name }) => /\.[jt]sx?$/.test(name))
    .flatMap(({ code }) => [...code.matchAll(IMPORTED)].map(([, specifier = '']) => specifier))
  const names = specifiers.filter(specifier => /^(?:@\w|\w)/.test(specifier)).map(packageName)
  return [...new Set(names)].sort()
}

/** Types alone are no package that runs. Bounded, so that text without an end costs no more than its length. */
const IMPORTED =
  /^[ \t]{0,80}(?:import\b(?![ \t]{1,8}type[ \t]{1,8}(?!from\b))(?:[^'";]{0,2000}?\bfrom)?|export\b[^'";]{0,2000}?\bfrom|\}[ \t]{0,8}from)[ \t]{0,8}['"]([^'"\s]{1,200})['"]/gm

/** Stands before the path of a module that an import did not bring, so that previews draw a placeholder for it. */
export const NOT_IMPORTED = 'not-imported'

/** What of the packages that could not be loaded is one, so that it can be asked for. */
export const realPackages = (names: readonly string[]): string[] =>
  names.filter(name => name !== NOT_IMPORTED)

/** What to use in place of a well-known unsupported package, or null. */
export const packageInstead = (name: string): string | null => INSTEAD[name] ?? null

/** The request for a library, already written. */
export const librarySupport = (name: string): { subject: string; text: string } => ({
  subject: `Library request: ${name}`,
  text: `Please add support for the library ${name} in designs.`,
})

/** The notice of section 8 in words for a model, and for whoever runs the server where that could help. */
export function unsupportedAdvice(name: string): string {
  const instead = packageInstead(name)
  const advice = instead ? `Use ${instead} instead` : 'Write your own implementation in the design instead'
  const why =
    BY_NAME.get(name)?.set === 'extended'
      ? 'is supported but not built on this server ("npm run vendor" builds it)'
      : 'is not supported here'
  return `The package "${name}" ${why}, so a placeholder stands in its place. ${advice}.`
}
