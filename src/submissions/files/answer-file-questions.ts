import type { VisitorThreads } from '@/src/visitor-work/open-visitor-threads'
import { inspectionTask } from './inspection-task'
import { publicFiles } from './public-file-channel'

/**
 * Answers questions about PDFs that are to be published, wherever in this process they are asked.
 *
 * @returns what ends answering.
 */
export function answerFileQuestions(threads: VisitorThreads): () => void {
  return publicFiles.answer(async (content) => {
    const bytes = Uint8Array.from(content).buffer
    const asked = { bytes, kind: 'pdf', keepsOriginal: true, mostUnpacked: 0 } as const
    const work = await threads.run(inspectionTask, asked, [bytes])
    if (work.outcome === 'busy') return 'notChecked'
    return work.outcome === 'done' ? work.result.objection : 'tooComplex'
  })
}
