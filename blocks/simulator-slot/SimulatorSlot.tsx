import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Island } from '@/src/islands/Island'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { CreditSimulator } from './CreditSimulator.client'
import { DepositSimulator } from './DepositSimulator.client'
import { SlotExample } from './SlotExample'
import { StepwiseSimulator } from './StepwiseSimulator.client'
import simulatorStyles from './simulator.module.css'
import type { SimulatorProps } from './simulator-props'
import styles from './simulator-slot.module.css'
import type { SimulatorSlotProps } from './to-props'

/** A simulator with its form and result; where none is published, an example and that it opens soon. */
export function SimulatorSlot(props: SimulatorSlotProps): ReactNode {
  const { title, lead, headingLevel, simulatorKey, simulator, stepwise, examples, note, links } = props
  const t = useTranslations('simulatorSlot')
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      {stepwise ? (
        <div id={stepwise.id} className={simulatorStyles['simulator']}>
          <Island name="StepwiseSimulator" component={StepwiseSimulator} props={stepwise} />
          <Aside note={note} links={links} />
        </div>
      ) : simulator ? (
        <div id={simulator.id} className={simulatorStyles['simulator']}>
          <SimulatorIsland {...simulator} />
          <Aside note={note} links={links} />
        </div>
      ) : (
        <div className={styles['slot']}>
          <SlotExample headingLevel={headingLevel} examples={examples} />
          <Aside note={note} links={links} status={t(`opensSoon.${simulatorKey}`)} />
        </div>
      )}
    </>
  )
}

function SimulatorIsland(simulator: SimulatorProps): ReactNode {
  return simulator.offers[0]?.calculation === 'termDeposit' ? (
    <Island name="DepositSimulator" component={DepositSimulator} props={simulator} />
  ) : (
    <Island name="CreditSimulator" component={CreditSimulator} props={simulator} />
  )
}

type AsideProps = Pick<SimulatorSlotProps, 'note' | 'links'> & { status?: string }

function Aside({ note, links, status }: AsideProps): ReactNode {
  if (!note && links.length === 0 && !status) return null
  return (
    <div className={styles['aside']}>
      {status ? <p className={styles['status']}>{status}</p> : null}
      {note ? <p className={styles['note']}>{note}</p> : null}
      <ActionLinks links={links} />
    </div>
  )
}
