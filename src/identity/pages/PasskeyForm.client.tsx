'use client'

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import controls from '@/src/ui/form-controls.module.css'

type PasskeyFormProps = {
  /** Where the form is posted with what the browser has signed. */
  action: string
  /** A passkey is used, or made. */
  ceremony: 'create' | 'use'
  button: string
  isMain: boolean
  texts: { needsScript: string; failed: string; waiting: string }
  /** Fields that go along. */
  children?: ReactNode
}

/** Asks the browser for a passkey and posts the form with what it has signed. Nothing else of a login needs script. */
export function PasskeyForm({ action, ceremony, button, isMain, texts, children }: PasskeyFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const signed = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'failed' | 'ready' | 'waiting' | 'without-script'>('without-script')
  useEffect(() => setState('ready'), [])
  const ask = async (event: FormEvent) => {
    if (signed.current?.value) return
    event.preventDefault()
    setState('waiting')
    try {
      const response = ceremony === 'use' ? await signWithPasskey() : await createPasskey()
      if (!signed.current) return
      signed.current.value = JSON.stringify(response)
      form.current?.submit()
    } catch {
      // Whoever closes the browser's own window, or waits too long, is told so and may try again; nothing else comes of it.
      setState('failed')
    }
  }
  return (
    <form className="sign-in-form" method="post" action={action} ref={form} onSubmit={ask}>
      {children}
      <input type="hidden" name="response" ref={signed} />
      <noscript>
        <p className={controls['hint']}>{texts.needsScript}</p>
      </noscript>
      <button
        className={controls[isMain ? 'button' : 'quietButton']}
        type="submit"
        disabled={state === 'without-script' || state === 'waiting'}
      >
        {button}
      </button>
      <p className={`${controls['hint']} sign-in-status`} role="status">
        {state === 'failed' ? texts.failed : state === 'waiting' ? texts.waiting : ''}
      </p>
    </form>
  )
}

type Answer<Options> = { options: Options }

async function signWithPasskey() {
  const { options } = await askFor<PublicKeyCredentialRequestOptionsJSON>('/api/users/sign-in/passkey-options')
  return startAuthentication({ optionsJSON: options })
}

async function createPasskey() {
  const { options } = await askFor<PublicKeyCredentialCreationOptionsJSON>('/api/users/factors/passkey-options')
  return startRegistration({ optionsJSON: options })
}

/** The challenge is in the ticket's cookie, which the answer sets. */
async function askFor<Options>(address: string): Promise<Answer<Options>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
