import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { agentConsole } from '#server/designer/sections/work/agent-console.ts'

/** Agents that work on their own, watched by people. */
export const agentsKind: Kind = {
  name: 'agents',
  label: 'a console for agents',
  shape: 'work',
  words:
    /\b(?:(?:ai|llm|autonomous|coding) agents? (?:console|dashboard|monitor\w*|management|manager|platform|control|workspace|orchestrat\w+|builder|app|tool|admin)|(?:console|dashboard|control (?:panel|room|cent(?:er|re))|command cent(?:er|re)|workspace|platform|app|tool|panel) (?:for|to|of) (?:\w+ ){0,3}(?:ai|llm|autonomous|coding) agents|agent (?:orchestrat\w+|ops|runs?|traces?)(?: (?:console|dashboard|view\w*|platform|tool))?)\b/i,
  weight: 3,
  isHeadOnly: true,
  fronts: /\b(?:dashboards?|consoles?|(?:control|command|operations) (?:room|cent(?:er|re))s?|panels?)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Agents',
        icon: 'Bot',
        says: 'agents with tools and state, approvals, run history with tokens, and the trace of a run',
        piece: agentConsole(page, page.brief.isBrandGiven ? page.brief.brand : 'Agents'),
      },
    ]),
}
