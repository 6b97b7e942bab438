import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Island } from '@/src/islands/Island'
import controls from '@/src/ui/form-controls.module.css'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { SearchField } from './SearchField.client'
import { SearchResults } from './SearchResults'
import type { SearchFieldProps } from './search-field-props'
import styles from './search-panel.module.css'
import type { IndexEntry, IndexSection, SearchPanelProps } from './to-props'

/** The search form and, below it, every page of the site by section: nobody leaves without a way to what they look for. */
export function SearchPanel({ title, lead, action, field, found, headingLevel, index }: SearchPanelProps): ReactNode {
  const t = useTranslations('searchPanel')
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <search aria-label={t('landmark')} className={styles['search']}>
        <form method="get" action={action} className={styles['form']}>
          <div className={styles['field']}>
            <Island name="SearchField" component={SearchField} props={toFieldProps(field)} />
          </div>
          <button type="submit" className={controls['button']}>
            <Icon name="search" />
            {t('submit')}
          </button>
        </form>
      </search>
      {found ? <SearchResults {...found} /> : null}
      {index.length > 0 ? <SiteIndex index={index} headingLevel={headingLevel} isFolded={found !== null} /> : null}
    </>
  )
}

type SiteIndexProps = Pick<SearchPanelProps, 'headingLevel' | 'index'> & {
  /** Below results it is one line that opens, so that the page is as long as what was found. */
  isFolded: boolean
}

function SiteIndex({ index, headingLevel, isFolded }: SiteIndexProps): ReactNode {
  const t = useTranslations('searchPanel')
  const sections = index.map((section) => (
    <SectionIndex key={section.section} {...section} headingLevel={headingLevel} />
  ))
  if (!isFolded) return sections
  return (
    <details className={styles['folded']}>
      <summary>{t('useIndex')}</summary>
      {sections}
    </details>
  )
}

/** The field is drawn in the browser too, where classes are known by what the server says. */
function toFieldProps(field: SearchPanelProps['field']): SearchFieldProps {
  const { field: group = '', label = '', control = '' } = controls
  return { ...field, classNames: { field: group, label, control } }
}

function SectionIndex({ section, pages, groups, headingLevel }: IndexSection & { headingLevel: 2 | 3 }): ReactNode {
  const t = useTranslations('searchPanel')
  const SectionName = `h${headingLevel}` as const
  const GroupName = headingLevel === 2 ? 'h3' : 'h4'
  return (
    <section className={styles['section']}>
      <SectionName className={styles['sectionName']}>{t(`sections.${section}`)}</SectionName>
      <div className={styles['groups']}>
        <Entries entries={pages} />
        {groups.map((group) => (
          <div key={group.id}>
            <GroupName className={styles['groupName']}>
              <a href={group.href} className={styles['link']}>
                {group.title}
              </a>
            </GroupName>
            <Entries entries={group.pages} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Entries({ entries }: { entries: readonly IndexEntry[] }): ReactNode {
  if (entries.length === 0) return null
  return (
    <ul role="list" className={styles['entries']}>
      {entries.map(({ id, title, href }) => (
        <li key={id}>
          <a href={href} className={styles['link']}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
