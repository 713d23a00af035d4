import type { z } from 'zod'
import type { Route } from '#shared/api/route.ts'

export interface Field {
  /** As an id source says it: `body.references[].artifactId`. */
  path: string
  name: string
  /** With its checks and transformations. */
  schema: z.ZodType
}

/** Every value without parts that a request of this route may carry. */
export function fieldsOf(route: Route): Field[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  return [
    ...names.map(name => ({ path: `path.${name}`, name, schema: null as never })),
    ...(route.query ? leaves(route.query, 'query') : []),
    ...(route.body ? leaves(route.body, 'body') : []),
  ]
}

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  innerType?: z.ZodType
  in?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition

/** The leaves of a schema; what a check or a transformation wraps is looked through, and stays part of `whole`. */
function leaves(schema: z.ZodType, path: string, whole = schema): Field[] {
  const {
    type,
    shape,
    element,
    options,
    items,
    innerType,
    in: input,
    keyType,
    valueType,
  } = definitionOf(schema)
  if (shape) return Object.entries(shape).flatMap(([name, part]) => leaves(part, `${path}.${name}`))
  if (element) return leaves(element, `${path}[]`)
  if (items) return items.flatMap(part => leaves(part, `${path}[]`))
  if (options) return options.flatMap(part => leaves(part, path))
  if (type === 'record' && keyType && valueType)
    return [...leaves(keyType, `${path}.{key}`), ...leaves(valueType, `${path}.{value}`)]
  if (innerType) return leaves(innerType, path, whole)
  if (input && definitionOf(input).type !== 'transform') return leaves(input, path, whole)
  return [
    {
      path,
      name:
        path
          .split(/[.[\]]+/)
          .filter(Boolean)
          .at(-1) ?? '',
      schema: whole,
    },
  ]
}
