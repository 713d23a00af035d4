/** What a project is built with; the versions are those this product is built with itself. */
export const TOOL_NAMES = [
  '@tailwindcss/vite',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'tailwindcss',
  'typescript',
  'vite',
] as const
