import { useEffect, useRef } from 'react'
import { type Outcome, sendForm } from './send-form'
import { type NetworkWaiting, waitForNetwork } from './wait-for-network'

/** What became of a form that somebody answered. */
export type Answered = Exclude<Outcome, { kind: 'unreached' }>

/** How a form is sent from its page. */
export type Sending = {
  isBusy: () => boolean
  /**
   * Sends what nobody answers again, as soon as that is worth trying: the very same body, so that what arrived already is known again.
   * @param prepare the body, once nothing else is being sent.
   * @param wait is told once that nobody answers.
   * @returns null when somebody goes on with the form instead.
   */
  send: (prepare: () => Promise<FormData>, wait: () => void) => Promise<Answered | null>
  /** Nothing is sent by itself any more. */
  stopWaiting: () => void
}

/** @param action where the form is posted. */
export function useSending(action: string): Sending {
  const isBusy = useRef(false)
  const network = useRef<NetworkWaiting | null>(null)
  const stopWaiting = () => network.current?.end()

  useEffect(() => () => network.current?.end(), [])

  const send: Sending['send'] = async (prepare, wait) => {
    const waiting = waitForNetwork()
    network.current = waiting
    isBusy.current = true
    const body = await prepare()
    for (let isFirst = true; ; isFirst = false) {
      const outcome = await sendForm(action, body)
      isBusy.current = false
      if (outcome.kind !== 'unreached') return outcome
      if (isFirst) wait()
      if (!(await waiting.untilWorthTrying())) return null
      isBusy.current = true
    }
  }
  return { isBusy: () => isBusy.current, send, stopWaiting }
}
