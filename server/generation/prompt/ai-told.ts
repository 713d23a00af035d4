/** Whether a model of its own may answer in this design. */
export interface DesignAi {
  /** This server gives designs a host of their own and lets them use keys. */
  isOffered: boolean
  hasKey: boolean
}

const ASKS_FOR_AI =
  /\b(?:a\.?i|llm|gpt(?:-[\w.]{1,20})?|chat ?gpt|open ?ai|chat ?bot|copilot|(?:ai|virtual|voice) assistant)\b/i

/** How a design asks a model while somebody looks at it; nothing where neither a key nor the request is about that. */
export function aiTold({ isOffered, hasKey }: DesignAi, prompt: string, isUsed: boolean): string {
  if (!isOffered || !(hasKey || isUsed || ASKS_FOR_AI.test(prompt))) return ''
  return `${CALLS}\n${hasKey ? HAS_KEY : NO_KEY}`
}

const CALLS = `# AI in this design
One thing can be fetched: the design's own host answers OpenAI's API below \`/_ai/v1/\` (\`chat/completions\`, \`responses\`, \`embeddings\`, \`images/generations\`, \`models\`) and adds the key itself. Tools are functions alone, and nothing is stored there: send the whole conversation each time, pictures as data or public addresses.
\`\`\`ts
const answer = await fetch('/_ai/v1/chat/completions', { method: 'POST', headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ model: 'gpt-4o-mini', messages, stream: true }), signal })
\`\`\`
With \`stream: true\` read \`answer.body\`: events end with an empty line, each is \`data: {…}\` with text in \`choices[0]?.delta?.content\`, the last is \`data: [DONE]\`. Anything but 2xx is \`{ error: { message, code } }\`; show \`message\` as it is with a way to try again, and never an answer that you made up. Ask only when the person does; draw waiting, the answer as it comes, Stop, and errors. No key, no SDK and no field for a key belong into the page.`
const HAS_KEY = 'A key is connected.'
const NO_KEY =
  'No key is connected yet: every call answers 404 with the code `no_key`, whose message the page shows. Say in `summary` that a key is connected under Integrations.'
