import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { assistantChat } from '#server/designer/sections/social/assistant-chat.ts'

/** Talking with a model: threads that are kept, a choice of models, tools. */
export const assistant: Kind = {
  name: 'assistant',
  label: 'an assistant',
  shape: 'work',
  words:
    /\b(?:chat ?gpt|claude|gemini|copilot|perplexity)(?: clone|-like)?\b|\b(?:ai|llm) (?:chat(?:bot)?|assistant (?:app|chat|interface))\b|\bchat ?bots?(?: app| interface| ui)?\b|\bconversational (?:ai|agent)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Chat',
        icon: 'Sparkles',
        says: 'kept conversations, a choice of models, tools, and answers that are written out',
        piece: assistantChat(page),
      },
    ]),
}
