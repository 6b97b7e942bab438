import { env } from '@/src/platform/env'
import { createPostJudge, type PostJudge } from './limits/post-judge'
import { submissionSecret } from './submission-places'

let judge: PostJudge | undefined
const openJudge = () => {
  judge ??= createPostJudge(submissionSecret(env.dataDirectory))
  return judge
}

/** Counts a post when its head arrives. @returns what speaks against reading its body. */
export const judgeArrival: PostJudge['judgeArrival'] = (sender) => openJudge().judgeArrival(sender)

/** What speaks against a post by what its page sent beside the answers. */
export const judgeControls: PostJudge['judgeControls'] = (post) => openJudge().judgeControls(post)

/** Counts a post whose answers are right. @returns what speaks against taking it. */
export const judgeTaking: PostJudge['judgeTaking'] = (post) => openJudge().judgeTaking(post)

/** Makes a network pay for what it sent. */
export const chargePost: PostJudge['charge'] = (sender, weight) => openJudge().charge(sender, weight)

/** The task that a page's script asks for when somebody begins to fill a form. */
export const issueProofOfWorkTask: PostJudge['issueTask'] = (sender) => openJudge().issueTask(sender)
