/** How much of a page a frame tree holds at most, so that it is written, sent and read in moments. */
export const FIGMA_LIMITS = {
  nodes: 5_000,
  /** Nodes within nodes: a page that nests deeper ends there. */
  depth: 200,
  nameCharacters: 200,
  textCharacters: 20_000,
  sourceCharacters: 200_000,
  styleCharacters: 2_000,
  lines: 2_000,
  pictures: 80,
  /** Of one picture and of all, as they are written in base64. */
  pictureCharacters: 900_000,
  picturesCharacters: 3_200_000,
  fonts: 60,
  tokens: 200,
  leftOut: 50,
} as const

/** What one frame tree may weigh on its way to the server. */
export const LAYERS_MAX_BYTES = 5_000_000
