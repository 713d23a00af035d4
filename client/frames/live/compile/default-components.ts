/** `import Chart from 'x'`, alone or before other names. */
const WHOLE =
  /\bimport\s+([A-Z][\w$]*)\s*(?:,\s*(?:\{[^}]*\}|\*\s*as\s+[\w$]+)\s*)?from\s*["']([^"'\n]+)["']/g
/** `import { default as Chart } from 'x'`, and the same as an export. */
const NAMED = /\bdefault\s+as\s+([A-Z][\w$]*)[^{}]*\}\s*from\s*["']([^"'\n]+)["']/g

/** What a source imports the default of under a component's name: what is missing there is a component too. */
export function defaultComponents(source: string): string[] {
  const found = [WHOLE, NAMED].flatMap(form =>
    [...source.matchAll(form)].map(([, , specifier = '']) => specifier),
  )
  return [...new Set(found)]
}
