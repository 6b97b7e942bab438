import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postedHeader } from '@/src/forms/submission/posted-channel'
import { loginCookie } from '@/src/links/preview-address'
import { tagsHeaderName } from '@/src/publications/publishing-notes'
import { answersHeader } from './answers-header'
import { type BlockChoice, blockChoiceHeader } from './block-choice'
import { frameHeader } from './frame-header'
import { rendererAgent } from './renderer-agent'

/** What Next answered for one address. */
export type Rendering = { status: number; contentType: string; body: Buffer; tags: readonly string[] }

/** What a page is drawn with. */
export type RenderOptions = {
  /** Pages drawn with the same number share what stands around every page: the newest row of the feed that changed it. */
  frameSeq?: number
  blocks?: BlockChoice
  /** Draws from the recorded answers of this page key instead of asking the CMS. */
  answersOf?: string
  /** Draws the form that was posted under this name. @see withPostedForm */
  posted?: string
  /** The login of the person for whom a draft is drawn. */
  login?: string
}

/** Draws pages by asking Next on a private socket that nothing outside this process can reach. */
export type Renderer = {
  /** @throws when Next does not answer within the time limit or the answer breaks off. */
  render: (href: string, options?: RenderOptions) => Promise<Rendering>
  close: () => Promise<void>
}

/** The same way into Next for what is not a page. */
export type NextSocket = Renderer & {
  /** Hands JSON to a route of Next. @throws when it is not taken. */
  tell: (href: string, json: unknown) => Promise<void>
}

const headers = { host: 'localhost', 'user-agent': rendererAgent } as const

/** A page that takes longer than this is not worth waiting for: the CMS behind it is not well. */
const timeLimitMs = 15_000

/**
 * @param handleRequest Next's request handler.
 */
export async function startRenderer(handleRequest: RequestListener): Promise<NextSocket> {
  // The directory is readable by this user only, and short: a socket's path may have about a hundred characters.
  const directory = mkdtempSync(join(tmpdir(), 'sona-'))
  const socketPath = join(directory, 'render.sock')
  const server = createServer(handleRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  return {
    render: (href, options) => ask(socketPath, href, options),
    tell: async (href, json) => {
      const { status } = await ask(socketPath, href, { told: JSON.stringify(json) })
      if (status !== 204) throw new Error(`${href} answered ${status}`)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Asks Next for JSON.
 *
 * @throws when the answer is anything else.
 */
export async function readJson(renderer: Pick<Renderer, 'render'>, href: string): Promise<unknown> {
  const { status, body } = await renderer.render(href)
  if (status !== 200) throw new Error(`${href} answered ${status}`)
  return JSON.parse(body.toString('utf8'))
}

function ask(
  socketPath: string,
  path: string,
  { frameSeq, blocks, answersOf, posted, login, told }: RenderOptions & { told?: string } = {},
): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const choice = {
      ...(blocks ? { [blockChoiceHeader]: JSON.stringify(blocks) } : {}),
      ...(answersOf === undefined ? {} : { [answersHeader]: answersOf }),
      ...(posted === undefined ? {} : { [postedHeader]: posted }),
      ...(login === undefined ? {} : { cookie: `${loginCookie}=${login}` }),
      ...(frameSeq === undefined ? {} : { [frameHeader]: String(frameSeq) }),
    }
    const question = request({
      socketPath,
      path,
      method: told === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...choice, ...(told === undefined ? {} : { 'content-type': 'application/json' }) },
      timeout: timeLimitMs,
    })
    question.once('timeout', () =>
      question.destroy(new Error(`Drawing ${toPath(path)} took longer than ${timeLimitMs} ms`)),
    )
    question.once('error', reject)
    question.once('response', (answer) => readAnswer(answer).then(resolve, reject))
    question.end(told)
  })
}

/** Without its parameters: they are what a visitor typed, and a message ends in the log. */
function toPath(address: string): string {
  return address.split('?')[0] ?? ''
}

async function readAnswer(answer: IncomingMessage): Promise<Rendering> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return {
    status: answer.statusCode ?? 500,
    contentType: answer.headers['content-type'] ?? 'application/octet-stream',
    body: Buffer.concat(chunks),
    tags: String(answer.headers[tagsHeaderName.toLowerCase()] ?? '')
      .split(' ')
      .filter(Boolean),
  }
}
