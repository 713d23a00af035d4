import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'
import { lineSchema, nameSchema, wordsSchema } from '#shared/text.ts'

export const QUESTIONS_MAX = 50
export const QUESTION_MAX_CHARACTERS = 500
export const OPTIONS_MAX = 20
/** Section 5: ratings stay within these. */
export const RATING_LIMITS = { min: 0, max: 10 } as const
export const RATING_DEFAULTS = {
  minValue: 1,
  maxValue: 5,
  minLabel: 'Least Satisfied',
  maxLabel: 'Most Satisfied',
} as const
export const FEEDBACK_FILE_NAME = 'feedback_responses.csv'
/** Answers of one visitor in an hour. */
export const FEEDBACK_PER_HOUR = 5
/** Answers about one design from one address, by however many visitors, where the server expects as many there as it does unless told. */
export const FEEDBACK_PER_ADDRESS = 60
/** Of one design; further ones are refused. */
export const RESPONSES_MAX = 10_000
/** The newest of them that are shown; the file has them all. */
export const RESPONSES_SHOWN_MAX = 1_000
/** Named in one call to delete them. */
export const RESPONSES_DELETED_MAX = 100
export const ANSWER_MAX_CHARACTERS = 5_000
const OPTION_MAX_CHARACTERS = 200
const LABEL_MAX_CHARACTERS = 100

/** Where a visitor gives feedback, on the host of a preview or a published page. */
export const FEEDBACK_PATH = '/_maquette/feedback'
export const FEEDBACK_BUTTON_SCRIPT = '/_maquette/feedback-button.js'
export const FEEDBACK_FORM_SCRIPT = '/_maquette/feedback-form.js'

/** On the editor's address: the answers are shown at once, as a mail leads to them. */
export const FEEDBACK_ANSWERS_QUERY = 'feedback'

const words = {
  id: idSchema.optional(),
  question: nameSchema(QUESTION_MAX_CHARACTERS),
}
const ratingValue = z.int().min(RATING_LIMITS.min).max(RATING_LIMITS.max)
const label = (usual: string) => lineSchema(LABEL_MAX_CHARACTERS).default(usual)

/** A feedback question as it is sent (section 3). */
export const questionSchema = z.discriminatedUnion('type', [
  z.object({
    ...words,
    type: z.literal('text'),
    placeholder: lineSchema(QUESTION_MAX_CHARACTERS).optional(),
  }),
  z.object({
    ...words,
    type: z.literal('multipleChoice'),
    options: z
      .array(nameSchema(OPTION_MAX_CHARACTERS))
      .min(1)
      .max(OPTIONS_MAX)
      .refine(options => new Set(options).size === options.length, 'has the same option twice'),
    allowMultiple: z.boolean().default(false),
  }),
  z
    .object({
      ...words,
      type: z.literal('rating'),
      minValue: ratingValue.default(RATING_DEFAULTS.minValue),
      maxValue: ratingValue.default(RATING_DEFAULTS.maxValue),
      minLabel: label(RATING_DEFAULTS.minLabel),
      maxLabel: label(RATING_DEFAULTS.maxLabel),
    })
    .refine(({ minValue, maxValue }) => minValue < maxValue, {
      error: 'must be less than maxValue',
      path: ['minValue'],
    }),
])
export type NewQuestion = z.input<typeof questionSchema>
export type QuestionType = NewQuestion['type']

/** The same as it is kept: the server has given it an id. */
export type FeedbackQuestion = z.output<typeof questionSchema> & { id: string }

export const feedbackQuestionDataSchema = z.object({
  isEnabled: z.boolean(),
  questions: z.array(questionSchema).max(QUESTIONS_MAX),
})
export type FeedbackQuestionData = Omit<z.output<typeof feedbackQuestionDataSchema>, 'questions'> & {
  questions: FeedbackQuestion[]
}

/** Longer ways into a page than any that people make. */
const PIN_DEPTH_MAX = 80
export const PIN_LABEL_MAX_CHARACTERS = 120

/** The element that an answer is about, told by where it stands in the page, since a page that is shown knows no source. */
export const pinSchema = z.object({
  /** Which child, from the body down. */
  way: z.array(z.int().min(0).max(100_000)).max(PIN_DEPTH_MAX),
  /** As `h1`. */
  tag: lineSchema(60),
  /** The beginning of what it shows. */
  label: lineSchema(PIN_LABEL_MAX_CHARACTERS),
  /** Where in it, in shares of its width and height. */
  at: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
})
export type Pin = z.infer<typeof pinSchema>

const pageSchema = lineSchema(500).refine(page => page.startsWith('/'), 'must begin with /')
const pixels = z.int().min(1).max(100_000)

/** What a visitor sends. */
export const newResponseSchema = z.object({
  answers: z
    .array(
      z.object({
        questionId: idSchema,
        text: wordsSchema(ANSWER_MAX_CHARACTERS).optional(),
        options: z.array(nameSchema(OPTION_MAX_CHARACTERS)).max(OPTIONS_MAX).optional(),
        rating: z.int().optional(),
      }),
    )
    .min(1)
    .max(QUESTIONS_MAX),
  artifactId: idSchema.optional(),
  page: pageSchema.optional(),
  viewport: z.object({ width: pixels, height: pixels }).optional(),
  anchor: pinSchema.optional(),
  /** The same again stores nothing more. */
  requestId: idSchema.optional(),
})
export type NewResponse = z.output<typeof newResponseSchema>

/** An answer keeps the words of its question, which may be changed or gone later. */
export const answerSchema = z.object({
  questionId: z.string(),
  question: z.string(),
  type: z.enum(['text', 'multipleChoice', 'rating']),
  text: z.string().nullable(),
  options: z.array(z.string()).nullable(),
  rating: z.number().nullable(),
})
export type Answer = z.infer<typeof answerSchema>

export const responseSchema = z.object({
  id: idSchema,
  answers: z.array(answerSchema),
  artifactId: z.string().nullable(),
  page: z.string().nullable(),
  viewport: z.object({ width: z.number(), height: z.number() }).nullable(),
  anchor: pinSchema.nullable().catch(null),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** As `v3`. */
  artifactVersionName: z.string().nullable().optional(),
})
export type FeedbackResponse = z.infer<typeof responseSchema>

/** A new question; the number tells it apart from those there are. */
export function newQuestion(others: readonly { question: string }[]): NewQuestion {
  const taken = new Set(others.map(({ question }) => question))
  let number = others.length + 1
  while (taken.has(`Untitled ${number}`)) number += 1
  return { type: 'text', question: `Untitled ${number}` }
}

/** Whether there is anything to ask. */
export const isAsking = ({
  isEnabled,
  questions,
}: Pick<FeedbackQuestionData, 'isEnabled' | 'questions'>): boolean => isEnabled && questions.length > 0
