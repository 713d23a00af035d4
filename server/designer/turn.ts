/** What the designer says and does in one answer. */
export interface Turn {
  /** What it understood, in short honest thoughts. */
  thoughts: string
  /** What it is about to make; empty for small edits. */
  plan: string
  calls: ToolCall[]
  /** What it did, in two or three sentences. */
  closing: string
}

export type ToolCall =
  | { tool: 'write_file'; input: { path: string; code: string } }
  | { tool: 'edit_file'; input: { path: string; search: string; replace: string } }
  | { tool: 'rename_file'; input: { from: string; to: string } }
  | { tool: 'delete_file'; input: { path: string } }
