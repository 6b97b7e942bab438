import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { locales } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toHref } from '@/src/links/to-href'
import { foldWords } from '../search/fold-words'
import { StudioScreen } from '../theme/StudioScreen'
import { forecastMove } from './forecast-move'
import { MovePage } from './MovePage.client'
import { filterMap, listMap, listStates, type MapPage, mapStates, readSiteMap } from './read-site-map'
import styles from './site-map.module.css'

const whole = z.coerce.number().int().positive().optional().catch(undefined)
const asked = z.object({
  words: z.string().max(100).optional().catch(undefined),
  state: z
    .enum([...mapStates, 'hidden', 'orphan'])
    .optional()
    .catch(undefined),
  move: whole,
  to: z
    .union([z.literal('top'), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
})

export const siteMapHref = '/admin/map'

/** The pages of the site as a tree: how each stands in each language, and what moving one would do. */
export async function SiteMap(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(siteMapHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const texts = staffTexts.siteMap[language]
  const { words = '', state, move, to } = asked.parse(view.searchParams ?? {})
  const map = await readSiteMap(req.payload, language)
  const pages = listMap(map)
  const isMeant = (page: MapPage) =>
    foldWords(`${page.title} ${page.path ?? ''}`).includes(foldWords(words)) &&
    (state === undefined || listStates(page).includes(state))
  const shown = words === '' && state === undefined ? map : filterMap(map, isMeant)
  const moving = pages.find(({ id }) => id === move)
  const parent = to === 'top' ? null : to
  const forecasts = moving && parent !== undefined ? await forecastMove(req.payload, { id: moving.id, parent }) : null
  return (
    <StudioScreen view={view}>
      <main className={styles['map']}>
        <h1>{texts.title}</h1>
        <form className={styles['filter']}>
          <label>
            {texts.words}
            <input type="search" name="words" defaultValue={words} />
          </label>
          <label>
            {texts.state}
            <select name="state" defaultValue={state ?? ''}>
              <option value="">{texts.every}</option>
              {mapStates.map((known) => (
                <option key={known} value={known}>
                  {texts.states[known]}
                </option>
              ))}
              <option value="hidden">{texts.hidden}</option>
              <option value="orphan">{texts.orphan}</option>
            </select>
          </label>
          <button type="submit">{texts.show}</button>
        </form>
        {moving && (
          <section className={styles['move']} id="move" aria-label={texts.move}>
            <h2>{`${texts.move}: ${moving.title}`}</h2>
            <form className={styles['filter']}>
              <input type="hidden" name="move" value={moving.id} />
              <label>
                {texts.below}
                <select name="to" defaultValue={to ?? ''}>
                  <option value="top">{texts.top}</option>
                  {pages
                    .filter(({ id }) => id !== moving.id)
                    .map(({ id, title, path }) => (
                      <option key={id} value={id}>{`${title} (${path ?? '…'})`}</option>
                    ))}
                </select>
              </label>
              <button type="submit">{texts.foresee}</button>
            </form>
            {forecasts?.length === 0 && <p>{texts.staysThere}</p>}
            {forecasts?.map(({ locale, from, to: target, below, redirects, problem }) => (
              <div key={locale}>
                <p>
                  <strong>{`${texts.languages[locale]}: ${toHref(locale, from)} → ${toHref(locale, target)}`}</strong>
                </p>
                {problem ? (
                  <p className={styles['wrong']}>{problem[language]}</p>
                ) : (
                  <p>{`${texts.pagesBelow}: ${below.length}. ${texts.redirects}: ${redirects}.`}</p>
                )}
                <ul>
                  {below.map((page) => (
                    <li key={page.from}>{`${toHref(locale, page.from)} → ${toHref(locale, page.to)}`}</li>
                  ))}
                </ul>
              </div>
            ))}
            {moving.menus.length > 0 && <p>{`${texts.menus}: ${moving.menus.join(', ')}. ${texts.menusFollow}`}</p>}
            {forecasts &&
              forecasts.length > 0 &&
              parent !== undefined &&
              forecasts.every(({ problem }) => !problem) && <MovePage id={moving.id} parent={parent} texts={texts} />}
          </section>
        )}
        {shown.length === 0 ? (
          <p>
            {texts.nothing} <a href={siteMapHref}>{texts.clear}</a>
          </p>
        ) : (
          <Branch pages={shown} language={language} />
        )}
      </main>
    </StudioScreen>
  )
}

function Branch({ pages, language }: { pages: readonly MapPage[]; language: StaffLanguage }): ReactNode {
  const texts = staffTexts.siteMap[language]
  return (
    <ul className={styles['branch']}>
      {pages.map(({ id, title, path, states, hidesBlocks, isOrphan, children }) => (
        <li key={id}>
          <div className={styles['page']}>
            <span>
              <a href={`/admin/collections/pages/${id}`}>{title}</a>{' '}
              <span className={styles['path']}>{path ?? ''}</span>
            </span>
            <span className={styles['states']}>
              {locales.map((locale) => (
                <span key={locale} data-state={states[locale]}>
                  {`${locale.toUpperCase()} ${texts.states[states[locale]]}`}
                </span>
              ))}
              {hidesBlocks && <span data-state="hidden">{texts.hidden}</span>}
              {isOrphan && <span data-state="orphan">{texts.orphan}</span>}
              <a href={`${siteMapHref}?move=${id}#move`} aria-label={`${texts.move}: ${title}`}>
                {texts.move}
              </a>
            </span>
          </div>
          {children.length > 0 && <Branch pages={children} language={language} />}
        </li>
      ))}
    </ul>
  )
}
