import { draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { dialectOf } from '#server/designer/follow-ups/style/dialect.ts'

const ASKS =
  /^(?:add|include|insert|create|put|show|give me)\s+(?:an?\s+)?(?:(?:small|floating|fixed|round|sticky)\s+)*["“'‘]?(?:back|scroll|return|go|jump)[- ]?to[- ](?:the[- ])?top["”'’]?(?:\s+(?:button|link|arrow|control))*(?:\s+(?:in|at|on)\s+the\s+.*)?$/i
const IN_CLASSES =
  'fixed right-4 bottom-4 z-50 grid size-11 place-items-center rounded-full border bg-white text-lg text-gray-900 shadow-md'
const IN_TOKENS =
  'fixed right-4 bottom-4 z-50 grid size-11 place-items-center rounded-full border bg-card text-lg text-card-foreground shadow-md'

/** "add a back to top button": a round link that stays in the corner. */
export const addWayUp: FollowUp = (instruction, bench) => {
  if (!ASKS.test(plainWords(instruction)) || bench.selection) return null
  const { root } = sceneOf(bench.files)
  if (!root) return { trouble: 'I did not find the outer element of this page.', isSure: true }
  const hasTokens = bench.files.some(file => file.name.endsWith('.css') && file.code.includes('--card:'))
  const code =
    dialectOf(bench.files) === 'tailwind'
      ? `<a href="#top" aria-label="Back to top" className="${hasTokens ? IN_TOKENS : IN_CLASSES}">↑</a>`
      : draw(
          {
            tag: 'a',
            attributes: {
              href: '#top',
              'aria-label': 'Back to top',
              style: {
                expression:
                  "{ position: 'fixed', right: '16px', bottom: '16px', zIndex: 50, padding: '10px 16px', borderRadius: '9999px', border: '1px solid #d1d5db', background: '#ffffff', color: '#111827', textDecoration: 'none' }",
              },
            },
            text: '↑',
          },
          bench.files,
        )
  return {
    operations: [{ op: 'insertElement', file: root.file, at: { path: root.path }, place: 'last', code }],
    says: 'A round link in the corner leads back to the top now, wherever one is on the page.',
  }
}
