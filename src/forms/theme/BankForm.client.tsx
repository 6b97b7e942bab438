'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { localDay } from '@/src/country/local-day'
import type { JsonObject } from '../definition/json'
import type { FormInLanguage } from '../language/form-in-language'
import { type FormStep, sendsForm, toFormOfStep, toStandingStep, toStepHead } from '../pages/form-step'
import { stepControls } from '../pages/step-controls'
import { draftControl, savedControl, trapControl } from '../placing/form-controls'
import { createInterpreter } from '../validation/interpreter'
import type { RawAnswers } from '../validation/read-answers'
import type { AnswerError } from '../validation/validate-answers'
import { FailureNotice } from './FailureNotice'
import { FormNotice } from './FormNotice'
import { FormView } from './FormView'
import { type FormPhase, withShare } from './form-phase'
import { judgeFormData } from './judge-form-data'
import { withLeastItems } from './least-items'
import { type Proof, prepareProofOfWork } from './prepare-proof-of-work'
import { RestoredNotice } from './RestoredNotice'
import { toShowing } from './shown-answers'
import { toSummaryId } from './templates/ErrorSummary'
import { toStepHeadingId } from './templates/StepHeading'
import { toUnsentValues } from './unsent-values'
import { useAttention } from './use-attention'
import { useCalculated } from './use-calculated'
import { useErrorTitle } from './use-error-title'
import { useRefused } from './use-refused'
import { useSending } from './use-sending'
import { useStepHistory } from './use-step-history'
import { useUnsentForm } from './use-unsent-form'

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
  const today = localDay(Date.now())
  const validator = useMemo(() => createInterpreter(whole.schema, today), [whole, today])
  const [turned, setTurned] = useState(begun ?? null)
  const step = useMemo(() => toStandingStep(whole, turned, validator), [whole, turned, validator])
  const form = useMemo(() => toFormOfStep(whole, step), [whole, step])
  const [values, setValues] = useState<RawAnswers>(() => withLeastItems(form.entries, given))
  const [errors, setErrors] = useState(found)
  const [phase, setPhase] = useState<FormPhase>({ kind: 'open' })
  const [restored, setRestored] = useState<'shown' | 'deleted' | null>(null)
  // Drawn anew, so that files that were chosen go too.
  const [round, setRound] = useState(0)
  const [noticeId, restoredId, attention] = [`${id}--notice`, `${id}--restored`, useAttention()]
  const [sending, refused] = [useSending(action), useRefused(whole.unsentWords !== undefined)]
  const proof = useRef<Promise<Proof | null> | null>(null)
  const noteStep = useStepHistory(id, step, (value) => {
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) send(element, { control: stepControls.change, value })
  })
  const unsent = useUnsentForm({
    id,
    // Not what an editor tries out.
    formKey: whole.unsentWords && !(draftControl in controls) ? whole.key : null,
    isFilled: begun !== undefined || savedControl in controls,
    step: turned,
    show: (kept) => {
      const asked = toFormOfStep(whole, toStandingStep(whole, kept.step, validator))
      setTurned(kept.step)
      setValues(withLeastItems(asked.entries, toUnsentValues(asked, kept.texts)))
      setRestored('shown')
    },
  })

  const isFocused = begun !== undefined && errors.length === 0 && focus === undefined
  const showing = toShowing({ form, validator, values: { ...step?.known, ...values } })
  const filled = useCalculated({ whole, page: form, known: step?.known, values, showing })
  useErrorTitle(form, errors.length > 0)
  useEffect(() => {
    // Most of a saved form was filled in before: sending it may be one tick away, which must not look like a program in a hurry.
    if (savedControl in controls) proof.current ??= prepareProofOfWork(action)
  }, [controls, action])

  const settle = (next: FormPhase, wrong: readonly AnswerError[], place = noticeId) => {
    attention.current = wrong.length > 0 ? toSummaryId(id) : place
    setErrors(wrong)
    setPhase(next)
  }

  const turn = (next: FormStep, typed: JsonObject, wrong: readonly AnswerError[]) => {
    unsent.note()
    setTurned(next)
    setValues(withLeastItems(toFormOfStep(whole, next).entries, typed))
    settle({ kind: 'open' }, wrong, toStepHeadingId(id))
    noteStep(next.at)
  }

  const send = async (element: HTMLFormElement, asked: Asked | null = null) => {
    if (sending.isBusy()) return
    sending.stopWaiting()
    const body = new FormData(element)
    const judged = judgeFormData(body, { form, validator, step })
    setValues(withLeastItems(form.entries, judged.values))
    if (!asked && refused.isWrong(body, judged.errors)) return settle({ kind: 'open' }, judged.errors)
    if (asked) body.set(`_${asked.control}`, asked.value)
    setErrors([])
    setPhase({ kind: 'sending', share: 0 })
    const isLast = sendsForm(whole, step)
    const prepare = async () => {
      const proved = isLast ? await proof.current : null
      for (const [name, value] of Object.entries(proved ?? {})) body.set(`_${name}`, value)
      return body
    }
    const outcome = await sending.send(prepare, {
      waiting: () => settle({ kind: 'waiting' }, []),
      progress: (share) => setPhase((now) => withShare(now, share)),
    })
    // Somebody goes on with it meanwhile, and sends it themselves.
    if (!outcome) return setPhase((now) => (now.kind === 'waiting' ? { kind: 'open' } : now))
    // Each proof serves for a few posts only.
    if (isLast) proof.current = null
    // The page that comes shows the form as it is now, with what was typed.
    if (outcome.kind === 'changed') return element.submit()
    if (outcome.kind === 'turned') return turn(outcome.step, outcome.values, outcome.errors)
    if (outcome.kind === 'refused') return settle({ kind: 'open' }, outcome.errors)
    if (outcome.kind === 'received') unsent.forget()
    settle(outcome, [])
  }

  const deleteUnsent = () => {
    unsent.forget()
    setTurned(null)
    setValues(withLeastItems(toFormOfStep(whole, toStandingStep(whole, null, validator)).entries, {}))
    setRound(round + 1)
    setRestored('deleted')
    settle({ kind: 'open' }, [], restoredId)
  }

  const change = (next: RawAnswers) => {
    unsent.note()
    sending.stopWaiting()
    setValues(next)
    if (trapControl in controls) proof.current ??= prepareProofOfWork(action)
  }

  if (phase.kind === 'received') {
    const { successTitle: title, successText: text } = form.texts
    return <FormNotice {...{ ...phase, id: noticeId, kind: 'success', title, text, headingLevel }} />
  }
  return (
    <>
      {restored && whole.unsentWords ? (
        <RestoredNotice
          id={restoredId}
          words={whole.unsentWords}
          isDeleted={restored === 'deleted'}
          onDelete={deleteUnsent}
        />
      ) : null}
      {phase.kind === 'failed' || phase.kind === 'waiting' ? (
        <FailureNotice {...{ id: noticeId, form, kind: phase.kind, headingLevel }} />
      ) : null}
      <FormView
        key={round}
        {...{ id, form, action, controls, values: filled, errors, headingLevel }}
        {...(focus !== undefined && { focus })}
        step={step && { ...step, ...toStepHead(whole, step), isFocused, onWalk: send }}
        shown={showing.shown}
        sent={phase.kind === 'sending' ? phase.share : null}
        onChange={change}
        onSubmit={send}
      />
    </>
  )
}
