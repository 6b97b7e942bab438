import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PageContext } from '@/src/content/page-context'
import { type TreeEntry, toSiteTree } from '../to-site-tree'
import styles from './site-tree.module.css'

/** Every page of the site as a tree: what stands at the top as a heading, and whatever is below it as lists in lists. */
export function SiteTree({ context }: { context: PageContext }): ReactNode {
  const t = useTranslations('searchPanel.sections')
  const top = toSiteTree(context)
  const alone = top.filter(({ below }) => below.length === 0)
  return (
    <div className={styles['tree']}>
      {top.map(({ title, href, below }) =>
        below.length > 0 ? (
          <section key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <Entries entries={below} />
          </section>
        ) : null,
      )}
      {alone.length > 0 ? (
        <section>
          <h2>{t('general')}</h2>
          <Entries entries={alone} />
        </section>
      ) : null}
    </div>
  )
}

function Entries({ entries }: { entries: readonly TreeEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ title, href, below }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {below.length > 0 ? <Entries entries={below} /> : null}
        </li>
      ))}
    </ul>
  )
}
