import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { StorePlace } from '@/src/platform/store-settings'
import { isSigned } from './is-signed'

/** An object store of a test, which speaks as S3 does. */
export type ObjectStore = {
  place: StorePlace
  /** The same as settings of a process. */
  settings: Record<string, string>
  /** What is wrong with it from now on: it answers nobody, breaks every body off, or fails so many times and then answers. */
  setFault: (fault: 'none' | 'away' | 'cut' | { failures: number }) => void
  /** The names of everything that it has. */
  names: () => string[]
  /** The bytes of an object, as they lie there. */
  bytesOf: (name: string) => Buffer
  /** Changes the bytes of an object where they lie. */
  damage: (name: string, change: (bytes: Buffer) => Buffer) => void
  /** Takes an object away where it lies. */
  remove: (name: string) => void
  /** What it was asked, such as `GET /sona/uploads/…`. */
  asked: string[]
  close: () => Promise<void>
}

const bucket = 'sona'
const ending = '._S3rver_object'
/** The one account that the package knows. */
const account = { accessKey: 'S3RVER', secretKey: 'S3RVER' }

/** Made for these tests with `openssl req -x509`, for a hundred years: no authority that anybody trusts has signed it. */
const ownFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
export const ownCertificate = ownFile('localhost-certificate.pem')

/**
 * Where it keeps what it has and listens; an empty directory and any port where that is not said. Whether everybody reads what is in it, as a
 * policy of a bucket may say. Whether it speaks TLS, with `ownCertificate`.
 */
type StoreHome = { directory?: string; port?: number; isReadableByAll?: boolean; isSecure?: boolean }

/** Starts one on this machine: the package s3rver, behind what reads the signatures that it does not. */
export async function serveObjects({
  directory = mkdtempSync(join(tmpdir(), 'sona-objects-')),
  port = 0,
  isReadableByAll = false,
  isSecure = false,
}: StoreHome = {}): Promise<ObjectStore> {
  const inner = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
  await inner.configureBuckets()
  const answer = inner.callback()
  let fault: Parameters<ObjectStore['setFault']>[0] = 'none'
  const asked: string[] = []
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    if (fault === 'away') return void request.socket.destroy()
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`)
    if (typeof fault === 'object' && fault.failures > 0) {
      fault.failures -= 1
      request.resume()
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    const isRead = isReadableByAll && (request.method === 'GET' || request.method === 'HEAD')
    const isUnsigned = isRead && request.headers.authorization === undefined
    if (!isUnsigned && !isSigned(request, { ...account, region: 'us-east-1' })) {
      request.resume()
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    if (fault === 'cut') breakOff(response)
    answer(request, response)
  }
  const server = isSecure
    ? createSecureServer({ cert: ownCertificate, key: ownFile('localhost-key.pem') }, respond)
    : createServer(respond)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `${isSecure ? 'https' : 'http'}://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const fileOf = (name: string) => join(directory, bucket, `${name}${ending}`)
  return {
    place: { endpoint, bucket, region: 'us-east-1', ...account },
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: account.accessKey,
      S3_SECRET_KEY: account.secretKey,
      SONA_SECRET: 'a secret that all processes of a test have',
    },
    setFault: (next) => {
      fault = next
    },
    names: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .toSorted(),
    bytesOf: (name) => readFileSync(fileOf(name)),
    damage: (name, change) => writeFileSync(fileOf(name), change(readFileSync(fileOf(name)))),
    remove: (name) => rmSync(fileOf(name)),
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Sends the head of an answer and the first byte of its body, and hangs up. */
function breakOff(response: ServerResponse): void {
  const write = response.write.bind(response)
  response.write = (chunk: unknown) => {
    if (!Buffer.isBuffer(chunk) || chunk.length < 2) return write(String(chunk))
    write(chunk.subarray(0, 1), () => response.destroy())
    return false
  }
}
