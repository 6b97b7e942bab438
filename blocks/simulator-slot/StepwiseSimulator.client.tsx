'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { toAnswerId } from '@/src/links/simulator-answer'
import { inputRefusal } from '@/src/simulators/input-refusal'
import { createWriter } from '@/src/simulators/simulator-writer'
import { CannotTell } from '@/src/stepwise/code'
import { readInputs } from '@/src/stepwise/read-inputs'
import { run } from '@/src/stepwise/run'
import { parameterOf, readStepwiseQuery } from './read-stepwise-query'
import { StepwiseFields } from './StepwiseFields'
import { StepwiseResult } from './StepwiseResult'
import type { StepwiseProps } from './stepwise-props'
import { type StepwiseView, toStepwiseView } from './to-stepwise-view'

/** Time without a change after which the result gets its address. */
const addressDelayMs = 400

/**
 * A simulator that is written as steps: its inputs and what they come to. Without script the form leads to the result's own address;
 * with script the result follows the inputs, by the same few lines.
 */
export function StepwiseSimulator(props: StepwiseProps): ReactNode {
  const { program, signs, texts, id } = props
  const asked = readStepwiseQuery(props)
  const [typed, setTyped] = useState(asked.typed)
  const [isTyping, setTyping] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const writer = createWriter(signs, program.currency)
  const refused: readonly string[] = readInputs(program.inputs, typed).refused
  const [worked, setWorked] = useState(refused.length > 0 ? {} : asked.typed)
  useAddress(worked, asked.typed, props)
  const view = workOut(worked, props)
  const errors = new Map(
    isTyping
      ? []
      : program.inputs
          .filter(({ key }) => refused.includes(key))
          .map((input) => [input.key, inputRefusal(input, texts, writer)]),
  )
  const change = (key: string, value: string) => {
    const next = { ...typed, [key]: value }
    setTyping(true)
    setTyped(next)
    if (readInputs(program.inputs, next).values) setWorked(next)
  }
  return (
    <div data-part="desk">
      <StepwiseFields
        {...props}
        {...{ typed, errors, writer }}
        onChange={change}
        onLeave={() => setTyping(false)}
        onSubmit={(event) => {
          if (refused.length === 0) return
          event.preventDefault()
          setTyping(false)
          requestAnimationFrame(() => document.getElementById(toAnswerId(id))?.focus())
        }}
      />
      <StepwiseResult
        {...props}
        {...{ view, writer, isHydrated }}
        isAsked={asked.isAsked}
        isOfAnother={errors.size > 0}
      />
    </div>
  )
}

/** @returns null where nothing can be told for these inputs. */
function workOut(
  typed: Readonly<Record<string, string>>,
  { program, day, signs, texts }: StepwiseProps,
): StepwiseView | null {
  const { values: inputs } = readInputs(program.inputs, typed)
  if (!inputs) return null
  try {
    const result = run({ program, inputs, start: day })
    return toStepwiseView({ program, result, texts, writer: createWriter(signs, program.currency) })
  } catch (error) {
    if (error instanceof CannotTell) return null
    throw error
  }
}

/** Keeps the address of the page that of the result, so that it can be shared and comes back with the back button. */
function useAddress(
  worked: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string>>,
  props: StepwiseProps,
): void {
  const { href, id, program, simulatorKey } = props
  useEffect(() => {
    if (program.inputs.every(({ key }) => (worked[key] ?? first[key]) === first[key])) return undefined
    const asked = program.inputs.map(({ key }, place): [string, string] => [parameterOf(place), worked[key] ?? ''])
    const address = `${href}?${new URLSearchParams([['simulator', simulatorKey], ...asked])}#${toAnswerId(id)}`
    const timer = setTimeout(() => window.history.replaceState(null, '', address), addressDelayMs)
    return () => clearTimeout(timer)
  })
}
