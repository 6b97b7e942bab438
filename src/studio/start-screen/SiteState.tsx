import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findNewestPublication } from '@/src/cms/feed/publication-feed'
import { findLinkProblems } from '@/src/cms/usage/find-link-problems'
import { linkReportHref } from '@/src/cms/usage/link-report-href'
import { readGraph } from '@/src/cms/usage/read-graph'
import type { Locale } from '@/src/i18n/locales'
import { askSiteHealth } from '@/src/publications/site-health-channel'
import { readSites } from '@/src/sites/heard-sites'
import { toHealthSentences } from './health-sentences'
import { SiteList } from './SiteList'

const texts = staffTexts.siteState.texts

/** How the public site is, and those in other processes: whether everything that is published is drawn, and how many links lead nowhere. */
export async function SiteState({ payload, language }: { payload: Payload; language: Locale }): Promise<ReactNode> {
  const { title, links } = texts[language]
  const now = Date.now()
  const newest = (await findNewestPublication(payload))?.seq ?? 0
  const [problems, sites] = await Promise.all([countLinkProblems(payload, newest), readSites(payload, now)])
  const own = askSiteHealth()
  // Where other sites are known, that this process knows none of its own is no news.
  const sentences = own === null && sites.length > 0 ? [] : toHealthSentences(own)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.en}>{sentence[language]}</li>
        ))}
        <SiteList sites={sites} newest={newest} now={now} language={language} />
        <li>
          <a href={linkReportHref}>{links}</a> <strong>{problems}</strong>
        </li>
      </ul>
    </section>
  )
}

/** What is public changes with a row of the feed only; reading all of it takes longer the larger the site is. */
let counted: { seq: number; problems: number } | undefined

async function countLinkProblems(payload: Payload, seq: number): Promise<number> {
  if (counted?.seq !== seq) counted = { seq, problems: findLinkProblems(await readGraph(payload)).length }
  return counted.problems
}
