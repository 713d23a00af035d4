/** A sheet that begins as those of Tailwind 3 do: later ones know none of it. */
export const isOfVersionThree = (css: string): boolean =>
  /@tailwind\s{1,9}base\b|@import\s{1,9}["']tailwindcss\/base["']/.test(css)

/** What classes and elements look like by themselves in Tailwind 3, where that is another look in 4. */
export const VERSION_THREE = `@theme default {
--shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
--drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
--blur-sm: 4px;
--radius-sm: 0.125rem;
--default-ring-width: 3px;
--default-ring-color: var(--color-blue-500);
}
@layer base {
*, ::after, ::before, ::backdrop, ::file-selector-button { border-color: var(--color-gray-200, currentcolor); }
::placeholder { color: var(--color-gray-400, #9ca3af); }
button:not(:disabled), [role="button"]:not(:disabled) { cursor: pointer; }
}`
