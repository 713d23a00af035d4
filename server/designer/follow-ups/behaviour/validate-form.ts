import {
  type Component,
  componentAround,
  freeName,
  hookEdits,
  indentAt,
} from '#server/designer/follow-ups/behaviour/component.ts'
import { drawnLook } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { around, type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets, selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { isOverlaid } from '#server/designer/follow-ups/target/main-one.ts'
import { callIt, headingOf } from '#server/designer/follow-ups/target/names.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { attributeOf, endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

const CHECKS =
  /\b(?:validat(?:e|es|ion|ing)|error (?:messages?|texts?|states?)|(?:show|display) (?:an? )?errors?)\b/i
const REQUIRED =
  /^(?:make|mark|set|have)\s+(.+?)\s+(?:as\s+)?(?:required|mandatory|compulsory)$|^(.+?)\s+(?:should|must|needs to) be (?:required|mandatory|filled(?: in| out)?)$/i
/** The browser checks an email field by its type, so one that must be filled in is checked. */
const ONE_FIELD =
  /^validate\s+(?:the\s+|my\s+|this\s+)?((?!form\b|fields\b|inputs\b|all\b|every\b)[\w-]+(?:\s+(?:field|input))?(?:\s+address)?)$/i
const OPTIONAL = /^(?:make|mark|set)\s+(.+?)\s+(?:as\s+)?(?:optional|not required)$/i

/** "add validation to the form", "make the email required". */
export const validateForm: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const required = REQUIRED.exec(text)
  if (required) return require(required[1] ?? required[2] ?? '', bench)
  const optional = OPTIONAL.exec(text)?.[1]
  if (optional) return release(optional, bench)
  const one = ONE_FIELD.exec(text)?.[1]
  if (one) return require(one, bench)
  if (!CHECKS.test(text) || /\b(?:remove|delete|without|no)\b/i.test(text)) return null
  if (/\b(?:colou?r|bigger|smaller|red|move)\b/i.test(text) && !/validat/i.test(text)) return null
  const form = formMeant(text, bench)
  return 'trouble' in form ? { ...form, isSure: true } : checked(form, bench)
}

const isField = (item: Item): boolean =>
  /^(?:input|Input|textarea|Textarea|select|NativeSelect)$/.test(item.tag) &&
  !/^(?:hidden|checkbox|radio|submit|button|search|range|file|color|reset)$/.test(
    stringAttribute(item.node, 'type') ?? '',
  )

function fieldsMeant(said: string, bench: Workbench): Item[] | { trouble: string } {
  const { items } = sceneOf(bench.files)
  if (/^(?:all|every|each)\b|^(?:the |my )?(?:fields|inputs|form fields)$/i.test(said))
    return items.filter(isField)
  const found =
    findTargets(/\b(?:field|input)s?$/i.test(said) ? said : `${said} field`, bench) ??
    findTargets(said, bench)
  if (!found) return { trouble: `I did not find “${said}” among the fields.` }
  if ('trouble' in found) return found
  const fields = found.targets.flatMap(({ item }) =>
    [item, ...within(item)].filter(isField).slice(0, isField(item) ? 1 : undefined),
  )
  return fields.length > 0 ? fields : { trouble: `“${said}” is no field that could be filled in.` }
}

function require(said: string, bench: Workbench): Outcome | null {
  const fields = fieldsMeant(said, bench)
  if ('trouble' in fields)
    return /\b(?:field|input|email|name|phone|message|password)s?\b/i.test(said)
      ? { ...fields, isSure: true }
      : null
  const missing = fields.filter(({ node }) => attributeOf(node, 'required') === null)
  if (missing.length === 0)
    return { trouble: 'It has to be filled in already, so I changed nothing.', isSure: true }
  return {
    operations: missing.map(
      (item): OperationInput => ({
        op: 'setAttribute',
        file: item.file,
        at: { path: item.path },
        name: 'required',
        value: true,
      }),
    ),
    says: `${missing.length === 1 && missing[0] ? callIt(missing[0]) : `${missing.length} fields`} must be filled in now before the form is sent.`,
  }
}

function release(said: string, bench: Workbench): Outcome | null {
  const fields = fieldsMeant(said, bench)
  if ('trouble' in fields) return null
  const bound = fields.filter(({ node }) => attributeOf(node, 'required') !== null)
  if (bound.length === 0)
    return { trouble: 'It may be left empty already, so I changed nothing.', isSure: true }
  return {
    operations: bound.map(
      (item): OperationInput => ({
        op: 'removeAttribute',
        file: item.file,
        at: { path: item.path },
        name: 'required',
      }),
    ),
    says: `${bound.length === 1 && bound[0] ? callIt(bound[0]) : `${bound.length} fields`} may be left empty now.`,
  }
}

function formMeant(text: string, bench: Workbench): Item | { trouble: string } {
  const selected = selectedItem(bench)
  const every = sceneOf(bench.files).items.filter(item => item.tag === 'form')
  const open = every.filter(form => !isOverlaid(form))
  const forms = selected || open.length === 0 ? every : open
  const near = selected
    ? forms.filter(
        form => form === selected || within(selected).includes(form) || within(form).includes(selected),
      )
    : forms
  if (near.length === 0) return { trouble: 'There is no form here whose input could be checked.' }
  const [only] = near
  if (only && near.length === 1) return only
  const words = text.toLowerCase()
  const nameOf = (form: Item) =>
    [form, ...around(form)]
      .map(each => `${headingOf(each)} ${each.owner}`)
      .slice(0, 4)
      .join(' ')
      .toLowerCase()
  const named = near.filter(form =>
    nameOf(form)
      .split(/[^a-z]+/)
      .some(word => word.length > 3 && words.includes(word) && word !== 'form'),
  )
  const [one] = named
  if (one && named.length === 1) return one
  return {
    trouble: `There are ${near.length} forms here: ${near.map(form => callIt(around(form)[0] ?? form)).join(', ')}. Say which one, or select it in the preview.`,
  }
}

/** What the browser finds wrong is said under the field, in the form's own look. */
export function checked(form: Item, bench: Workbench): Outcome {
  const code = codeIn(bench.files, form.file)
  const inside = within(form).filter(isField)
  const fields = inside.filter(
    item =>
      item.file === form.file &&
      item.owner === form.owner &&
      item.list === null &&
      item.parent?.node.children.includes(item.node),
  )
  if (/aria-invalid|setErrors|formErrors|useForm\(|validate\w*\(/.test(code))
    return { trouble: 'The form checks its fields already, so I changed nothing.', isSure: true }
  const component = componentAround({ name: form.file, code }, startOf(form.node))
  if (!component || fields.length === 0 || fields.length < inside.length)
    return {
      trouble: 'The fields of this form are written in a way that I cannot extend safely.',
      isSure: true,
    }
  const isSent = within(form).some(
    item =>
      /^(?:button|Button|input)$/.test(item.tag) &&
      /^(?:|submit)$/.test(stringAttribute(item.node, 'type') ?? ''),
  )
  if (!isSent)
    return {
      trouble: 'The form has no button that sends it, so there is no moment at which its fields are checked.',
      isSure: true,
    }
  const errors = freeName(code, 'formErrors', 'fieldErrors')
  const edits = [
    ...hookEdits(component, [stateOf(component, errors)], []),
    ...formEdits(form, component, errors),
    ...fields.flatMap((field, at) => fieldEdits(field, at, errors, component, bench)),
  ]
  return {
    operations: [
      {
        op: 'write',
        file: form.file,
        code: applyTextEdits(
          code,
          edits.filter(edit => edit.insert !== '' || edit.remove > 0),
        ),
      },
      ...(/\buseState\b/.test(code)
        ? []
        : [{ op: 'addImport' as const, file: form.file, from: 'react', names: ['useState'] }]),
    ],
    says: `The form checks its ${fields.length === 1 ? 'field' : `${fields.length} fields`} when it is sent: what is missing or wrong is said under the field, and the first such field gets the focus.`,
  }
}

const stateOf = ({ isTyped, semi }: Component, errors: string): string =>
  `const [${errors}, set${errors.charAt(0).toUpperCase()}${errors.slice(1)}] = useState${isTyped ? '<Record<string, string>>' : ''}({})${semi}`

function formEdits({ node }: Item, { code, isTyped, semi }: Component, errors: string): TextEdit[] {
  const at = startOf(node) + '<form'.length
  const indent = `${indentAt(code, startOf(node))}  `
  const set = `set${errors.charAt(0).toUpperCase()}${errors.slice(1)}`
  const field = `event.target${isTyped ? ' as HTMLInputElement' : ''}`
  const first = isTyped ? 'querySelector<HTMLElement>' : 'querySelector'
  const lines = [
    'onInvalidCapture={(event) => {',
    `  event.preventDefault()${semi}`,
    `  const field = ${field}${semi}`,
    `  ${set}((before) => ({ ...before, [field.name]: field.validationMessage }))${semi}`,
    `  event.currentTarget.${first}(":invalid")?.focus()${semi}`,
    '}}',
    'onInputCapture={(event) => {',
    `  const field = ${field}${semi}`,
    `  ${set}((before) => ({ ...before, [field.name]: "" }))${semi}`,
    '}}',
    ...(attributeOf(node, 'onSubmit') ? [] : ['onSubmit={(event) => event.preventDefault()}']),
  ]
  const native = attributeOf(node, 'noValidate')
  return [
    { at, remove: 0, insert: lines.map(line => `\n${indent}${line}`).join('') },
    ...(native ? [{ at: startOf(native), remove: endOf(native) - startOf(native), insert: '' }] : []),
  ]
}

function fieldEdits(
  { node }: Item,
  at: number,
  errors: string,
  { code }: Component,
  { files }: Workbench,
): TextEdit[] {
  const opening = node.openingElement
  const own = ['name', 'id']
    .map(name => stringAttribute(node, name))
    .find(value => value !== null && value !== '')
  const name = own ?? `field-${at + 1}`
  const error = /^[a-z_$][\w$]*$/i.test(name) ? `${errors}.${name}` : `${errors}[${JSON.stringify(name)}]`
  const type = stringAttribute(node, 'type')
  const hint = `${stringAttribute(node, 'placeholder') ?? ''} ${stringAttribute(node, 'aria-label') ?? ''}`
  const isFree = /optional/i.test(hint)
  const added = [
    stringAttribute(node, 'name') === null ? `name="${name}"` : '',
    !isFree && attributeOf(node, 'required') === null ? 'required' : '',
    type === 'password' && attributeOf(node, 'minLength') === null ? 'minLength={8}' : '',
    `aria-invalid={Boolean(${error})}`,
    `aria-describedby="${name}-error"`,
  ].filter(Boolean)
  const tagEnd = endOf(opening) - (opening.selfClosing ? 2 : 1)
  const isSpaced = /\s$/.test(code.slice(0, tagEnd))
  const look = drawnLook({ marginTop: '4px', fontSize: '14px', color: '#dc2626' }, files)
  const indent = indentAt(code, startOf(node))
  return [
    { at: tagEnd, remove: 0, insert: `${isSpaced ? '' : ' '}${added.join(' ')}${isSpaced ? ' ' : ''}` },
    {
      at: endOf(node),
      remove: 0,
      insert: `\n${indent}{${error} && <p id="${name}-error" role="alert"${look}>{${error}}</p>}`,
    },
  ]
}
