import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Begun {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

/** How it answers where it should not. */
interface Habits {
  /** The page that asks. */
  origin: string
  /** It asks nobody who they are. */
  isUnverified?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** An authenticator in this process: one key pair, which answers as a browser hands it on. */
export class SoftwarePasskey {
  readonly id: string
  readonly #private: KeyObject
  readonly #public: { x: Buffer; y: Buffer }
  #uses = 0

  constructor(id = randomBytes(32).toString('base64url')) {
    this.id = id
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#private = privateKey
    this.#public = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** What a browser says after it was made. */
  made(options: Begun, habits: Habits): object {
    const authData = this.#said(options.rp?.id ?? '', habits, HAS_CREDENTIAL, this.#credential())
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), bytes(authData)],
    ])
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, habits).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** What a browser says when it is used. */
  used(options: Begun, habits: Habits): object {
    const authData = this.#said(options.rpId ?? '', habits, 0, Buffer.alloc(0))
    const client = clientData('webauthn.get', options.challenge, habits)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#private)
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  #said(rpId: string, { isUnverified }: Habits, flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    this.#uses += 1
    counter.writeUInt32BE(this.#uses)
    const all = flags | USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([all]), counter, rest])
  }

  /** Model, id and key: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
  #credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const { x, y } = this.#public
    const key = [
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(x),
      Buffer.from([0x22]),
      bytes(y),
    ]
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key])
  }
}

const sha256 = (given: Buffer): Buffer => createHash('sha256').update(given).digest()

const clientData = (type: string, challenge: string, { origin }: Habits): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** CBOR, of what is needed here. */
const text = (given: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + given.length]), Buffer.from(given)])

const bytes = (given: Buffer): Buffer => {
  const head = given.length < 256 ? [0x58, given.length] : [0x59, given.length >> 8, given.length & 255]
  return Buffer.concat([Buffer.from(head), given])
}
