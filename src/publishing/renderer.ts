import type { RequestListener } from 'node:http'
import { postedHeader } from '@/src/forms/submission/posted-channel'
import { loginCookie } from '@/src/links/preview-address'
import { openPrivateSocket, type PrivateSocket } from '@/src/platform/private-socket'
import { tagsHeaderName } from '@/src/publications/publishing-notes'
import { answersHeader } from './answers-header'
import { type BlockChoice, blockChoiceHeader } from './block-choice'
import { bareHeader, frameHeader } from './frame-header'
import { rendererAgent } from './renderer-agent'

/** What Next answered for one address. */
export type Rendering = { status: number; contentType: string; body: Buffer; tags: readonly string[] }

/** What a page is drawn with. */
export type RenderOptions = {
  /** Pages drawn with the same number share what stands around every page: the newest row of the feed that changed it. */
  frameSeq?: number
  /** Draws a page without what stands around it. Pages of the platform itself are drawn whole all the same. */
  isBare?: boolean
  blocks?: BlockChoice
  /** Draws from the recorded answers of this page key instead of asking the CMS. */
  answersOf?: string
  /** Draws the form that was posted under this name. @see withPostedForm */
  posted?: string
  /** The login of the person for whom a draft is drawn. */
  login?: string
}

/** Draws pages by asking Next on a socket that nothing outside the product can reach. */
export type Renderer = {
  /** @throws when Next does not answer within the time limit or the answer breaks off. */
  render: (href: string, options?: RenderOptions) => Promise<Rendering>
  close: () => Promise<void>
}

/** The same way into Next for what is not a page. */
export type NextSocket = Renderer & {
  /** Hands JSON to a route of Next. @param proof what shows that the platform asks, where the route wants that. @throws when it is not taken. */
  tell: (href: string, json: unknown, proof?: Readonly<Record<string, string>>) => Promise<void>
  /** Asks a route of Next. A body makes it a post. @throws when it does not answer. */
  ask: (
    href: string,
    proof: Readonly<Record<string, string>>,
    body?: Buffer | string,
  ) => Promise<{ status: number; body: Buffer }>
}

/** A page that takes longer than this is not worth waiting for: the CMS behind it is not well. */
const timeLimitMs = 15_000

/** Draws with Next in this process. @param handleRequest Next's request handler. */
export async function startRenderer(handleRequest: RequestListener): Promise<NextSocket> {
  return drawOver(await openPrivateSocket(handleRequest))
}

/** Draws with Next, wherever it is. @param socket the way to it. */
export function drawOver(socket: PrivateSocket): NextSocket {
  return {
    render: (href, options) => draw(socket, href, options),
    tell: async (href, json, proof = {}) => {
      const headers = { ...rendererHeaders, ...proof, 'content-type': 'application/json' }
      const { status } = await socket.ask({ path: href, headers, body: JSON.stringify(json), timeLimitMs })
      if (status !== 204) throw new Error(`${href} answered ${status}`)
    },
    ask: (href, proof, body) => {
      const type = body === undefined ? {} : { 'content-type': 'application/octet-stream' }
      return socket.ask({ path: href, headers: { ...rendererHeaders, ...proof, ...type }, body, timeLimitMs })
    },
    close: socket.close,
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

const rendererHeaders = { 'user-agent': rendererAgent } as const

async function draw(
  socket: PrivateSocket,
  path: string,
  { frameSeq, isBare, blocks, answersOf, posted, login }: RenderOptions = {},
): Promise<Rendering> {
  const { status, headers, body } = await socket.ask({
    path,
    headers: {
      ...rendererHeaders,
      ...(blocks ? { [blockChoiceHeader]: JSON.stringify(blocks) } : {}),
      ...(answersOf === undefined ? {} : { [answersHeader]: answersOf }),
      ...(posted === undefined ? {} : { [postedHeader]: posted }),
      ...(login === undefined ? {} : { cookie: `${loginCookie}=${login}` }),
      ...(frameSeq === undefined ? {} : { [frameHeader]: String(frameSeq) }),
      ...(isBare ? { [bareHeader]: 'yes' } : {}),
    },
    timeLimitMs,
  })
  return {
    ...{ status, body },
    contentType: headers['content-type'] ?? 'application/octet-stream',
    tags: String(headers[tagsHeaderName.toLowerCase()] ?? '')
      .split(' ')
      .filter(Boolean),
  }
}
