'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { LibraryPicture } from '@/src/cms/library/read-library'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { AltTexts } from './AltTexts.client'
import { FileUses } from './FileUses'
import styles from './library.module.css'
import { libraryTexts } from './library-texts'
import { describePicture, replacePicture, uploadPicture } from './picture-requests'

type PictureCardProps = { picture: LibraryPicture; mayWrite: boolean; language: StaffLanguage }

/** A picture with its words, where it is used, and another file in its place. */
export function PictureCard({ picture, mayWrite, language }: PictureCardProps): ReactNode {
  const { id, filename, src, width, height, uses, history } = picture
  const texts = libraryTexts(language)
  const router = useRouter()
  const field = useId()
  const [alt, setAlt] = useState(picture.alt)
  const [told, setTold] = useState({ isWrong: false, text: '' })
  const [isBusy, setIsBusy] = useState(false)
  const changed = locales.filter((locale) => alt[locale] !== picture.alt[locale])

  const take = async (work: () => Promise<string | null>, done: string) => {
    setIsBusy(true)
    try {
      const refusal = await work()
      setTold({ isWrong: refusal !== null, text: refusal ?? done })
    } catch (error) {
      reportError(error)
      setTold({ isWrong: true, text: texts.unreachable })
    }
    setIsBusy(false)
    router.refresh()
  }
  const save = () =>
    take(async () => {
      for (const locale of changed) {
        const answer = await describePicture(id, { locale, text: alt[locale], language })
        if ('refusal' in answer) return answer.refusal
      }
      return null
    }, texts.saved)
  const replace = (file: File) =>
    take(async () => {
      const made = await uploadPicture(file, alt, language)
      if ('refusal' in made) return made.refusal
      const answer = await replacePicture(id, made.value, language)
      return 'refusal' in answer ? answer.refusal : null
    }, texts.replaced)
  return (
    <li className={styles['picture']}>
      <a href={`/admin/collections/media/${id}`} aria-label={fillPlaces(texts.open, { name: filename })}>
        {/* biome-ignore lint/performance/noImgElement: one of the sizes that were made when it was uploaded */}
        <img src={src} alt="" loading="lazy" />
      </a>
      <strong>{filename}</strong>
      <span className={styles['soft']}>{`${width} × ${height}. ${showLocalTime(picture.uploadedAt, language)}`}</span>
      <AltTexts alt={alt} isReadOnly={!mayWrite || isBusy} texts={texts} onType={setAlt} />
      <FileUses uses={uses} texts={texts} />
      {history.map(({ at, person, filename: old }) => (
        <p key={at} className={styles['soft']}>
          {fillPlaces(texts.history, { name: old, person, at: showLocalTime(at, language) })}
        </p>
      ))}
      <p role={told.isWrong ? 'alert' : 'status'} className={told.isWrong ? styles['wrong'] : undefined}>
        {told.text}
      </p>
      {mayWrite && (
        <div className={styles['buttons']}>
          {changed.length > 0 && (
            <button type="button" data-main disabled={isBusy} onClick={() => void save()}>
              {texts.save}
            </button>
          )}
          <label className={styles['choose']} htmlFor={field}>
            {texts.replace}
          </label>
          <input
            id={field}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            disabled={isBusy || alt[defaultLocale].trim() === ''}
            aria-label={fillPlaces(texts.replaceOf, { name: filename })}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void replace(file)
            }}
          />
        </div>
      )}
    </li>
  )
}
