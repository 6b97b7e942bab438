'use client'

import type { ReactNode } from 'react'
import { Simulator } from './Simulator'
import type { SimulatorProps } from './simulator-props'
import { workOutDeposit } from './work-out-deposit'

/** The simulator of term deposits: an island of its own, which brings visitors no calculation of credits. */
export function DepositSimulator(props: SimulatorProps): ReactNode {
  return <Simulator {...props} workOut={workOutDeposit} />
}
