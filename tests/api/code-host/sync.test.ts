import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJobs } from '#room-schema/jobs.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { HostedProduct, page } from '#tests/support/code-host/hosted-product.ts'
import { write } from '#tests/support/code-host/repositories.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

let product: HostedProduct
beforeAll(async () => {
  product = await HostedProduct.start()
})
afterAll(() => product.stop())

describe('§4 of the specification: a design and its repository', () => {
  test('not linked, linked with a new repository, previewed, pushed, up to date, disconnected', async () => {
    const linked = await product.linked()
    const { person, id, repository } = linked
    const { host } = product
    expect(await person.must(api.codeHost.linkStatus, { path: { id } })).toMatchObject({
      ...{ status: 'linked', displayName: `${repository.owner}/site`, branch: 'main', folder: '' },
      ...{ lastSyncedAt: null, commitId: null },
    })
    const preview = await person.must(api.codeHost.preview, { path: { id }, body: {} })
    expect(preview.base).toBeNull()
    expect(preview.files).toContainEqual({
      ...{ path: 'src/App.tsx', action: 'create', bytes: expect.any(Number) },
    })

    const pushed = await product.sync(linked, { message: 'The first page', base: null })
    expect(pushed).toMatchObject({ status: 200, body: { result: 'success', branch: 'main' } })
    const { commitId } = pushed.body
    expect(host.repositories.head(repository.id)).toBe(commitId)
    expect(host.repositories.files(repository.id).sort()).toEqual(
      preview.files.map(({ path }) => path).sort(),
    )
    expect(host.repositories.git(repository.id, 'log', '--format=%an|%s', 'main')).toBe('Ada|The first page')
    expect(host.repositories.read(repository.id, 'src/App.tsx')).toContain('Tidal')
    expect(host.repositories.faults(repository.id)).toBe('')

    expect((await product.sync(linked)).body).toMatchObject({ result: 'up_to_date', commitId })
    const status = await person.must(api.codeHost.linkStatus, { path: { id } })
    expect(status).toMatchObject({
      ...{ commitId, hasNewCommits: false, lastSyncedAt: expect.any(Number) },
      avatarUrl: expect.stringMatching(/^\/api\/github\/avatar\/[0-9a-f]{64}$/),
    })

    await product.save(linked, { 'App.tsx': page('Second') })
    const second = await product.sync(linked)
    expect(second.body.result).toBe('success')
    expect(host.repositories.git(repository.id, 'rev-list', '--count', 'main')).toBe('2')
    expect(host.repositories.git(repository.id, 'rev-parse', 'main^')).toBe(commitId)

    await person.must(api.codeHost.disconnect, { path: { id }, body: {} })
    expect(await person.must(api.codeHost.linkStatus, { path: { id } })).toEqual({ status: 'not_linked' })
    expect(await product.sync(linked)).toMatchObject({ status: 409, body: { error: { code: 'not_linked' } } })
  })

  test('[diverged] it stops, a side branch goes beside it with its compare page, and a pull brings theirs here', async () => {
    const linked = await product.linked()
    const { repository } = linked
    const { repositories } = product.host
    await product.save(linked, { 'App.tsx': page('Ours'), 'about.ts': 'export const about = 1\n' })
    await product.sync(linked)
    const theirs = repositories.commit(repository.id, write('src/about.ts', 'export const about = 2\n'))
    await product.save(linked, { 'App.tsx': page('Ours again'), 'about.ts': 'export const about = 1\n' })

    const stopped = await product.sync(linked)
    expect(stopped).toMatchObject({ status: 200, body: { result: 'diverged', commitId: theirs } })
    expect(repositories.head(repository.id)).toBe(theirs)

    const beside = await product.sync(linked, { sideBranch: true })
    expect(beside.body).toMatchObject({
      result: 'success',
      branch: expect.stringMatching(/^maquette\/v\d+$/),
    })
    expect(beside.body.compareUrl).toBe(
      `${product.host.url}/${repository.owner}/site/compare/main...${beside.body.branch}?expand=1`,
    )
    expect(repositories.head(repository.id, beside.body.branch)).toBe(beside.body.commitId)
    expect(repositories.head(repository.id)).toBe(theirs)

    const pulled = await product.pull(linked)
    expect(pulled.body).toMatchObject({ commitId: theirs, leftOut: [] })
    expect(await product.code(linked)).toEqual({
      'App.tsx': page('Ours again'),
      'about.ts': 'export const about = 2\n',
    })
    const merged = await product.sync(linked)
    expect(merged.body.result).toBe('success')
    expect(repositories.git(repository.id, 'rev-parse', 'main^')).toBe(theirs)
    expect(repositories.read(repository.id, 'src/about.ts')).toBe('export const about = 2\n')
    expect(repositories.faults(repository.id)).toBe('')
  })

  test('[29.1] one commit a version by whoever made it, with no address of theirs; the preview says which', async () => {
    const linked = await product.linked()
    const { person, id, repository } = linked
    const bob = await Person.withAccount(product.url, 'Bob')
    await person.letIn(bob, id, 'write')
    await product.save({ person: bob, id }, { 'App.tsx': page('By Bob') })
    await product.save(linked, { 'App.tsx': page('By Ada') })
    const preview = await person.must(api.codeHost.preview, { path: { id }, body: {} })
    expect(preview.versions).toEqual(['v1', 'v2', 'v3'])
    expect(preview.files.every(({ bytes }) => (bytes ?? 0) > 0)).toBe(true)
    expect((await product.sync(linked, { message: 'All of it' })).body.result).toBe('success')
    const { git } = product.host.repositories
    const log = git.call(
      product.host.repositories,
      repository.id,
      ...['log', '--reverse', '--format=%an|%cn|%s', 'main'],
    )
    expect(log.split('\n').map(line => line.replace(/\|[^|]* (v\d)$/, '|$1'))).toEqual([
      ...['Ada|Ada|v1', 'Bob|Ada|v2', 'Ada|Ada|All of it'],
    ])
    const emails = git.call(product.host.repositories, repository.id, 'log', '--format=%ae %ce', 'main')
    expect(emails).not.toContain('example.org')
    expect(emails.split(/\s+/).every(email => email.includes('@users.noreply.'))).toBe(true)
    expect(product.host.repositories.read(repository.id, 'src/App.tsx', 'main~1')).toContain('By Bob')
    expect(product.host.repositories.faults(repository.id)).toBe('')
  })

  test('versions that lack what was pulled are no commits of their own: nothing of others is taken away in between', async () => {
    const linked = await product.linked()
    const { id } = linked.repository
    const { repositories } = product.host
    await product.save(linked, { 'App.tsx': page('One'), 'about.ts': 'export const about = 1\n' })
    await product.sync(linked)
    const theirs = repositories.commit(id, write('src/about.ts', 'export const about = 2\n'))
    for (const text of ['Two', 'Three'])
      await product.save(linked, { 'App.tsx': page(text), 'about.ts': 'export const about = 1\n' })
    await product.pull(linked)
    await product.save(linked, { 'App.tsx': page('Four'), 'about.ts': 'export const about = 2\n' })
    expect((await product.sync(linked)).body.result).toBe('success')
    const commits = repositories.git(id, 'rev-list', '--reverse', `${theirs}..main`).split('\n')
    expect(commits).toHaveLength(2)
    for (const commit of commits) expect(repositories.read(id, 'src/about.ts', commit)).toContain('= 2')
  })

  test('linking and disconnecting are on record for the owner, and a new link begins without jobs of the one before', async () => {
    const linked = await product.linked()
    const { person, id, repository, installation } = linked
    await product.sync(linked)
    const room = await RoomClient.joined(person, id)
    await until(() => readJobs(room.doc).length === 1, 'the room shows the sync')
    await person.must(api.codeHost.disconnect, { path: { id }, body: {} })
    await until(() => readJobs(room.doc).length === 0, 'nothing is shown of the link before')
    const body = { installationId: installation.id, repositoryName: 'another', editorRoomId: id }
    await person.must(api.codeHost.linkRepository, { body })
    expect(readJobs(room.doc)).toEqual([])
    room.provider.destroy()
    const { entries } = await person.must(api.admin.patternAudit, { path: { id } })
    expect(entries.map(({ act, reason }) => [act, reason])).toEqual([
      ['linkRepository', `${repository.owner}/another`],
      ['disconnectRepository', `${repository.owner}/site`],
      ['linkRepository', `${repository.owner}/site`],
    ])
  })

  test('what people there write about the project stays theirs, whatever is pushed after a pull', async () => {
    const linked = await product.linked()
    const { id } = linked.repository
    const { repositories } = product.host
    await product.sync(linked)
    const theirs = repositories.commit(id, write('README.md', '# Written there\n'))
    await product.save(linked, { 'App.tsx': page('Next') })
    expect((await product.sync(linked)).body.result).toBe('diverged')
    expect((await product.pull(linked)).body).toMatchObject({
      ...{ artifactId: null, commitId: theirs },
      // Ours, and changed there: named, and left to them.
      leftOut: [{ path: 'README.md', reason: expect.stringContaining('around the design') }],
    })
    expect((await product.sync(linked)).body.result).toBe('success')
    expect(repositories.read(id, 'README.md')).toBe('# Written there\n')
    expect(repositories.read(id, 'src/App.tsx')).toContain('Next')
  })

  test('changed in the same lines on both sides: the pull names the file and changes nothing', async () => {
    const linked = await product.linked()
    await product.sync(linked)
    product.host.repositories.commit(linked.repository.id, write('src/App.tsx', page('Theirs')))
    await product.save(linked, { 'App.tsx': page('Ours') })
    expect(await product.pull(linked)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('App.tsx') } },
    })
    expect(await product.code(linked)).toEqual({ 'App.tsx': page('Ours') })
    expect((await product.sync(linked, { sideBranch: true })).body.result).toBe('success')
  })

  test('the same request again has one effect and one answer, and a second one at once is busy', async () => {
    const linked = await product.linked()
    const requestId = newId()
    let go = () => {}
    const arrived = new Promise<void>(arrive => {
      product.host.beforePush = () => {
        arrive()
        return new Promise(resolve => {
          go = resolve
        })
      }
    })
    const first = product.sync(linked, { requestId })
    await arrived
    product.host.beforePush = null
    expect(await product.sync(linked)).toMatchObject({ status: 409, body: { error: { code: 'busy' } } })
    const same = product.sync(linked, { requestId })
    go()
    const answers = [await first, await same, await product.sync(linked, { requestId })]
    expect(new Set(answers.map(({ body }) => body.commitId)).size).toBe(1)
    expect(product.host.repositories.git(linked.repository.id, 'rev-list', '--count', 'main')).toBe('1')
  })
})
