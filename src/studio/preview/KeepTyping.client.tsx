'use client'
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { languageConventions } from '@/src/country/bank'
import { localZone } from '@/src/country/local-time'
import { defaultLocale } from '@/src/i18n/locales'
import './keep-typing.css'
import { createEditGuard, restoringForm } from '@/src/payload-fixes/edit-guard'
import { isSavingLate, isTimeToTry } from './save-patience'
import { forgetTyped, keepTyped, readTyped, type Typed, typedKey } from './typed-texts'

export type KeepTypingTexts = Record<'discard' | 'found' | 'offline' | 'recover', string>

/**
 * Loses nothing that was typed: every change is kept in this browser until the CMS has it. When the connection breaks this is
 * said, saving is tried again until it works, and what a closed window left behind is offered when the form opens again.
 */
export function KeepTyping({ texts }: { texts: KeepTypingTexts }): ReactNode {
  const [fields] = useAllFormFields()
  const { dispatchFields, setModified, submit } = useForm()
  const isModified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { config } = useConfig()
  const isSaving = useFormBackgroundProcessing()
  const [guard] = useState(createEditGuard)
  const [isWaiting, setIsWaiting] = useState(false)
  const [found, setFound] = useState<{ key: string; typed: Typed | null } | null>(null)
  const key = id === undefined ? null : typedKey({ collection: String(collectionSlug), id, locale })

  useLayoutEffect(() => {
    if (isSaving) guard.noteSaving(Date.now())
  }, [isSaving, guard])

  // Before it is drawn, so that nobody sees a text go and come back.
  useLayoutEffect(() => {
    for (const { path, value } of guard.follow(key, fields, Date.now())) dispatchFields({ type: 'UPDATE', path, value })
  }, [key, fields, guard, dispatchFields])

  useEffect(() => {
    window.addEventListener(restoringForm, guard.forget)
    return () => window.removeEventListener(restoringForm, guard.forget)
  }, [guard])

  const isLoaded = Object.keys(fields).length > 0
  const left = found?.key === key ? found?.typed : undefined
  const loaded = useRef(fields)
  loaded.current = fields
  // Once for each form, against what it was loaded with: later it differs because somebody types.
  useEffect(() => {
    if (key !== null && isLoaded) setFound({ key, typed: readTyped(localStorage, key, loaded.current) })
  }, [key, isLoaded])

  useEffect(() => {
    if (key === null) return
    if (isModified) keepTyped(localStorage, key, fields)
    // What is being offered stays until somebody has decided, whatever becomes of this window.
    else if (left === null) forgetTyped(localStorage, key)
  }, [key, fields, isModified, left])

  const save = useRef<() => Promise<unknown>>(() => Promise.resolve())
  save.current = () => {
    guard.noteSaving(Date.now())
    return submit({
      action: `${config.routes.api}/${collectionSlug}/${id}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      acceptValues: { overrideLocalChanges: false },
    })
  }

  const isUnderWay = useRef(isSaving)
  isUnderWay.current = isSaving
  const lastChangeAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the change is what is noted, whatever changed
  useEffect(() => {
    lastChangeAt.current = Date.now()
  }, [fields])

  useEffect(() => {
    if (!isModified || key === null) return
    let lastTryAt = 0
    let tries = 0
    const look = () => {
      const waiting = {
        now: Date.now(),
        lastChangeAt: lastChangeAt.current,
        lastTryAt,
        tries,
        isSaving: isUnderWay.current,
        isOnline: navigator.onLine,
      }
      setIsWaiting(isSavingLate(waiting))
      if (!isTimeToTry(waiting)) return
      lastTryAt = waiting.now
      tries++
      void save.current()
    }
    const timer = setInterval(look, 1_000)
    return () => {
      clearInterval(timer)
      setIsWaiting(false)
    }
  }, [isModified, key])

  const decide = () => setFound(key === null ? null : { key, typed: null })
  const recover = () => {
    for (const [path, value] of Object.entries(left?.texts ?? {}))
      if (fields[path] && fields[path].value !== value)
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    setModified(true)
    decide()
  }

  if (left)
    return (
      <div className="keep-typing" role="alert">
        <p>{`${texts.found} ${new Date(left.at).toLocaleString(languageConventions[defaultLocale], { timeZone: localZone })}`}</p>
        <button type="button" onClick={recover}>
          {texts.recover}
        </button>
        <button
          type="button"
          onClick={() => {
            if (key !== null) forgetTyped(localStorage, key)
            decide()
          }}
        >
          {texts.discard}
        </button>
      </div>
    )
  return (
    <div className="keep-typing" role="status" hidden={!isWaiting}>
      {isWaiting ? texts.offline : ''}
    </div>
  )
}
