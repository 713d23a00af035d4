import { PACKAGE_VERSIONS } from '#server/generation/prompt/kit-facts.ts'
import { packageInstead, supportedPackage } from '#shared/packages.ts'

/** What each is for, in the order in which a page asks for it. */
export const USES: readonly (readonly [name: string, use: string])[] = [
  ['lucide-react', 'icons'],
  ['recharts', 'charts'],
  ['motion', 'movement, from `motion/react`'],
  ['react-router-dom', 'pages, with its hooks'],
  ['react-hook-form', 'forms'],
  ['zod', 'checks'],
  ['@hookform/resolvers', 'both together'],
  ['date-fns', 'dates, with its locales'],
  ['zustand', 'shared state'],
  ['jotai', 'shared state'],
  ['@tanstack/react-table', 'sortable tables'],
  ['embla-carousel-react', 'carousels'],
  ['sonner', 'notices'],
  ['vaul', 'drawers'],
  ['cmdk', 'command lists'],
  ['react-day-picker', 'calendars'],
  ['react-resizable-panels', 'panels'],
  ['clsx', 'class names'],
  ['class-variance-authority', 'variants'],
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
  ...['axios', 'react-icons', '@mui/material', 'antd', 'chart.js', 'moment', 'styled-components'],
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
${there.map(([name, use]) => `${name}${PACKAGE_VERSIONS[name] ?? ''} (${use})`).join(', ')}.
Not there: ${instead.join(', ')}. What is not there you write in plain React. An icon or export that a package does not have is drawn as a dashed box, and you are asked to mend it: use names you are sure of.`
}
