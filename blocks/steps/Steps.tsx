import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './steps.module.css'
import type { StepsProps } from './to-props'

/** What to do, in order. */
export function Steps({ title, lead, headingLevel: Heading, steps, links }: StepsProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['body']}>
        <ol role="list" className={styles['steps']}>
          {steps.map((step) => (
            <li key={step.id} className={styles['step']}>
              <Heading className={styles['title']}>{step.title}</Heading>
              {step.text ? <p className={styles['text']}>{step.text}</p> : null}
            </li>
          ))}
        </ol>
        <ActionLinks links={links} />
      </div>
    </>
  )
}
