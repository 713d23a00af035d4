import { PACKAGE_VERSIONS } from '#server/generation/prompt/kit-facts.ts'
import { packageInstead, supportedPackage } from '#shared/packages.ts'

/** What each is for, in the order in which a page asks for it. */
export const USES: readonly (readonly [name: string, use: string])[] = [
  ['lucide-react', 'icons, by new and old names'],
  ['recharts', 'charts'],
  ['motion', 'movement, from `motion/react`; classes `animate-in fade-in-0` too'],
  ['react-router-dom', 'pages, with its hooks'],
  ['react-hook-form', 'forms'],
  ['zod', 'checks'],
  ['@hookform/resolvers', 'both together: `zodResolver` from its `/zod`'],
  ['date-fns', 'dates, with its locales'],
  ['zustand', ''],
  ['jotai', 'shared state both'],
  ['@tanstack/react-table', 'sortable tables'],
  ['embla-carousel-react', ''],
  ['sonner', ''],
  ['vaul', ''],
  ['cmdk', ''],
  ['react-day-picker', ''],
  ['react-resizable-panels', ''],
  ['clsx', ''],
  ['class-variance-authority', 'these of the kit'],
  ['nanoid', 'ids'],
  ['@dnd-kit/core', 'dragging; also @dnd-kit/sortable, @dnd-kit/utilities'],
  ['@xyflow/react', 'node graphs'],
  ['three', '3D'],
  ['@react-three/fiber', '3D in React'],
  ['d3', 'drawings of data'],
  ['leaflet', 'maps without tiles'],
  ['react-markdown', 'Markdown'],
  ['lodash', 'helpers'],
]
/** Asked for by habit. */
const ASKED_FOR = [
  ...['axios', 'react-icons', '@mui/material', 'chart.js', 'moment', 'styled-components'],
  ...['react-select', 'react-hot-toast', 'framer-motion', 'lodash', '@heroicons/react', 'three', 'd3'],
]

/** The packages of this server and what they are for; what is not built here is not named. */
export function packagesTold(isBuilt: (name: string) => boolean, isShort = false): string {
  const there = USES.filter(([name]) => supportedPackage(name) && isBuilt(name))
  if (isShort)
    return `# Packages\n${there.map(([name]) => name).join(', ')}. Nothing else can be imported; an icon or export that is not there is drawn as a dashed box.`
  const missing = ASKED_FOR.filter(name => !(supportedPackage(name) && isBuilt(name)))
  const instead = missing.map(name => {
    const other = packageInstead(name)
    return other?.startsWith('the shadcn/ui')
      ? `${name} (the components here)`
      : other
        ? `${name} (${other})`
        : name
  })
  return `# Packages
${there.map(([name, use]) => `${name}${PACKAGE_VERSIONS[name] ?? ''}${use && ` (${use})`}`).join(', ')}.
${instead.length > 0 ? `Not there: ${instead.join(', ')}. ` : ''}What is not there you write yourself. An icon or export that a package does not have becomes a dashed box: use names you are sure of.`
}
