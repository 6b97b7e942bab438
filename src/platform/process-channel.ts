/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/issues/65350
 * Test: tests/e2e/gate.spec.ts, tests/e2e/search.spec.ts
 * Goes when: what Next bundles shares the modules of the process around it.
 */
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Where one part of this process asks another. */
export type ProcessChannel<Question, Answer> = {
  /**
   * Answers questions from now on.
   *
   * @param respond gives null to a question that is for somebody else.
   * @returns what ends answering.
   */
  answer: (respond: (question: Question) => Answer | null) => () => void
  /** Asks. @returns null when nobody in this process answers. */
  ask: (question: Question) => Answer | null
}

/**
 * Opens a channel of this process by its name. Next bundles what it runs with modules of its own, so that it shares no variable with
 * the process around it: they meet at a name.
 */
export function openProcessChannel<Question, Answer>(name: string): ProcessChannel<Question, Answer> {
  type Asked = { question: Question; answer: Answer | null }
  const isAsked = (message: unknown): message is Asked =>
    typeof message === 'object' && message !== null && 'question' in message && 'answer' in message
  return {
    answer: (respond) => {
      const onAsked = (message: unknown) => {
        if (isAsked(message)) message.answer = respond(message.question) ?? message.answer
      }
      subscribe(name, onAsked)
      return () => unsubscribe(name, onAsked)
    },
    ask: (question) => {
      const asked: Asked = { question, answer: null }
      channel(name).publish(asked)
      return asked.answer
    },
  }
}
