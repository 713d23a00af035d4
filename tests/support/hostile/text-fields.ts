import { z } from 'zod'
import { routes } from '#shared/api/index.ts'
import { fillPath, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'

/** A text of a call: where it stands, and the request with another text there. */
export interface TextField {
  /** `POST /chatPattern/rename body.newName`. */
  name: string
  route: Route
  /** The longest text that is taken; what is longer is refused, and has to be refused quickly too. */
  max: number
  request(text: string): { path: string; init: RequestInit }
}

/** The objects that requests are about. */
export interface Objects {
  patternId: string
  artifactId: string
}

const LONG = 50_000
/** Of a path or a query: more is refused by what reads the address, before our code. */
const ADDRESS_MAX = 4_000

/** Every text of every call: derived from the table of routes and its schemas, so that a new one is there by itself. */
export function textFields(objects: Objects): TextField[] {
  return routes.flatMap(route => [
    ...pathFields(route, objects),
    ...queryFields(route, objects),
    ...(route.isBinary ? [] : bodyFields(route, objects)),
  ])
}

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

function pathFields(route: Route, objects: Objects): TextField[] {
  return parameters(route).map(name => ({
    name: `${signature(route)} path.${name}`,
    route,
    max: ADDRESS_MAX,
    request: text => ({
      path: addressOf(route, objects, { [name]: wellFormed(text) }),
      init: initOf(route, exampleBody(route, objects)),
    }),
  }))
}

function queryFields(route: Route, objects: Objects): TextField[] {
  if (!route.query) return []
  return Object.entries(jsonSchemaOf(route.query).properties ?? {}).map(([name, { maxLength }]) => ({
    name: `${signature(route)} query.${name}`,
    route,
    max: Math.min(maxLength ?? ADDRESS_MAX, ADDRESS_MAX),
    request: text => ({
      path: `${addressOf(route, objects)}?${name}=${encodeURIComponent(wellFormed(text))}`,
      init: initOf(route, exampleBody(route, objects)),
    }),
  }))
}

function bodyFields(route: Route, objects: Objects): TextField[] {
  if (!route.body) return []
  return placesIn(jsonSchemaOf(route.body), []).map(({ steps, max }) => ({
    name: `${signature(route)} body.${steps.join('.')}`,
    route,
    max: Math.min(max, Math.floor(route.maxBytes / 4)),
    request: text => ({
      path: addressOf(route, objects),
      init: initOf(route, placed(exampleBody(route, objects), steps, text)),
    }),
  }))
}

interface Place {
  steps: string[]
  max: number
}

/** `*` is an item of a list, `**` the name of an entry. */
function placesIn(schema: Schema, steps: string[]): Place[] {
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return distinct(variants.flatMap(each => placesIn(each, steps)))
  if (schema.const !== undefined || schema.enum) return []
  if (schema.type === 'string') return [{ steps, max: schema.maxLength ?? LONG }]
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    placesIn(each, [...steps, name]),
  )
  const items = schema.items ? placesIn(schema.items, [...steps, '*']) : []
  const entries =
    typeof schema.additionalProperties === 'object' ? [{ steps: [...steps, '**'], max: LONG }] : []
  return [...properties, ...items, ...entries]
}

const distinct = (places: Place[]): Place[] => [
  ...new Map(places.map(place => [place.steps.join('.'), place])).values(),
]

/** A copy of the body with the text in its place; lists and objects on the way are made. */
function placed(body: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return text
  if (step === '*') return [placed(Array.isArray(body) ? body[0] : undefined, rest, text)]
  if (step === '**') return { [text]: true }
  const object = typeof body === 'object' && body !== null ? body : {}
  return { ...object, [step]: placed((object as Record<string, unknown>)[step], rest, text) }
}

/** A body that is right but for the text that is put into it, as far as the call has one. */
function exampleBody(route: Route, objects: Objects): unknown {
  return route.body ? exampleOf(jsonSchemaOf(route.body), 'body', objects) : undefined
}

function exampleOf(schema: Schema, name: string, objects: Objects): unknown {
  const [variant] = schema.anyOf ?? schema.oneOf ?? []
  if (variant) return exampleOf(variant, name, objects)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return exampleText(name, objects)
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return false
    case 'array':
      return schema.items ? [exampleOf(schema.items, name, objects)] : []
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => !LEFT_OUT.has(key))
          .map(([key, each]) => [key, exampleOf(each, key, objects)]),
      )
  }
}

/** What would make a call be about something else than its text. */
const LEFT_OUT = new Set(['updateOnRequestId', 'customId', 'hostedFileData', 'files', 'prompt'])

function exampleText(name: string, { patternId, artifactId }: Objects): string {
  if (/^(?:id|editorId|editorRoomId)$/.test(name)) return patternId
  if (name === 'artifactId') return artifactId
  if (/Id$/.test(name)) return newId()
  if (/email/i.test(name)) return 'somebody@example.org'
  if (name === 'file' || name === 'path') return 'App.tsx'
  if (name === 'color') return '#112233'
  if (name === 'url') return ''
  if (name === 'updatePrompt') return 'Hello'
  return 'example'
}

function addressOf(route: Route, objects: Objects, given: Record<string, string> = {}): string {
  const isArtifact = typeof route.access === 'object' && 'artifact' in route.access
  const known = Object.fromEntries(
    parameters(route).map(name => [
      name,
      name === 'token' ? 'x'.repeat(32) : isArtifact ? objects.artifactId : objects.patternId,
    ]),
  )
  return `/api${fillPath(route.path, { ...known, ...given })}`
}

const initOf = (route: Route, body: unknown): RequestInit => ({
  method: route.method,
  ...(route.method === 'GET' || route.method === 'DELETE' || body === undefined
    ? {}
    : { body: JSON.stringify(body) }),
})

const signature = ({ method, path }: Route): string => `${method} ${path}`
const parameters = ({ path }: Route): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
/** Half a surrogate pair cannot be written into an address. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '\ufffd')
