import type { ModelMode } from '#shared/chat.ts'

interface ModeOption {
  value: ModelMode
  label: string
  detail: string
}

const BEST: ModeOption = { value: 'best', label: 'Best', detail: 'writes in one pass' }
const AGENT: ModeOption = { value: 'agent', label: 'Agent', detail: 'looks, changes and checks' }

/** The model modes as a person chooses between them; only one where agents are switched off. */
export const modeOptions = (isAgentOn: boolean): ModeOption[] => (isAgentOn ? [BEST, AGENT] : [BEST])
