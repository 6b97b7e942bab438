'use client'

import type { ReactNode } from 'react'
import { Simulator } from './Simulator'
import type { SimulatorProps } from './simulator-props'
import { workOutCredit } from './work-out-credit'

/** The simulator of credits: an island of its own, which brings visitors no calculation of deposits. */
export function CreditSimulator(props: SimulatorProps): ReactNode {
  return <Simulator {...props} workOut={workOutCredit} />
}
