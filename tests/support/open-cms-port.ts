import { createHash, createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createCmsListener } from '@/src/server/cms-port/cms-listener'
import { createCrowd } from '@/src/server/cms-port/crowd'
import { showsLogin } from '@/src/server/cms-port/session-proof'
import type { FileRoot } from '@/src/server/files/public-files'
import type { TrialTaker } from '@/src/server/forms/form-trials'
import { startLocalServer } from './local-server'

/** The secret of the installation in these tests. */
const secret = 'a secret of the tests'
/** What a site shows. */
export const siteSecret = 'what the site of the tests shows'

/** A login as the CMS signs it. @param endsIn seconds. */
export function signLogin({ endsIn = 600, algorithm = 'HS256' } = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: algorithm, typ: 'JWT' })}.${part({ id: 1, collection: 'users', exp: now + endsIn })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

type CmsPort = {
  /** What stands behind the port. */
  serveNext: RequestListener
  takeTrial?: TrialTaker
  /** Has an https address when there is one. */
  address?: string
  /** The address of every stranger. */
  network?: () => string
  /** Where the files of the build are; nowhere without it. */
  files?: readonly FileRoot[]
}

/** The port of the CMS with all of its rules, on a free port of this machine. */
export async function openCmsPort({ serveNext, takeTrial, address, network, files = [] }: CmsPort): Promise<number> {
  const crowd = createCrowd({ together: 4, ofNetwork: 2, queueOfNetwork: 2, patienceMs: 10_000 })
  const port = await startLocalServer((request, response) => listener(request, response))
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...(address ? [address] : [])]
  const listener = createCmsListener({
    serveNext,
    takeTrial: takeTrial ?? (async () => null),
    allowedHosts: new Set(origins.map((origin) => new URL(origin).host)),
    ownOrigins: new Set(origins),
    isSecure: address?.startsWith('https:') ?? false,
    isDevelopment: false,
    files,
    prove: (headers) => ({
      showsLogin: showsLogin(headers, { secret, now: Date.now() }),
      isSite: headers.authorization === `Bearer ${siteSecret}`,
    }),
    addressOf: () => network?.() ?? '192.0.2.1',
    crowd,
  })
  return port
}
