import { createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseSettings } from '#server/env.ts'
import { appToken } from '#server/features/code-host/app-token.ts'

describe('the token of the app', () => {
  test.each([1_024, 2_048, 4_096].flatMap(bits => [[bits, 'pkcs1'] as const, [bits, 'pkcs8'] as const]))(
    'is signed with a key of %i bits as %s, written over lines or in one',
    async (modulusLength, type) => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
      const pem = privateKey.export({ type, format: 'pem' }) as string
      for (const given of [pem, pem.replaceAll('\n', '\\n'), pem.replaceAll('\n', '\r\n')]) {
        const { GITHUB_APP_PRIVATE_KEY } = parseSettings({ ...WHOLE, GITHUB_APP_PRIVATE_KEY: given })
        const token = await appToken('4711', GITHUB_APP_PRIVATE_KEY ?? '')
        const [head, body, signature = ''] = token.split('.')
        const verify = createVerify('RSA-SHA256').update(`${head}.${body}`)
        expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
        const { iss, iat, exp } = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
        expect(iss).toBe('4711')
        expect(exp - iat).toBeLessThanOrEqual(600)
      }
    },
  )
})

const WHOLE = {
  GITHUB_APP_ID: '4711',
  GITHUB_APP_SLUG: 'maquette',
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'secret',
}
