import type { ReactNode } from 'react'
import { Portrait } from '@/src/ui/Portrait'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './people-list.module.css'
import type { PeopleListProps } from './to-props'

/** Neighbours have different colours, beside and below each other: three of them in rows of one or two. */
const portraitSurfaces = ['deep', 'leaf', 'sun'] as const

/** The members of one of the bank's bodies, each with a place for their portrait. */
export function PeopleList({ title, lead, headingLevel, people }: PeopleListProps): ReactNode {
  const Name = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['people']}>
        {people.map(({ id, name, role, summary, href, portrait }, position) => (
          <li key={id} className={styles['person']}>
            <Portrait
              name={name}
              picture={portrait}
              surface={portraitSurfaces[position % portraitSurfaces.length] ?? 'leaf'}
              sizes="(min-width: 52rem) 8rem, 5.5rem"
            />
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
