import type { IncomingMessage } from 'node:http'
import { env } from '@/src/env'
import { judgePost, judgeSender } from '@/src/submissions/judge-post'
import { toClientAddress } from '@/src/submissions/limits/network-prefix'
import type { PostObjection } from '@/src/submissions/limits/post-judge'

/** What may speak against a post besides its answers. */
export type PostLimits = {
  /** From the head alone, before the body is read. */
  ofSender: (request: IncomingMessage, formKey: string) => PostObjection | null
  /** With what the page sent beside the answers. */
  ofPost: (
    request: IncomingMessage,
    post: { formKey: string; controls: Readonly<Record<string, string>> },
  ) => PostObjection | null
}

/** The limits for strangers, by the network they come from. */
export const visitorLimits: PostLimits = {
  ofSender: (request, formKey) => judgeSender({ formKey, address: addressOf(request), now: Date.now() }),
  ofPost: (request, { formKey, controls }) =>
    judgePost({ formKey, address: addressOf(request), controls, now: Date.now() }),
}

function addressOf({ socket, headers }: IncomingMessage): string {
  return toClientAddress({
    remoteAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for'],
    proxies: env.proxyCount,
  })
}
