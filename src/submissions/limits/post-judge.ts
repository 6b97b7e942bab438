import { easiestProofOfWork, hardestProofOfWork } from '@/src/forms/submission/proof-of-work-task'
import { makeFormToken, readFormToken } from './form-token'
import { toNetworkPrefix } from './network-prefix'
import { isProofOfWork } from './proof'
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

/** Why a post is not taken, whatever its answers are. */
export type PostObjection =
  | { rule: 'tooMany'; retrySeconds: number }
  /** The field that nobody sees was filled. */
  | { rule: 'trap' }
  /** Nobody fills a form that fast. */
  | { rule: 'tooFast'; retrySeconds: number }

/** Who sends to which form, and when. */
export type PostSender = {
  formKey: string
  /** The network address of the sender. It is counted in memory, never kept, never logged. */
  address: string
  /** In milliseconds since 1970. */
  now: number
}

type JudgedPost = PostSender & { controls: Readonly<Record<string, string>> }

/** What a page's script does for a form before it is sent. */
export type ProofOfWorkTask = { token: string; bits: number }

/** What a post cost that was no form of ours; it is counted as so many. */
export const postWeights = {
  /** No browser sends it, or one that holds a file that is not what it says. */
  junk: 10,
  /** It used up the time or the memory that looking at it may take. */
  exhausting: 120,
} as const

export type PostJudge = {
  /** Counts a post when its head arrives, before anything of its body is read. */
  judgeArrival: (sender: PostSender) => PostObjection | null
  /** What its controls say of who filled it. Counts nothing. */
  judgeControls: (post: Pick<JudgedPost, 'formKey' | 'controls' | 'now'>) => PostObjection | null
  /** Counts a post whose answers are right, which is taken when nothing speaks against it. */
  judgeTaking: (post: JudgedPost) => PostObjection | null
  /** Makes the network pay that sent something costly. */
  charge: (sender: PostSender, weight: keyof typeof postWeights) => void
  /** The task of a proof: the harder, the more has come from the network. */
  issueTask: (sender: PostSender) => ProofOfWorkTask
}

/** Filling the shortest form takes longer, also when the browser fills it. */
const fastestMs = 1_500

/** What a network may send, of whatever kind: mobile networks put thousands of people behind one. */
const ofNetworkLimits = { burst: 480, perHour: 3_600 } as const

/** After how many posts or tasks of a network proofs become twice as hard. */
const postsPerBit = 96

/** So many of a network are taken without a proof whatever other networks send. */
const ownOfEachNetwork = 3

/**
 * Decides which posts are taken. What a network sends counts against that network alone; a network that sends much has to prove
 * more, before it is refused. Without a proof fewer are taken, by network and, past the first few of each, for the form as a whole:
 * only what is taken counts there, so that nothing that is refused closes the form for anybody else.
 *
 * @param secret of this installation, for tokens.
 */
export function createPostJudge(secret: string): PostJudge {
  const arrivals = createRateLimit(ofNetworkLimits)
  const tasks = createRateLimit(ofNetworkLimits)
  const ofNetworkWithoutProof = createRateLimit({ burst: 20, perHour: 60 })
  const ofFormWithoutProof = createRateLimit({ burst: 200, perHour: 600 })
  // A proof serves for one form and what is corrected in it.
  const ofToken = createRateLimit({ burst: 10, perHour: 1 })
  const readToken = ({ formKey, controls, now }: Pick<JudgedPost, 'formKey' | 'controls' | 'now'>) =>
    readFormToken(secret, { token: controls[judgedControls.token] ?? '', formKey, now })
  return {
    judgeArrival: (sender) => toTooMany(arrivals.take(toName(sender), sender.now)),
    judgeControls: (post) => {
      if ((post.controls[judgedControls.trap] ?? '') !== '') return { rule: 'trap' }
      const token = readToken(post)
      return token && post.now - token.issuedAt < fastestMs ? { rule: 'tooFast', retrySeconds: 2 } : null
    },
    judgeTaking: (post) => {
      const { formKey, controls, now } = post
      const { [judgedControls.token]: text = '', [judgedControls.proof]: proof = '' } = controls
      const token = readToken(post)
      const isProven = token !== null && isProofOfWork({ token: text, proof, bits: token.bits })
      if (isProven && ofToken.take(token.nonce, now) === 0) return null
      const name = toName(post)
      const isOneOfFew = ofNetworkWithoutProof.used(name, now) < ownOfEachNetwork
      const tooMany = toTooMany(ofNetworkWithoutProof.take(name, now))
      return tooMany ?? (isOneOfFew ? null : toTooMany(ofFormWithoutProof.take(formKey, now)))
    },
    charge: (sender, weight) => arrivals.charge(toName(sender), sender.now, postWeights[weight]),
    issueTask: (sender) => {
      const { formKey, now } = sender
      const name = toName(sender)
      const load = Math.max(arrivals.used(name, now), tasks.used(name, now))
      tasks.take(name, now)
      const bits = Math.min(hardestProofOfWork, easiestProofOfWork + Math.floor(load / postsPerBit))
      return { token: makeFormToken(secret, { formKey, now, bits }), bits }
    },
  }
}

function toName({ formKey, address }: PostSender): string {
  return `${formKey} ${toNetworkPrefix(address)}`
}

function toTooMany(retrySeconds: number): PostObjection | null {
  return retrySeconds === 0 ? null : { rule: 'tooMany', retrySeconds }
}
