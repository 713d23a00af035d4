/** What models call the tools that they know from elsewhere. */
const TOOLS: Record<string, readonly string[]> = {
  write_file: [
    'create_file',
    'write_to_file',
    'save_file',
    'new_file',
    'add_file',
    'fs_write',
    'write',
    'create',
  ],
  edit_file: [
    ...['str_replace', 'replace_in_file', 'search_replace', 'search_and_replace', 'find_and_replace'],
    ...['string_replace', 'modify_file', 'patch_file', 'edit', 'replace'],
  ],
  rename_file: ['move_file', 'rename', 'move'],
  delete_file: ['remove_file', 'delete', 'remove'],
  list_files: ['list_dir', 'list_directory', 'list'],
  read_file: ['view_file', 'open_file', 'get_file', 'cat_file', 'view', 'read'],
  search_files: ['grep_search', 'search_code', 'codebase_search', 'grep', 'search'],
  install_package: ['add_package', 'npm_install', 'add_dependency', 'install'],
  check_compile: ['check_build', 'run_build', 'compile', 'build'],
  finish: ['attempt_completion', 'complete_task', 'finish_task', 'task_complete', 'done', 'complete'],
}

/** What they call the fields of their inputs. */
const FIELDS: Record<string, readonly string[]> = {
  path: ['file', 'file_path', 'filepath', 'filename', 'file_name', 'target_file', 'relative_path'],
  code: ['content', 'contents', 'new_content', 'file_text', 'file_content', 'text'],
  search: ['old', 'old_string', 'old_str', 'old_text', 'old_code', 'search_text', 'find'],
  replace: ['new', 'new_string', 'new_str', 'new_text', 'new_code', 'replace_text', 'replacement'],
  from: ['old_path', 'source', 'source_path'],
  to: ['new_path', 'destination', 'destination_path'],
  summary: ['result', 'message'],
}
/** Fields of which one stands for several only where the tool has no other use for it. */
const OF_TOOL: Record<string, Record<string, readonly string[]>> = {
  search_files: { text: ['query', 'pattern', 'regex'] },
  install_package: { name: ['package', 'package_name'] },
}
/** A tool that does several things says which one in its input. */
const COMMANDS: Record<string, string> = {
  create: 'write_file',
  write: 'write_file',
  str_replace: 'edit_file',
  replace: 'edit_file',
  view: 'read_file',
}

const TOOL_OF = new Map(Object.entries(TOOLS).flatMap(([name, others]) => others.map(other => [other, name])))
const FIELD_OF = new Map(Object.entries(FIELDS).flatMap(([key, others]) => others.map(other => [other, key])))

/** `functions.writeFile` is write_file. */
const plain = (name: string): string =>
  name
    .replace(/^(?:functions|default_api|tools)[.:]/, '')
    .slice(0, NAME_MAX_CHARACTERS)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
const NAME_MAX_CHARACTERS = 100

/** The tool that is meant; the name itself where none is known by it. */
export function toolNamed(name: string): string {
  const known = plain(name)
  return TOOL_OF.get(known) ?? (Object.hasOwn(TOOLS, known) ? known : name)
}

/** The field that is meant, where its name says so in every tool. */
export const fieldNamed = (key: string): string => FIELD_OF.get(plain(key)) ?? key

export interface NamedCall {
  name: string
  input: unknown
}

/** A call under the names that tools and fields have here. */
export function namedCall({ name, input }: NamedCall): NamedCall {
  if (!isObject(input)) return { name: toolNamed(name), input }
  const command = typeof input.command === 'string' ? COMMANDS[input.command] : undefined
  const tool = command && !Object.hasOwn(TOOLS, toolNamed(name)) ? command : toolNamed(name)
  const named: Record<string, unknown> = { ...input }
  const fields = { ...FIELDS, ...OF_TOOL[tool] }
  for (const [key, others] of Object.entries(fields)) {
    const found = Object.keys(input).find(
      each => others.includes(plain(each)) && typeof input[each] === 'string',
    )
    if (found !== undefined && named[key] === undefined) named[key] = input[found]
  }
  // Only a name that promises no more than a change can mean either.
  if (plain(name) === 'update_file') return { name: updateOf(named), input: named }
  return { name: tool, input: named }
}

const updateOf = ({ search }: Record<string, unknown>): string =>
  search === undefined ? 'write_file' : 'edit_file'

/** Names with which such a call may begin in a text, and fields it may have there. */
export const WRITTEN_TOOLS: readonly string[] = [...Object.keys(TOOLS), ...TOOL_OF.keys()].filter(
  name => name.includes('_') || name === 'finish',
)
export const WRITTEN_FIELDS: readonly string[] = [
  ...new Set([...Object.keys(FIELDS), ...FIELD_OF.keys(), 'name', 'text']),
]

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
