import { env } from '../env'
import { makeFormToken } from './limits/form-token'
import { createPostJudge, type PostJudge } from './limits/post-judge'
import { submissionSecret } from './submission-places'

let judge: PostJudge | undefined
const openJudge = () => {
  judge ??= createPostJudge(submissionSecret(env.dataDirectory))
  return judge
}

/** What speaks against a post, from its head alone: asked before the body is read. Nothing is counted. */
export const judgeSender: PostJudge['judgeSender'] = (post) => openJudge().judgeSender(post)

/** What speaks against a post, once its controls are read and before its answers are. Counts it. */
export const judgePost: PostJudge['judgePost'] = (post) => openJudge().judgePost(post)

/** The token that a page's script asks for when somebody begins to fill a form. */
export function issueFormToken(formKey: string): string {
  return makeFormToken(submissionSecret(env.dataDirectory), { formKey, now: Date.now() })
}
