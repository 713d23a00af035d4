import { z } from 'zod'

const position = z.object({ line: z.number().int().min(1), column: z.number().int().min(0) })
/** The position of the element's `<` (line from 1, column from 0) or its path, `Hero:0.1`. */
export const target = z.union([position, z.object({ path: z.string().min(1) })])
const place = z.enum(['before', 'after', 'first', 'last'])
/** Paths are checked when the operation runs, so that a bad one is a sentence and not a parse error. */
const file = z.string()
const identifier = z.string().regex(/^[A-Za-z_$][\w$]*$/)
/** A host attribute, a prop, or one with dashes and colons. */
const attribute = z.string().regex(/^[A-Za-z_$][\w$:-]*$/)
const classes = z.array(z.string().regex(/^[^\s"'`{}]+$/))

export const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('write'), file, code: z.string() }),
  z.object({ op: z.literal('delete'), file }),
  z.object({ op: z.literal('rename'), from: file, to: file }),
  z.object({ op: z.literal('replace'), file, search: z.string(), replace: z.string() }),
  z.object({
    op: z.literal('setText'),
    file,
    at: target,
    text: z.string(),
    /** Which of several texts of the element, counted from 0. */
    index: z.number().int().min(0).optional(),
  }),
  z.object({
    op: z.literal('setAttribute'),
    file,
    at: target,
    name: attribute,
    /** A string, `true` for a bare attribute, or the code of an expression. */
    value: z.union([z.string(), z.literal(true), z.object({ expression: z.string().min(1) })]),
  }),
  z.object({ op: z.literal('removeAttribute'), file, at: target, name: attribute }),
  z.object({
    op: z.literal('setClasses'),
    file,
    at: target,
    add: classes.default([]),
    remove: classes.default([]),
    replace: z.array(z.object({ from: z.string().min(1), to: z.string().min(1) })).default([]),
  }),
  z.object({
    op: z.literal('setStyle'),
    file,
    at: target,
    /** Properties of the element's style object, as React names them. */
    set: z.record(identifier, z.union([z.string(), z.number()])).default({}),
    remove: z.array(identifier).default([]),
  }),
  z.object({ op: z.literal('insertElement'), file, at: target, place, code: z.string().min(1) }),
  z.object({ op: z.literal('removeElement'), file, at: target }),
  z.object({ op: z.literal('moveElement'), file, at: target, to: target, place }),
  z.object({ op: z.literal('duplicateElement'), file, at: target }),
  z.object({
    op: z.literal('addImport'),
    file,
    from: z.string().min(1),
    names: z.array(identifier).default([]),
    defaultName: identifier.optional(),
    isType: z.boolean().default(false),
  }),
  z.object({ op: z.literal('removeImport'), file, name: identifier }),
  z.object({
    op: z.literal('setLiteral'),
    file,
    /** `plans[0].price`, `plans[name="Pro"].price`. */
    path: z.string().min(1),
    value: z.union([z.string(), z.number(), z.boolean()]),
  }),
  z.object({
    op: z.literal('insertItem'),
    file,
    path: z.string().min(1),
    /** Before which item; without it at the end. */
    index: z.number().int().min(0).optional(),
    code: z.string().min(1),
  }),
  z.object({ op: z.literal('removeItem'), file, path: z.string().min(1) }),
  z.object({ op: z.literal('renameText'), file, from: z.string().min(1), to: z.string() }),
  z.object({
    op: z.literal('setToken'),
    file: file.default('theme.css'),
    name: z.string().regex(/^--[\w-]+$/),
    value: z.string().regex(/^[^;{}]+$/),
    scheme: z.enum(['light', 'dark', 'both']).default('both'),
  }),
])
export type Operation = z.output<typeof operationSchema>
export type OperationInput = z.input<typeof operationSchema>
/** The files that it touches. */
export const filesOf = (operation: Operation): string[] =>
  operation.op === 'rename' ? [operation.from, operation.to] : [operation.file]

export type OperationOf<Op extends Operation['op']> = Extract<Operation, { op: Op }>
