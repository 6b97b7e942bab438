import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ExtractPart } from '@/src/search/extract'
import styles from './search-results.module.css'
import type { FoundProps } from './to-found'

/** What was found, the best first, with its kind and the words that were looked for marked. */
export function SearchResults(found: FoundProps): ReactNode {
  const t = useTranslations('searchPanel.results')
  const { words, total, results, previousHref, nextHref } = found
  if (total === null) return <p role="status">{t('unavailable')}</p>
  if (total === 0) return <NothingFound words={words} />
  return (
    <section className={styles['results']} aria-labelledby="search-results">
      <h2 id="search-results" className={styles['count']}>
        {t('count', { count: total, words })}
      </h2>
      <Answers {...found} />
      <Filters {...found} />
      <ol role="list" className={styles['list']}>
        {results.map(({ href, kind, section, title, extract }) => (
          <li key={href} className={styles['result']}>
            <h3 className={styles['title']}>
              <a href={href}>
                <Marked parts={title} />
              </a>
            </h3>
            <p className={styles['place']}>
              <ResultPlace kind={kind} section={section} />
            </p>
            <p className={styles['extract']}>
              <Marked parts={extract} />
            </p>
          </li>
        ))}
      </ol>
      {previousHref || nextHref ? (
        <p className={styles['pages']}>
          {previousHref ? <a href={previousHref}>{t('previous')}</a> : null}
          {nextHref ? <a href={nextHref}>{t('next')}</a> : null}
        </p>
      ) : null}
    </section>
  )
}

/** What the content states of the question as data, before everything that mentions it. */
function Answers({ answers }: Pick<FoundProps, 'answers'>): ReactNode {
  const t = useTranslations('searchPanel.answers')
  if (answers.length === 0) return null
  return (
    <section className={styles['answers']} aria-label={t('title')}>
      {answers.map(({ label, value, detail, href, date }) => (
        <p key={`${href} ${label}`}>
          <a href={href}>{label}</a> <strong className={styles['answer']}>{value}</strong>
          {detail ? <span>{detail}</span> : null}
          {date ? <span>{t('day', { date })}</span> : null}
        </p>
      ))}
    </section>
  )
}

function NothingFound({ words }: { words: string }): ReactNode {
  const t = useTranslations('searchPanel.results')
  return (
    <section className={styles['results']} aria-labelledby="search-results">
      <h2 id="search-results" className={styles['count']}>
        {t('none')}
      </h2>
      <p>{t('nothing')}</p>
      <p>{t('noneFor', { words })}</p>
    </section>
  )
}

function Filters({ filters }: FoundProps): ReactNode {
  const t = useTranslations('searchPanel.results')
  if (filters.length === 0) return null
  return (
    <nav aria-label={t('filters')}>
      <ul role="list" className={styles['filters']}>
        {filters.map(({ kind, count, href, isCurrent }) => (
          <li key={kind}>
            <a href={href} className={styles['filter']} aria-current={isCurrent ? 'true' : undefined}>
              {kind === 'all' ? t('all') : t(`kinds.${kind}`)} <span className={styles['number']}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ResultPlace({ kind, section }: Pick<FoundProps['results'][number], 'kind' | 'section'>): ReactNode {
  const t = useTranslations('searchPanel')
  return section ? `${t(`results.kinds.${kind}`)} · ${t(`sections.${section}`)}` : t(`results.kinds.${kind}`)
}

function Marked({ parts }: { parts: readonly ExtractPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text))
}
