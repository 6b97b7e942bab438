'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { type FormStep, sendsForm, toFormOfStep, toStandingStep, toStepHead } from '../pages/form-step'
import { stepControls } from '../pages/step-controls'
import { savedControl, trapControl } from '../placing/form-controls'
import { createInterpreter } from '../validation/interpreter'
import type { RawAnswers } from '../validation/read-answers'
import type { AnswerError } from '../validation/validate-answers'
import { FormNotice } from './FormNotice'
import { FormView } from './FormView'
import { judgeFormData } from './judge-form-data'
import { withLeastItems } from './least-items'
import { toErrorPageTitle, toPlainPageTitle } from './page-title'
import { type Proof, prepareProofOfWork } from './prepare-proof-of-work'
import { sendForm } from './send-form'
import { toShowing } from './shown-answers'
import { toSummaryId } from './templates/ErrorSummary'
import { toStepHeadingId } from './templates/StepHeading'
import { useStepHistory } from './use-step-history'

export type BankFormProps = {
  /** Begins the ids of its elements. */
  id: string
  form: FormInLanguage
  /** Where it is posted. */
  action: string
  /** What is posted with it and nobody sees, by name: the version of the form, the way back. */
  controls: Readonly<Record<string, string>>
  /** As typed, when the server shows a form again. */
  values: JsonObject
  errors: readonly AnswerError[]
  headingLevel: 2 | 3
  /** Where the page begins, by the way to an answer: what was added without script. */
  focus?: string
  /** Where its visitor is in a form of pages, when the server shows it again. */
  step?: FormStep
}

type Asked = { control: string; value: string }
type Phase = { kind: 'open' | 'sending' | 'failed' } | { kind: 'received'; reference: string | null }

/**
 * A form that works without script: a plain post, answered by a page. With script it shows what conditions bring up, finds
 * errors before anything is sent, and stays on the page. The server decides in both cases, also which page of a form comes next.
 */
export function BankForm({
  id,
  form: whole,
  action,
  controls,
  values: given,
  errors: found,
  headingLevel,
  focus,
  step: begun,
}: BankFormProps): ReactNode {
  const validator = useMemo(() => createInterpreter(whole.schema), [whole])
  const [turned, setTurned] = useState(begun ?? null)
  const step = useMemo(() => toStandingStep(whole, turned, validator), [whole, turned, validator])
  const form = useMemo(() => toFormOfStep(whole, step), [whole, step])
  const [values, setValues] = useState<RawAnswers>(() => withLeastItems(form.entries, given))
  const [errors, setErrors] = useState(found)
  const [phase, setPhase] = useState<Phase>({ kind: 'open' })
  const noticeId = `${id}--notice`
  const attention = useRef<string | null>(null)
  const isBusy = useRef(false)
  const proof = useRef<Promise<Proof | null> | null>(null)
  const noteStep = useStepHistory(id, step, (value) => {
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) send(element, { control: stepControls.change, value })
  })

  useEffect(() => {
    const wanted = attention.current
    attention.current = null
    if (wanted) document.getElementById(wanted)?.focus()
  })

  useEffect(() => {
    // Without errors of its own the title may speak of another form of the page.
    if (errors.length === 0) return
    const title = toPlainPageTitle(form, document.title)
    document.title = toErrorPageTitle(form, title)
    return () => {
      document.title = title
    }
  }, [form, errors])

  useEffect(() => {
    // Most of a saved form was filled in before: sending it may be one tick away, which must not look like a program in a hurry.
    if (savedControl in controls) proof.current ??= prepareProofOfWork(action)
  }, [controls, action])

  const settle = (next: Phase, wrong: readonly AnswerError[], place = noticeId) => {
    attention.current = wrong.length > 0 ? toSummaryId(id) : place
    setErrors(wrong)
    setPhase(next)
  }

  const turn = (next: FormStep, typed: JsonObject, wrong: readonly AnswerError[]) => {
    setTurned(next)
    setValues(withLeastItems(toFormOfStep(whole, next).entries, typed))
    settle({ kind: 'open' }, wrong, toStepHeadingId(id))
    noteStep(next.at)
  }

  const send = async (element: HTMLFormElement, asked: Asked | null = null) => {
    if (isBusy.current) return
    const body = new FormData(element)
    const judged = judgeFormData(body, { form, validator, step })
    setValues(withLeastItems(form.entries, judged.values))
    if (!asked && judged.errors.length > 0) return settle({ kind: 'open' }, judged.errors)
    if (asked) body.set(`_${asked.control}`, asked.value)
    setErrors([])
    setPhase({ kind: 'sending' })
    isBusy.current = true
    if (sendsForm(whole, step)) {
      for (const [name, value] of Object.entries((await proof.current) ?? {})) body.set(`_${name}`, value)
      // Each proof serves for a few posts only.
      proof.current = null
    }
    const outcome = await sendForm(action, body)
    isBusy.current = false
    // The page that comes shows the form as it is now, with what was typed.
    if (outcome.kind === 'changed') return element.submit()
    if (outcome.kind === 'turned') return turn(outcome.step, outcome.values, outcome.errors)
    settle(outcome.kind === 'refused' ? { kind: 'open' } : outcome, outcome.kind === 'refused' ? outcome.errors : [])
  }

  const change = (next: RawAnswers) => {
    setValues(next)
    if (trapControl in controls) proof.current ??= prepareProofOfWork(action)
  }

  const { texts } = form
  const isFocused = begun !== undefined && errors.length === 0 && focus === undefined
  if (phase.kind === 'received') {
    const { successTitle: title, successText: text } = texts
    return <FormNotice {...{ id: noticeId, kind: 'success', title, text, headingLevel }} reference={phase.reference} />
  }
  return (
    <>
      {phase.kind === 'failed' ? (
        <FormNotice
          id={noticeId}
          kind="failure"
          title={texts.failureTitle}
          text={texts.failureText}
          reference={null}
          headingLevel={headingLevel}
        />
      ) : null}
      <FormView
        {...{ id, form, action, controls, values, errors, headingLevel }}
        {...(focus !== undefined && { focus })}
        step={step && { ...step, ...toStepHead(whole, step), isFocused, onWalk: send }}
        shown={toShowing({ form, validator, values: { ...step?.known, ...values } }).shown}
        isSending={phase.kind === 'sending'}
        onChange={change}
        onSubmit={send}
      />
    </>
  )
}
