import { readFormToken } from './form-token'
import { toNetworkPrefix } from './network-prefix'
import { isProof } from './proof'
import { createRateLimit } from './rate-limit'

/** What pages add to a form beside the answers: the names of its hidden fields, without the low line. */
export const judgedControls = {
  /** The token, with script only. */
  token: 'token',
  /** What was found for the token, with script only. */
  proof: 'proof',
  /** A field that nobody sees and programs fill. */
  trap: 'note',
} as const

/** Why a post is not taken, before anybody looks at the answers. */
export type PostObjection =
  | { rule: 'tooMany'; retrySeconds: number }
  /** The field that nobody sees was filled. */
  | { rule: 'trap' }
  /** Nobody fills a form that fast. */
  | { rule: 'tooFast'; retrySeconds: number }

type JudgedPost = {
  formKey: string
  /** The network address of the sender. It is counted in memory, never kept, never logged. */
  address: string
  controls: Readonly<Record<string, string>>
  /** In milliseconds since 1970. */
  now: number
}

export type PostJudge = {
  /** From the head alone, before the body is read: whether this network has sent too much to this form. */
  judgeSender: (post: Pick<JudgedPost, 'formKey' | 'address' | 'now'>) => PostObjection | null
  /** Counts the post and says what speaks against it. */
  judgePost: (post: JudgedPost) => PostObjection | null
}

/** Filling the shortest form takes longer, also when the browser fills it. */
const fastestMs = 1_500

/**
 * Decides which posts are taken. With the proof of a page's script many are, so that a mobile network behind one address is not
 * shut out; without it fewer, by network and for the form as a whole.
 *
 * @param secret of this installation, for tokens.
 */
export function createPostJudge(secret: string): PostJudge {
  const ofNetwork = createRateLimit({ burst: 120, perHour: 600 })
  const ofNetworkWithoutProof = createRateLimit({ burst: 20, perHour: 60 })
  const ofFormWithoutProof = createRateLimit({ burst: 200, perHour: 600 })
  // A proof serves for one form and what is corrected in it.
  const ofToken = createRateLimit({ burst: 10, perHour: 1 })
  return {
    judgeSender: ({ formKey, address, now }) =>
      toTooMany(ofNetwork.look(`${formKey} ${toNetworkPrefix(address)}`, now)),
    judgePost: ({ formKey, address, controls, now }) => {
      const sender = `${formKey} ${toNetworkPrefix(address)}`
      const tooMany = toTooMany(ofNetwork.take(sender, now))
      if (tooMany) return tooMany
      if ((controls[judgedControls.trap] ?? '') !== '') return { rule: 'trap' }
      const { [judgedControls.token]: text = '', [judgedControls.proof]: proof = '' } = controls
      const token = readFormToken(secret, { token: text, formKey, now })
      if (token && now - token.issuedAt < fastestMs) return { rule: 'tooFast', retrySeconds: 2 }
      if (token && isProof({ token: text, proof }) && ofToken.take(token.nonce, now) === 0) return null
      return toTooMany(ofNetworkWithoutProof.take(sender, now)) ?? toTooMany(ofFormWithoutProof.take(formKey, now))
    },
  }
}

function toTooMany(retrySeconds: number): PostObjection | null {
  return retrySeconds === 0 ? null : { rule: 'tooMany', retrySeconds }
}
