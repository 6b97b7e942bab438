import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './people-list.module.css'
import type { PeopleListProps } from './to-props'

/** Neighbours have different colours, in rows of two, three and four. */
const portraitSurfaces = ['deep', 'leaf', 'clay', 'sun', 'leaf'] as const

/** The members of one of the bank's bodies, each with a figure of their own in place of a portrait. */
export function PeopleList({ title, lead, headingLevel, people }: PeopleListProps): ReactNode {
  const Name = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['people']}>
        {people.map(({ id, name, role, summary, href }, position) => (
          <li key={id} className={styles['person']}>
            <div className={styles['portrait']} data-surface={portraitSurfaces[position % portraitSurfaces.length]}>
              <SonaFigure seed={name} rows={3} columns={3} />
            </div>
            <div className={styles['words']}>
              <Name className={styles['name']}>{href ? <a href={href}>{name}</a> : name}</Name>
              {role ? <p className={styles['role']}>{role}</p> : null}
              {summary ? <p className={styles['summary']}>{summary}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
