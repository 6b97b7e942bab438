import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type CmsPolicy, policyFor } from '@/src/http/policy'
import { type Answer, send } from '@/src/http/send'
import { clientAddressHeader } from '@/src/identity/sign-in/client-network'
import { log } from '@/src/platform/log'
import { toNetworkPrefix } from '@/src/submissions/limits/network-prefix'
import { type FileRoot, readPublicFile } from '../files/public-files'
import type { TrialTaker } from '../forms/form-trials'
import { readPath } from '../guard/guard'
import { judgeBody, type Sender, timeFor } from './body-room'
import { refuseAtCms } from './cms-refusal'
import { compressAnswer } from './compress-answer'
import type { Crowd } from './crowd'
import { dressAnswer } from './dress-answer'
import { isFromOwnOrigin } from './judge-origin'
import { takeLoginCookie } from './login-cookie'

type CmsListenerOptions = {
  serveNext: RequestListener
  /** Host names that the CMS answers to, with port. */
  allowedHosts: ReadonlySet<string>
  /** Where the CMS's own pages are, such as `https://cms.bank.example`: nothing is changed from anywhere else. */
  ownOrigins: ReadonlySet<string>
  /** Whether the CMS has an https address, so that its cookies are for TLS only. */
  isSecure: boolean
  isDevelopment: boolean
  /** What a request's head proves of who sends it. */
  prove: (headers: IncomingHttpHeaders) => Sender
  /** The network address that a request comes from. */
  addressOf: (request: IncomingMessage) => string
  /** The places of those who prove nothing. */
  crowd: Crowd
  /** Where the files of the build are, which never change; none while the code is being written. */
  files: readonly FileRoot[]
  /** Takes the forms that are sent from previews. */
  takeTrial: TrialTaker
}

/**
 * Answers staff and the sites that show this CMS. A page elsewhere that points its own name at this machine (DNS rebinding)
 * comes with that name and gets nothing; a page of another origin changes nothing, and strangers wait for each other and for nobody
 * else.
 */
export function createCmsListener(options: CmsListenerOptions): RequestListener {
  return (request, response) => {
    answerAtCms(request, response, options).catch((error: unknown) => {
      log.error('The listener of the CMS failed on a request', { error })
      if (response.headersSent) response.destroy()
      else refuse(request, response, 500)
    })
  }
}

async function answerAtCms(
  request: IncomingMessage,
  response: ServerResponse,
  { serveNext, takeTrial, prove, addressOf, crowd, files, isSecure, isDevelopment, ...own }: CmsListenerOptions,
): Promise<void> {
  const { headers, method } = request
  const path = pathOf(request)
  const policy = policyFor(path, { nonce: randomBytes(18).toString('base64'), isDevelopment })
  showPolicy(headers, policy)
  dressAnswer(response, { policy, isSecure })
  // A site may reach it by any name: no page that somebody points at this port can show what it shows.
  const isOwnName = own.allowedHosts.has(headers.host?.toLowerCase() ?? '')
  if (!isOwnName && !prove(headers).isSite) return refuse(request, response, 421)
  if (!isFromOwnOrigin(request, own.ownOrigins)) return refuse(request, response, 403)
  const address = addressOf(request)
  // Whatever a sender wrote there is gone.
  headers[clientAddressHeader] = address
  if (isSecure && headers.cookie !== undefined) headers.cookie = takeLoginCookie(headers.cookie)
  const sender = prove(headers)
  const objection = judgeBody({ method, path, headers }, sender)
  if (objection) return refuse(request, response, objection)
  const file = await readBuildFile(request, files)
  if (file) return send(request, response, file)
  compressAnswer(request, response)
  if (isStranger(sender) && !path.startsWith('/_next/static/') && path !== '/healthz') {
    const guest = { network: toNetworkPrefix(address), isWaiting: path === '/publications' }
    const place = await crowd.enter(guest, Date.now())
    if (typeof place !== 'function') return refuse(request, response, 429, place.retrySeconds)
    if (response.destroyed) return place()
    response.once('close', place)
  }
  cutSlowBody(request, response)
  const answer = await takeTrial(request)
  if (!answer) return serveNext(request, response)
  // What was not read of a body that is too large is not waited for.
  if (!request.complete) {
    response.shouldKeepAlive = false
    request.socket.pause()
  }
  send(request, response, answer)
}

/** Compressed once for everybody, and kept: a screen of the studio is some megabytes of script. */
async function readBuildFile(
  { method, url = '/' }: IncomingMessage,
  files: readonly FileRoot[],
): Promise<Answer | null> {
  const path = readPath(url)
  if ((method !== 'GET' && method !== 'HEAD') || !path?.startsWith('/_next/static/')) return null
  return readPublicFile(path, files)
}

function isStranger({ showsLogin, isSite }: Sender): boolean {
  return !showsLogin && !isSite
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}

/** Tells Next the nonce of its scripts. What a client sent under that name says nothing. */
function showPolicy(headers: IncomingHttpHeaders, { hasNonce, contentSecurity }: CmsPolicy): void {
  delete headers['content-security-policy-report-only']
  delete headers['content-security-policy']
  if (hasNonce) headers['content-security-policy'] = contentSecurity
}

/** A body that trickles in ends its connection: whoever waits for it is held up by nobody who sends on purpose slowly. */
function cutSlowBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) refuse(request, response, 408)
    response.once('finish', () => request.destroy())
  }, timeFor(request.headers))
  response.once('close', () => clearTimeout(timer))
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: Parameters<typeof refuseAtCms>[0],
  retrySeconds?: number,
): void {
  // The body of a refused request is not read: the connection ends instead.
  if (!request.complete) response.shouldKeepAlive = false
  const { headers } = request
  const asked = { path: pathOf(request), headers, ...(retrySeconds === undefined ? {} : { retrySeconds }) }
  send(request, response, refuseAtCms(status, asked))
}
