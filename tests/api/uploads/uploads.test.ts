import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { redPng } from '#tests/support/red-png.ts'
import { generationRoom } from '#tests/support/rooms/generation-room.ts'

const on = generationRoom({ MODEL_AGENT: 'templates' })

const upload = (person: Person, editorId: string, bytes: Uint8Array, name = 'harbour.png') =>
  person.fetch(`/api/upload/${editorId}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: Buffer.from(bytes),
  })

const send = (mode: 'best' | 'agent', ...hostedFileData: { name: string; url: string }[]) =>
  on.ada.call(api.chat.send, {
    path: { editorId: on.id },
    body: { updatePrompt: 'A page like this', mode, hostedFileData, ...newSend() },
  })

describe('design §7: attached images', () => {
  test('are kept without their metadata, shown in the chat and given to the model as bytes', async () => {
    const response = await upload(on.ada, on.id, redPng(60, 40, 'taken by Ada'))
    expect(response.status).toBe(200)
    const image = (await response.json()) as { url: string; name: string; width: number; height: number }
    expect(image).toMatchObject({ name: 'harbour.png', width: 60, height: 40 })
    const stored = await on.ada.fetch(image.url)
    expect(stored.headers.get('content-type')).toBe('image/png')
    expect(stored.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect(bytes.equals(redPng(60, 40))).toBe(true)

    on.provider.script = say => say.text('A red page.')
    expect((await send('best', { name: image.name, url: image.url })).status).toBe(200)
    await on.ended()
    expect(on.room.chat[0]?.content).toContainEqual({ type: 'image', name: image.name, url: image.url })
    expect(on.provider.requests[0]?.images).toEqual([bytes.toString('base64')])
  })

  test('a model without vision refuses with a sentence, and nothing is charged', async () => {
    const image = (await (await upload(on.ada, on.id, redPng(8, 8))).json()) as { url: string }
    on.provider.script = (say, request) =>
      request.images.length > 0 ? say.fail(400, 'this model does not support image input') : say.text('Fine.')
    await send('best', { name: 'x', url: image.url })
    await on.ended()
    expect(on.parts('error')).toMatchObject([{ cause: expect.stringContaining('cannot see images') }])
    expect(await on.used()).toBe(0)
  })

  test('templates refuse pictures before anything is sent', async () => {
    const image = (await (await upload(on.ada, on.id, redPng(8, 8))).json()) as { url: string }
    const { status, body } = await send('agent', { name: 'x', url: image.url })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 'no_vision', message: expect.stringContaining('cannot see') })
    expect(on.room.chat).toEqual([])
  })

  test('who may see the design may see its images, nobody else; who may write may add some', async () => {
    const image = (await (await upload(on.ada, on.id, redPng(8, 8))).json()) as { url: string }
    const bob = await Person.withAccount(on.url, 'Bob')
    expect((await bob.fetch(image.url)).status).toBe(200)
    expect((await upload(bob, on.id, redPng(8, 8))).status).toBe(403)
    const other = await on.ada.newPattern()
    const hidden = (await (await upload(on.ada, other, redPng(8, 8))).json()) as { url: string }
    const isPrivate = (await on.ada.must(api.patterns.get, { path: { id: other } })).access === 'private'
    expect((await bob.fetch(hidden.url)).status).toBe(isPrivate ? 403 : 200)
    expect((await on.ada.fetch(`/api/upload/${on.id}/${newId()}`)).status).toBe(404)
    expect((await on.ada.fetch(`/api/upload/${on.id}/${'x'.repeat(2_000)}`)).status).toBe(404)
  })

  test.each([
    ['of another design', (other: string) => other],
    ['of another server', () => 'https://example.org/x.png'],
    ['that is not there', () => `/api/upload/${on.id}/${newId()}`],
    ['with a way out of its design', () => `/api/upload/${on.id}/../../user`],
  ])('an image %s cannot be sent', async (_, urlOf) => {
    const elsewhere = await on.ada.newPattern()
    const image = (await (await upload(on.ada, elsewhere, redPng(8, 8))).json()) as { url: string }
    expect((await send('best', { name: 'x', url: urlOf(image.url) })).status).toBe(404)
    expect(on.room.chat).toEqual([])
  })

  test.each([
    ['is none', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, /Only PNG, JPEG/],
    ['is damaged', redPng(8, 8).subarray(0, 40), 400, /damaged/],
    ['has 8,001 pixels', redPng(8_001, 1), 400, /8,000 pixels/],
    ['has more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, /./],
  ])('a file that %s is refused with a sentence', async (_, bytes, status, sentence) => {
    const response = await upload(on.ada, on.id, bytes)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { message: string } }
    expect(error.message).toMatch(sentence)
  })

  test('one of just under 10 MB is taken', async () => {
    const noise = deflateSync(Buffer.alloc(10), { level: 0 })
    const big = redPng(8, 8, undefined, Buffer.concat([noise, Buffer.alloc(10 * 1024 * 1024 - 2_000)]))
    expect((await upload(on.ada, on.id, big)).status).toBe(200)
  })
})
