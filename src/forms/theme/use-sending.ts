import { useEffect, useRef } from 'react'
import { type Outcome, sendForm } from './send-form'
import { type NetworkWaiting, waitForNetwork } from './wait-for-network'

/** What became of a form that somebody answered. */
export type Answered = Exclude<Outcome, { kind: 'unreached' }>

/** What is told of a form while it is being sent. */
export type SendingEvents = { waiting: () => void; progress: (share: number) => void }

/** How a form is sent from its page. */
export type Sending = {
  isBusy: () => boolean
  /**
   * Sends what nobody answers again, as soon as that is worth trying: the very same body, so that what arrived already is known again.
   * @param prepare the body, once nothing else is being sent.
   * @param on.waiting is told once that nobody answers, `on.progress` how much of a long form is on its way, between 0 and 1.
   * @returns null when somebody goes on with the form instead.
   */
  send: (prepare: () => Promise<FormData>, on: SendingEvents) => Promise<Answered | null>
  /** Nothing is sent by itself any more. */
  stopWaiting: () => void
}

/** @param action where the form is posted. */
export function useSending(action: string): Sending {
  const isBusy = useRef(false)
  const network = useRef<NetworkWaiting | null>(null)
  const stopWaiting = () => network.current?.end()

  useEffect(() => () => network.current?.end(), [])

  const send: Sending['send'] = async (prepare, on) => {
    const waiting = waitForNetwork()
    network.current = waiting
    isBusy.current = true
    const body = await prepare()
    for (let isFirst = true; ; isFirst = false) {
      const outcome = await sendForm(action, body, on.progress)
      isBusy.current = false
      if (outcome.kind !== 'unreached') return outcome
      if (isFirst) on.waiting()
      if (!(await waiting.untilWorthTrying())) return null
      isBusy.current = true
    }
  }
  return { isBusy: () => isBusy.current, send, stopWaiting }
}
