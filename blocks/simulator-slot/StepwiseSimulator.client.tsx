'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { toAnswerId } from '@/src/links/simulator-answer'
import { createWriter } from '@/src/simulators/simulator-writer'
import { CannotTell } from '@/src/stepwise/code'
import { readInputs } from '@/src/stepwise/read-inputs'
import { run } from '@/src/stepwise/run'
import { parameterOf, readStepwiseQuery } from './read-stepwise-query'
import { SimulationResult } from './SimulationResult'
import { SimulatorFields } from './SimulatorFields'
import { SmallPrint } from './SmallPrint'
import type { SimulationView } from './simulation-view'
import { toStepwiseHref } from './stepwise-address'
import type { StepwiseProps } from './stepwise-props'
import { toStepwiseForm } from './to-stepwise-form'
import { toStepwiseView } from './to-stepwise-view'

type Typed = Readonly<Record<string, string>>

/** Time without a change after which the result gets its address. */
const addressDelayMs = 400

/**
 * A simulator that is written as steps: its inputs and what they come to. Without script the form leads to the result's own address;
 * with script the result follows the inputs, by the same few lines.
 */
export function StepwiseSimulator(props: StepwiseProps): ReactNode {
  const { program, signs, texts, id, headingLevel } = props
  const [asked] = useState(() => readStepwiseQuery(props))
  const [typed, setTyped] = useState<Typed>(asked.typed)
  const [isTyping, setTyping] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { refused } = readInputs(program.inputs, typed)
  /** What could be worked out last: its result stays while somebody types, and beside an error. */
  const [worked, setWorked] = useState<Typed>(refused.length > 0 ? {} : asked.typed)
  useAddress(worked, asked.typed, props)
  const view = workOut(worked, props)
  const wrong: readonly string[] = isTyping ? [] : refused
  const change = (name: string, value: string) => {
    const changed = program.inputs.find((_, place) => parameterOf(place) === name)
    const next = changed ? { ...typed, [changed.key]: value } : typed
    setTyping(true)
    setTyped(next)
    if (readInputs(program.inputs, next).values) setWorked(next)
  }
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div data-part="desk">
        <SimulatorFields
          {...props}
          fields={toStepwiseForm({ program, texts, typed, wrong, writer: createWriter(signs, program.currency) })}
          isHydrated={isHydrated}
          result={wrong.length > 0 ? null : view}
          onChange={change}
          onLeave={() => setTyping(false)}
          onSubmit={(event) => {
            if (refused.length === 0) return
            event.preventDefault()
            setTyping(false)
            requestAnimationFrame(() => document.getElementById(toAnswerId(id))?.focus())
          }}
        />
        {view ? (
          <SimulationResult
            {...props}
            view={view}
            heading={texts.result}
            product={{ productKey: props.simulatorKey, amount: program }}
            wholeHref={asked.isAsked || worked !== asked.typed ? null : toStepwiseHref(worked, props)}
            toTermHref={() => ''}
            isHydrated={isHydrated}
            isOfAnother={wrong.length > 0}
          >
            {view.warnings?.map((text) => (
              <p key={text} data-part="warning">
                {text}
              </p>
            ))}
          </SimulationResult>
        ) : (
          <div data-part="result" id={toAnswerId(id)}>
            <Heading>{texts.result}</Heading>
            <p>{texts.nothing}</p>
          </div>
        )}
      </div>
      <SmallPrint {...props} />
    </>
  )
}

/** @returns null where nothing can be told for these inputs. */
function workOut(typed: Typed, { program, day, signs, texts }: StepwiseProps): SimulationView | null {
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
function useAddress(worked: Typed, first: Typed, props: StepwiseProps): void {
  useEffect(() => {
    if (props.program.inputs.every(({ key }) => (worked[key] ?? first[key]) === first[key])) return undefined
    const address = toStepwiseHref(worked, props)
    const timer = setTimeout(() => window.history.replaceState(null, '', address), addressDelayMs)
    return () => clearTimeout(timer)
  })
}
