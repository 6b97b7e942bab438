import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { contentRoles } from '@/src/cms/access/roles'
import { type LibraryPicture, readDocuments, readPictures } from '@/src/cms/library/read-library'
import { fillPlaces } from '@/src/i18n/fill-places'
import { locales } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { foldWords } from '../search/fold-words'
import { StudioScreen } from '../theme/StudioScreen'
import { AddPictures } from './AddPictures.client'
import { DocumentList } from './DocumentList'
import styles from './library.module.css'
import { libraryHref, libraryTexts } from './library-texts'
import { PictureCard } from './PictureCard.client'

const states = ['all', 'unused', 'undescribed'] as const
const asked = z.object({
  words: z.string().max(100).optional().catch(undefined),
  state: z.enum(states).catch('all'),
  kind: z.enum(['pictures', 'documents']).catch('pictures'),
  page: z.coerce.number().int().positive().catch(1),
})

/** So many pictures stand on a page. */
const most = 24

/** Pictures and documents of the site: where each is used, which nothing uses, and the words for those who do not see them. */
export async function Library(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(libraryHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const texts = libraryTexts(language)
  const { words = '', state, kind, page } = asked.parse(view.searchParams ?? {})
  const isPictures = kind === 'pictures'
  const pictures = isPictures ? await readPictures(req.payload, language) : []
  const documents = isPictures ? [] : await readDocuments(req.payload, language)
  const hasWords = (text: string) => foldWords(text).includes(foldWords(words))
  const found = pictures.filter(
    (picture) =>
      hasWords([picture.filename, ...locales.map((locale) => picture.alt[locale])].join(' ')) && isIn(state, picture),
  )
  const pages = Math.max(1, Math.ceil(found.length / most))
  const shown = found.slice((Math.min(page, pages) - 1) * most, Math.min(page, pages) * most)
  const mayWrite = contentRoles.includes(req.user.role)
  const hrefOf = (other: number) => `${libraryHref}?${new URLSearchParams({ words, state, page: `${other}` })}`
  const count = (which: (typeof states)[number]) => pictures.filter((picture) => isIn(which, picture)).length
  return (
    <StudioScreen view={view}>
      <main className={styles['library']}>
        <h1>{texts.title}</h1>
        <nav className={styles['kinds']} aria-label={texts.kind}>
          {(['pictures', 'documents'] as const).map((known) => (
            <a key={known} href={`${libraryHref}?kind=${known}`} aria-current={known === kind ? 'page' : undefined}>
              {texts[known]}
            </a>
          ))}
        </nav>
        <form className={styles['filter']}>
          <input type="hidden" name="kind" value={kind} />
          <label>
            {texts.words}
            <input type="search" name="words" defaultValue={words} />
          </label>
          {isPictures && (
            <label>
              {texts.state}
              <select name="state" defaultValue={state}>
                {states.map((known) => (
                  <option key={known} value={known}>{`${texts.states[known]} (${count(known)})`}</option>
                ))}
              </select>
            </label>
          )}
          <button type="submit">{texts.show}</button>
        </form>
        {isPictures ? (
          <>
            {mayWrite && <AddPictures language={language} />}
            {shown.length === 0 && <p>{texts.nothing}</p>}
            <ul className={styles['pictures']}>
              {shown.map((picture) => (
                <PictureCard key={picture.id} picture={picture} mayWrite={mayWrite} language={language} />
              ))}
            </ul>
            {pages > 1 && (
              <nav className={styles['kinds']} aria-label={texts.pages}>
                {Array.from({ length: pages }, (_, position) => position + 1).map((number) => (
                  <a key={number} href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                    {fillPlaces(texts.page, { number })}
                  </a>
                ))}
              </nav>
            )}
          </>
        ) : (
          <DocumentList
            documents={documents.filter(({ title, filename }) => hasWords(`${title} ${filename}`))}
            language={language}
          />
        )}
      </main>
    </StudioScreen>
  )
}

function isIn(state: (typeof states)[number], { alt, uses }: LibraryPicture): boolean {
  if (state === 'unused') return uses.length === 0
  return state === 'all' || locales.some((locale) => alt[locale].trim() === '')
}
