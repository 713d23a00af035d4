import { type ComponentType, memo } from 'react'
import { type SharedMap, usePart } from '#client/room/document/chat-hooks.ts'
import type { ChatPart, ChatPartType } from '#shared/chat.ts'
import { ArtifactPart } from './artifact-part.tsx'
import { CodeBlockPart, CodeSnippetPart } from './code-parts.tsx'
import { ErrorPart } from './error-part.tsx'
import { FinishedFilesPart } from './finished-files-part.tsx'
import { ImagePart } from './image-part.tsx'
import { ImportedPart } from './imported-part.tsx'
import { ManualEditPart } from './manual-edit-part.tsx'
import { OutOfScopePart } from './out-of-scope-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { ReferencePart, ReferenceV2Part } from './reference-parts.tsx'
import { SuggestedActionsPart } from './suggested-actions-part.tsx'
import { TemplateChoicesPart } from './template-choices-part.tsx'
import { TextPart } from './text-part.tsx'
import { ThinkingPart } from './thinking-part.tsx'
import { ToolCallPart } from './tool-call-part.tsx'

type PartOf<T extends ChatPartType> = Extract<ChatPart, { type: T }>

const VIEWS = {
  text: TextPart,
  image: ImagePart,
  thinking: ThinkingPart,
  error: ErrorPart,
  artifact: ArtifactPart,
  codeBlock: CodeBlockPart,
  codeSnippet: CodeSnippetPart,
  reference: ReferencePart,
  referenceV2: ReferenceV2Part,
  manualEdit: ManualEditPart,
  toolCall: ToolCallPart,
  suggestedActions: SuggestedActionsPart,
  outOfScope: OutOfScopePart,
  finishedFiles: FinishedFilesPart,
  templateChoices: TemplateChoicesPart,
  questions: QuestionsPart,
  plan: PlanPart,
  imported: ImportedPart,
} satisfies { [T in ChatPartType]: ComponentType<{ part: PartOf<T> }> }

/** One part of an item, live. A type this build does not know reads as an error part (room-schema/chat.ts). */
export const PartView = memo(function PartView({ part: map }: { part: SharedMap }) {
  const part = usePart(map)
  const View = VIEWS[part.type] as ComponentType<{ part: ChatPart }>
  return <View part={part} />
})
