import type { Operation } from '#shared/edits/operations/operations.ts'

/** What a model's text turns into: words for the chat, files and edits for the design. */
export type ReplyEvent =
  | { type: 'text'; text: string }
  | { type: 'fileStart'; path: string }
  | { type: 'fileText'; path: string; text: string }
  /** `isComplete` is false when the reply ended inside the file. */
  | { type: 'fileEnd'; path: string; isComplete: boolean }
  | { type: 'edit'; path: string; search: string; replace: string }
  /** A tool call written as JSON into the text. */
  | { type: 'call'; operation: Operation }
  /** A whole module in a block that names no file; `text` is the block as it stands. */
  | { type: 'module'; hint: string | null; code: string; text: string; isComplete: boolean }
  /** A whole page of HTML, perhaps under the name of a file. */
  | { type: 'page'; hint: string | null; html: string; text: string; isComplete: boolean }
  /** Something that was meant to change the design and cannot be read. */
  | { type: 'unreadable'; path: string; message: string }
