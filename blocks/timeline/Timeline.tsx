import type { ReactNode } from 'react'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { Section } from '@/src/ui/Section'
import { classes, css } from './timeline.own'
import type { TimelineProps } from './to-props'

/** What happened, or will happen, in order, along one line. */
export function Timeline({ title, lead, headingLevel, events }: TimelineProps): ReactNode {
  const EventTitle = `h${headingLevel}` as const
  return (
    <Section title={title} lead={lead}>
      <OwnStyles name="timeline" css={css} />
      <ol role="list" className={classes['events']}>
        {events.map((event) => (
          <li key={event.id} className={classes['event']}>
            {event.date ? <p className={classes['date']}>{event.date}</p> : null}
            <div className={classes['words']}>
              <EventTitle className={classes['title']}>{event.title}</EventTitle>
              {event.text ? <p className={classes['text']}>{event.text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
