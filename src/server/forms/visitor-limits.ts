import type { IncomingMessage } from 'node:http'
import { env } from '@/src/platform/env'
import { chargePost, judgeArrival, judgeControls, judgeTaking } from '@/src/submissions/judge-post'
import { toClientAddress, toNetworkPrefix } from '@/src/submissions/limits/network-prefix'
import type { PostObjection, PostSender, postWeights } from '@/src/submissions/limits/post-judge'

type ReadPost = { formKey: string; controls: Readonly<Record<string, string>> }

/** What may speak against a post besides its answers. */
export type PostLimits = {
  /** Counts a post from its head alone, before anything of the body is read. */
  ofArrival: (request: IncomingMessage, formKey: string) => PostObjection | null
  /** By what the page sent beside the answers. */
  ofControls: (post: ReadPost) => PostObjection | null
  /** Counts a post that is right. */
  ofTaking: (request: IncomingMessage, post: ReadPost) => PostObjection | null
  /** Makes the network pay that sent something costly. */
  charge: (request: IncomingMessage, formKey: string, weight: keyof typeof postWeights) => void
}

/** The limits for strangers, by the network they come from. */
export const visitorLimits: PostLimits = {
  ofArrival: (request, formKey) => judgeArrival(toPostSender(request, formKey)),
  ofControls: (post) => judgeControls({ ...post, now: Date.now() }),
  ofTaking: (request, { formKey, controls }) => judgeTaking({ ...toPostSender(request, formKey), controls }),
  charge: (request, formKey, weight) => chargePost(toPostSender(request, formKey), weight),
}

/** Who sends, as far as posts are counted. */
export function toPostSender(request: IncomingMessage, formKey: string): PostSender {
  return { formKey, address: addressOf(request), now: Date.now() }
}

function addressOf({ socket, headers }: IncomingMessage): string {
  return toClientAddress({
    remoteAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for'],
    proxies: env.proxyCount,
  })
}

/** The network that a request comes from. */
export function toNetwork(request: IncomingMessage): string {
  return toNetworkPrefix(addressOf(request))
}
