import { type Action, can, type Level } from '#shared/access.ts'
import { routes as allRoutes, api } from '#shared/api/index.ts'
import { type AskedRule, fillPath, isSigned, type Route } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { canInWorkspace, type WorkspaceAction, type WorkspaceRole } from '#shared/workspaces.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'

/** Everybody around a design. */
export const ROLES = [
  'signed-out',
  'stranger',
  'former member',
  'member with read',
  'member with write',
  'workspace admin',
  'reader',
  'writer',
  'admin',
  'owner',
  'workspace owner',
] as const
export type Role = (typeof ROLES)[number]
export const MODES = ['public', 'private'] as const
export type Mode = (typeof MODES)[number]

/** A call that asks who calls; what another server signs asks nobody. */
export type AskedRoute = Route & { access: AskedRule }
export const askedRoutes = allRoutes.filter((route): route is AskedRoute => !isSigned(route.access))
export const signedRoutes = allRoutes.filter(({ access }) => isSigned(access))

export interface Design {
  patternId: string
  artifactId: string
  /** A canvas with the same owner, writer and workspace of writers. */
  canvasId: string
}

/** Somebody of every role, with a public and a private design. */
export class Everybody {
  readonly people = {} as Record<Role, Person>
  readonly designs = {} as Record<Mode, Design>
  /** Workspaces that every design is shared with, by what it gives their members. */
  readonly teams = {} as Record<'read' | 'write', string>

  static async at(url: string, adminCookie: string): Promise<Everybody> {
    const all = new Everybody()
    const { people, designs, teams } = all
    people['signed-out'] = new Person(url)
    people.admin = Object.assign(new Person(url), { cookie: adminCookie })
    for (const role of ROLES) people[role] ??= await Person.withAccount(url, role)
    const manager = people['workspace owner']
    teams.write = await all.newWriters()
    teams.read = await newTeam(manager, 'Readers')
    for (const role of ['member with read', 'former member', 'owner'] as const)
      await letIntoTeam(manager, people[role], teams.read)
    for (const mode of MODES) designs[mode] = await all.newDesign(mode)
    const leaving = { path: { id: teams.read }, body: { designs: 'keep' } } as const
    await people['former member'].must(api.workspaces.leave, leaving)
    return all
  }

  /** A workspace of which the designs may be changed by all who are in it. */
  async newWriters(): Promise<string> {
    const { people } = this
    const manager = people['workspace owner']
    const id = await newTeam(manager, 'Writers')
    await letIntoTeam(manager, people['workspace admin'], id, 'admin')
    for (const role of ['member with write', 'owner'] as const) await letIntoTeam(manager, people[role], id)
    return id
  }

  /** A design of the owner with a version, a reader, a writer and two workspaces. */
  async newDesign(mode: Mode): Promise<Design> {
    const { owner, reader, writer } = this.people
    const design = await madeDesign(owner)
    await owner.letIn(reader, design.patternId, 'read')
    await owner.letIn(writer, design.patternId, 'write')
    for (const level of ['read', 'write'] as const)
      await shareWithTeam(owner, design.patternId, this.teams[level], level)
    await owner.must(api.sharing.access, { path: { id: design.patternId }, body: { access: mode } })
    return { ...design, canvasId: await this.newCanvas(mode) }
  }

  /** A canvas of the owner, who has let in a writer and a workspace; on a canvas nobody is let in to read. */
  async newCanvas(mode: Mode): Promise<string> {
    const { owner, writer } = this.people
    const { id } = await owner.must(api.spaces.create, { body: {} })
    await letIntoCanvas(owner, writer, id)
    await owner.must(api.canvas.inviteOrg, { path: { spaceId: id }, body: { orgId: this.teams.write } })
    await owner.must(api.canvas.access, { path: { spaceId: id }, body: { access: mode } })
    return id
  }
}

const LEVELS: Record<Role, (mode: Mode) => Level | null> = {
  'signed-out': mode => (mode === 'public' ? 'read' : null),
  stranger: mode => (mode === 'public' ? 'read' : null),
  'former member': mode => (mode === 'public' ? 'read' : null),
  'member with read': () => 'read',
  'member with write': () => 'write',
  // What somebody manages is the workspace, and not its designs.
  'workspace admin': () => 'write',
  'workspace owner': () => 'write',
  reader: () => 'read',
  writer: () => 'write',
  owner: () => 'owner',
  // A platform admin sees a private pattern only after granting himself access.
  admin: mode => (mode === 'public' ? 'read' : null),
}

export const levelOnDesign = (role: Role, mode: Mode): Level | null => LEVELS[role](mode)

export const mayOnDesign = (role: Role, mode: Mode, action: Action): boolean =>
  can(levelOnDesign(role, mode), action)

/** On a canvas, where whoever has no level of writing has what everybody has. */
export const levelOnCanvas = (role: Role, mode: Mode): Level | null => {
  const isLetIn = can(LEVELS[role]('private'), 'edit')
  return isLetIn ? LEVELS[role](mode) : LEVELS.stranger(mode)
}

export const mayOnCanvas = (role: Role, mode: Mode, action: Action): boolean =>
  can(levelOnCanvas(role, mode), action)

/** What somebody is in the workspace of the writers. */
const WORKSPACE_ROLES: Partial<Record<Role, WorkspaceRole>> = {
  'member with write': 'member',
  'workspace admin': 'admin',
  'workspace owner': 'owner',
  owner: 'member',
}

export const mayInWriters = (role: Role, action: WorkspaceAction): boolean =>
  canInWorkspace(WORKSPACE_ROLES[role] ?? null, action)

/** A request that reaches the access check of the route, for this design or workspace. */
export function requestFor(
  { path: pattern, access }: AskedRoute,
  { patternId, artifactId, canvasId }: Design,
  workspaceId: string,
): { path: string; body: Record<string, string> } {
  const rule = typeof access === 'object' ? access : null
  const ids = { artifact: artifactId, pattern: patternId, workspace: workspaceId, canvas: canvasId }
  const objectId = ids[rule?.on ?? 'pattern']
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const path = Object.fromEntries(names.map(name => [name, rule?.id === `path.${name}` ? objectId : newId()]))
  const bodyName = rule?.id.startsWith('body.') ? rule.id.slice('body.'.length) : null
  return { path: fillPath(`/api${pattern}`, path), body: bodyName ? { [bodyName]: objectId } : {} }
}
