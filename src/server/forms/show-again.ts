import type { IncomingMessage } from 'node:http'
import type { JsonObject } from '@/src/forms/definition/json'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
import type { FormAnswers, FormHandler, FormPlace } from './form-answers'
import { type HeldForm, holdFiles, type ReadForm } from './held-files'
import type { InspectedFiles } from './inspect-sent-files'
import type { PostLane } from './post-lanes'

type ToShow = {
  place: FormPlace
  handler: Pick<FormHandler, 'isTrial' | 'limits'>
  lane: PostLane
  /** The version that it is shown as. */
  current: FormVersion
  read: ReadForm
  answers: FormAnswers
}

/** Shows a form again with its files, in each of the ways in which one is answered that was not received. */
export type ShowAgain = {
  /** @param errors what is wrong with it. @param besides the status, and its files where they were looked into. */
  correct: (
    errors: readonly AnswerError[],
    besides?: { status?: Parameters<FormAnswers['correct']>[1]; inspected?: InspectedFiles },
  ) => Promise<Answer>
  changed: () => Promise<Answer>
  /** @param edit what becomes of what was typed, and where the page begins. */
  edited: (edit: (values: JsonObject) => { values: JsonObject; focus: string }) => Promise<Answer>
  turned: () => Promise<Answer>
  /** @param inspected its files, which are right. */
  failed: (inspected: InspectedFiles) => Promise<Answer>
}

/** Opens the ways in which a form that was read is shown again. A page's script has the files itself, and a trial of staff keeps nothing. */
export function openShowAgain(request: IncomingMessage, to: ToShow): ShowAgain {
  const { place, handler, lane, current, read, answers } = to
  const hold = async (inspected?: InspectedFiles): Promise<HeldForm> => {
    if (handler.isTrial || request.headers.accept === 'application/json') return { ...read, notHeld: [] }
    const { locale, formKey } = place
    const isExhausting = () => handler.limits.charge(request, formKey, 'exhausting')
    return holdFiles(request, { lane, current, locale, read, isExhausting, ...(inspected && { inspected }) })
  }
  return {
    correct: async (errors, { status, inspected } = {}) => {
      const { notHeld, ...held } = await hold(inspected)
      // Whoever corrects a report has the sentence that stands at its files already.
      const others = current.audience === 'investigators' ? [] : notHeld
      return answers.correct({ ...held, errors: withOthers(errors, others), current }, status)
    },
    changed: async () => {
      const { notHeld, ...held } = await hold()
      return answers.changed({ ...held, errors: notHeld, current })
    },
    edited: async (edit) => {
      const { notHeld, ...held } = await hold()
      return answers.edited({ ...held, ...edit(held.values), errors: notHeld, current })
    },
    turned: async () => {
      const { notHeld, ...held } = await hold()
      return answers.turned({ ...held, current })
    },
    failed: async (inspected) => {
      const { notHeld, ...held } = await hold(inspected)
      return answers.failed({ ...held, errors: notHeld, current })
    },
  }
}

/** What is wrong, with what was not held where nothing else is wrong at that question. */
function withOthers(errors: readonly AnswerError[], others: readonly AnswerError[]): AnswerError[] {
  const wrong = new Set(errors.map(({ field }) => field))
  return [...errors, ...others.filter(({ field }) => !wrong.has(field))]
}
