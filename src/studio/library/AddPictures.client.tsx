'use client'

import { useRouter } from 'next/navigation'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import { defaultLocale, inLocales } from '@/src/i18n/locales'
import { AltTexts } from './AltTexts.client'
import { ChosenFile } from './ChosenFile.client'
import styles from './library.module.css'
import { libraryTexts } from './library-texts'
import { type Descriptions, uploadPicture } from './picture-requests'

/** A picture that somebody is about to upload. */
type Chosen = { key: string; file: File; alt: Descriptions; refusal: string }

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Many pictures at once: chosen or dropped, described in both languages, and uploaded. Those without words wait. */
export function AddPictures({ language }: { language: StaffLanguage }): ReactNode {
  const texts = libraryTexts(language)
  const router = useRouter()
  const id = useId()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [told, setTold] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const ready = chosen.filter(({ alt }) => alt[defaultLocale].trim() !== '')

  const add = (files: Iterable<File>) => {
    const pictures = [...files].filter(({ type }) => kinds.includes(type))
    setChosen((before) => [
      ...before,
      ...pictures.map((file) => ({
        key: `${file.name} ${file.size} ${file.lastModified}`,
        file,
        alt: inLocales(() => ''),
        refusal: '',
      })),
    ])
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const change = (key: string, change: Partial<Chosen>) =>
    setChosen((before) => before.map((known) => (known.key === key ? { ...known, ...change } : known)))

  const upload = async () => {
    setIsBusy(true)
    let count = 0
    for (const { key, file, alt } of ready) {
      try {
        const answer = await uploadPicture(file, alt, language)
        if ('refusal' in answer) change(key, { refusal: answer.refusal })
        else {
          count++
          setChosen((before) => before.filter((known) => known.key !== key))
        }
      } catch (error) {
        reportError(error)
        change(key, { refusal: texts.unreachable })
      }
    }
    setTold(fillPlaces(texts.uploaded, { count }))
    setIsBusy(false)
    router.refresh()
  }
  return (
    <section
      className={styles['add']}
      aria-label={texts.add}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2>{texts.add}</h2>
      <p className={styles['soft']}>{texts.addHint}</p>
      <label className={styles['choose']} htmlFor={id}>
        {texts.choose}
      </label>
      <input
        id={id}
        type="file"
        accept={kinds.join(',')}
        multiple
        onChange={({ target }) => {
          add(target.files ?? [])
          target.value = ''
        }}
      />
      <ul className={styles['pictures']}>
        {chosen.map(({ key, file, alt, refusal }) => (
          <li key={key}>
            <ChosenFile file={file} />
            <strong>{file.name}</strong>
            <AltTexts alt={alt} isReadOnly={isBusy} texts={texts} onType={(typed) => change(key, { alt: typed })} />
            {refusal !== '' && (
              <p role="alert" className={styles['wrong']}>
                {refusal}
              </p>
            )}
            <button
              type="button"
              disabled={isBusy}
              onClick={() => setChosen((before) => before.filter((known) => known.key !== key))}
            >
              {texts.leaveOut}
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > ready.length && (
        <p className={styles['soft']}>{fillPlaces(texts.undescribed, { count: chosen.length - ready.length })}</p>
      )}
      <p role="status">{told}</p>
      {chosen.length > 0 && (
        <button type="button" data-main disabled={isBusy || ready.length === 0} onClick={() => void upload()}>
          {fillPlaces(texts.upload, { count: ready.length })}
        </button>
      )}
    </section>
  )
}
