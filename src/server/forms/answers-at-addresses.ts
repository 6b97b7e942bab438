import type { IncomingMessage } from 'node:http'
import type { Answer } from '@/src/http/send'
import type { FormAnswers } from './form-answers'
import { codeMinutes, type HeldAnswers } from './held-answers'

/**
 * The same answers, each page at an address of its own, so that “Back” leads to it and asks nothing. What was sent or saved is forgotten
 * with all that was shown on the way to it.
 *
 * @param href the address of the form.
 */
export function answerAtAddresses(
  answers: FormAnswers,
  { request, held, href }: { request: IncomingMessage; held: HeldAnswers; href: string },
): FormAnswers {
  const walk = held.walkOf(request)
  const show = async (giving: Promise<Answer>) => held.hold(request, await giving, { href })
  const end = async (giving: Promise<Answer>) => {
    const answer = await giving
    held.forget(walk)
    return held.hold(request, answer, { href, minutes: codeMinutes })
  }
  return {
    ...answers,
    correct: (judged, status) => show(answers.correct(judged, status)),
    changed: (filled) => show(answers.changed(filled)),
    edited: (edited) => show(answers.edited(edited)),
    turned: (turned) => show(answers.turned(turned)),
    accept: (accepted, controls) => end(answers.accept(accepted, controls)),
    kept: (kept) => end(answers.kept(kept)),
  }
}
