import type { ReactNode } from 'react'
import { Section } from '@/src/ui/Section'
import styles from './timeline.module.css'
import type { TimelineProps } from './to-props'

/** What happened, or will happen, in order, along one line. */
export function Timeline({ title, lead, headingLevel, events }: TimelineProps): ReactNode {
  const EventTitle = `h${headingLevel}` as const
  return (
    <Section title={title} lead={lead}>
      <ol role="list" className={styles['events']}>
        {events.map((event) => (
          <li key={event.id} className={styles['event']}>
            {event.date ? <p className={styles['date']}>{event.date}</p> : null}
            <div className={styles['words']}>
              <EventTitle className={styles['title']}>{event.title}</EventTitle>
              {event.text ? <p className={styles['text']}>{event.text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
