import type { ModelMessage } from 'ai'

/** What a run does with a browser that looks at its page. */
export interface RunLook {
  /** For an agent that asks: what was found. */
  told(input: unknown): Promise<string>
  /** The pictures that an agent has asked for, to go with what it is told next. */
  takePictures(): ModelMessage | null
  /** The pictures of an answer that a model is to see, once; what was found is listed before them or not. */
  takeShown(hasList: boolean): ModelMessage | null
  /** What a browser was last shown of the files, in few words; null where none has looked at them. */
  scope(): string | null
}
