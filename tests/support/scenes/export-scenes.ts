import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const answers = (stage: Stage, call: string, json: object) =>
  stage.page.route(`**/api/editor/${call}`, route => route.fulfill({ json }))

const STAND_INS = ['react-three-fiber', 'gsap', '@splinetool/react-spline']
const PROMPT = `A React design of 9 files. Build on it as it is.\n\n// src/App.tsx\nexport default function App() {\n  return <Hero />\n}\n`

/** What the ways out of a design say besides the layers. */
export const EXPORT_SCENES: readonly Scene[] = [
  {
    name: 'files and pictures',
    show: async stage => {
      await stage.editor()
      await stage.choose('Export', 'Export to a design tool')
      await stage.dialog('Export to a design tool')
      await stage.page.getByText('layers.').waitFor()
      await stage.page.getByRole('button', { name: 'Print PDF' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'zip with custom components',
    show: async stage => {
      await answers(stage, 'generateZip', {
        ...{ hostedUrl: '/nowhere.zip', hasComponentWarning: true, standIns: STAND_INS },
      })
      await stage.editor()
      await stage.choose('Export', 'Download Code Zip')
      await stage.dialog('Warning: Custom Components')
    },
  },
  {
    name: 'code as prompt',
    show: async stage => {
      await answers(stage, 'codePrompt', {
        ...{ prompt: PROMPT, files: 9 },
        leftOut: [
          { name: 'assets/harbour-at-night.jpg', characters: 412_000, why: 'picture' },
          { name: 'src/data/bookings.ts', characters: 318_400, why: 'size' },
        ],
      })
      await stage.editor()
      await stage.choose('Export', 'Copy Code as Prompt')
      await stage.dialog('Copy Code as Prompt')
    },
  },
]
