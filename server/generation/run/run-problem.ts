/** Why a run cannot be carried out, in a sentence for the person; it can be tried again. */
export class RunProblem extends Error {}
