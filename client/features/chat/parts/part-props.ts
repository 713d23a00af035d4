import type { ChatPart, ChatPartType } from '#shared/chat.ts'

export interface PartProps<T extends ChatPartType> {
  part: Extract<ChatPart, { type: T }>
}
