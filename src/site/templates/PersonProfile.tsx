import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHero } from '@/blocks/page-hero/PageHero'
import { PeopleList } from '@/blocks/people-list/PeopleList'
import { toPeopleListProps } from '@/blocks/people-list/to-props'
import type { SiteDocument } from '@/src/content/get-document'
import type { PageContext } from '@/src/content/page-context'
import { RichText } from '@/src/rich-text/RichText'
import { toRichText } from '@/src/rich-text/to-rich-text'
import styles from './templates.module.css'

type Person = Extract<SiteDocument, { kind: 'person' }>['person']
type PersonProfileProps = { person: Person; context: PageContext }

/** A member of the directive body, and the other members. */
export function PersonProfile({ person, context }: PersonProfileProps): ReactNode {
  const t = useTranslations('person')
  const body = toRichText(person.body, context)
  const others = toPeopleListProps(
    {
      __typename: 'PeopleListBlock',
      id: 'others',
      anchor: null,
      title: t('others'),
      lead: null,
      peopleGroup: 'directors',
    },
    { ...context, lists: { ...context.lists, people: context.lists.people.filter(({ id }) => id !== person.id) } },
  )
  return (
    <article>
      <div data-surface={context.tone}>
        <PageHero
          eyebrow={person.role}
          title={person.name ?? ''}
          lead={person.summary}
          links={[]}
          isLow={false}
          figureSeed={context.figureSeed}
        />
      </div>
      {body ? (
        <div className={styles['body']}>
          <RichText {...body} />
        </div>
      ) : null}
      {others ? (
        <div className={styles['more']} data-surface="band">
          <PeopleList {...others} />
        </div>
      ) : null}
    </article>
  )
}
