import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { formDefinition } from '@/src/forms/definition/form-definition'
import { stepControls } from '@/src/forms/pages/step-controls'
import { draftControl, versionControl } from '@/src/forms/placing/form-controls'
import { readPosted } from '@/src/forms/submission/judge-posted'
import { parseUrlEncoded } from '@/src/forms/submission/parse-url-encoded'
import { inVisitorThread } from '@/src/visitor-work/in-visitor-thread'
import type {
  BodyToRead,
  DraftVerdict,
  FormToResume,
  PostToRead,
  PostVerdict,
  ReceivedBytes,
  ResumedForm,
} from '../read-post-task'
import { judgeSent } from './judge-sent'
import { readMultipart, type SentParts } from './read-multipart'
import { resumeSaved } from './resume-saved'

const pieceSize = 65_536

/** Reads a post and judges its answers by the rules of a version. Runs in a thread only. */
export const readPost = inVisitorThread(
  async ({ version, current, secret, locale, today, isVersionKnown, ...body }: PostToRead): Promise<PostVerdict> => {
    const sent = await readParts(body)
    if (!sent) return { kind: 'unreadable' }
    // What is no answer of this page has limits of its own.
    const besides = [`_${draftControl}`, `_${stepControls.carried}`]
    const carried = sent.entries.find(([name]) => name === `_${stepControls.carried}`)?.[1]
    const entries = sent.entries.filter(([name]) => !besides.includes(name))
    const hash = entries.find(([name]) => name === `_${versionControl}`)?.[1]
    if (!isVersionKnown && typeof hash === 'string' && hash !== version.hash) return { kind: 'otherVersion', hash }
    const posted = readPosted(version, { entries, locale })
    if (typeof posted === 'string') return { kind: 'unreadable' }
    const read = { posted, locale, today, carried: typeof carried === 'string' ? carried : null }
    const judged = judgeSent({ version, current }, { ...read, secret, now: Date.now() })
    return judged ? { kind: 'judged', controls: posted.controls, ...judged, files: sent.files } : { kind: 'unreadable' }
  },
)

/** Fits a saved form to the version in force. Runs in a thread only. */
export const resumeForm = inVisitorThread(async (asked: FormToResume): Promise<ResumedForm> => {
  return resumeSaved(asked, Date.now())
})

/** Reads the definition of the form that a trial brings along. Runs in a thread only. */
export const readDraft = inVisitorThread(async (body: BodyToRead): Promise<DraftVerdict> => {
  const sent = await readParts(body)
  const text = sent?.entries.find(([name]) => name === `_${draftControl}`)?.[1]
  const draft = z.string().transform(parseJson).pipe(formDefinition).safeParse(text)
  return draft.success ? { kind: 'draft', definition: draft.data } : { kind: 'unreadable' }
})

async function readParts({ bytes, contentType, mostKept }: BodyToRead): Promise<SentParts | null> {
  if (!contentType.startsWith('application/x-www-form-urlencoded'))
    return readMultipart({ pieces: toPieces(bytes), contentType, mostKept })
  const body = typeof bytes === 'string' ? await readFile(bytes) : Buffer.from(bytes)
  const entries = parseUrlEncoded(body.toString('utf8'))
  return entries && { entries, files: [] }
}

async function* toPieces(bytes: ReceivedBytes): AsyncGenerator<Buffer> {
  if (typeof bytes === 'string') {
    for await (const piece of createReadStream(bytes, { highWaterMark: pieceSize })) yield Buffer.from(piece)
    return
  }
  for (let at = 0; at < bytes.length; at += pieceSize) yield Buffer.from(bytes.subarray(at, at + pieceSize))
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
}
