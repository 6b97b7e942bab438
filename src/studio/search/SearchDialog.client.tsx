'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { type FoundGroup, foundGroups } from './found'

type SearchDialogProps = { language: StaffLanguage; onClose: () => void }

/** So long after the last letter the CMS is asked. */
const pauseMs = 120

/** The search over everything: a field, what it finds below it, and arrows and Enter to go there. */
export function SearchDialog({ language, onClose }: SearchDialogProps): ReactNode {
  const texts = staffTexts.search[language]
  const id = useId()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [groups, setGroups] = useState<FoundGroup[] | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [chosen, setChosen] = useState(0)
  const items = (groups ?? []).flatMap((group) => group.items)

  useEffect(() => dialog.current?.showModal(), [])

  useEffect(() => {
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ words, language })
        const answer = await fetch(`/admin/find?${query}`, { signal: asked.signal })
        setGroups(foundGroups.parse(await answer.json()))
        setBroken(false)
        setChosen(0)
      } catch {
        // Somebody typed on, or the CMS does not answer, which is said.
        if (!asked.signal.aborted) setBroken(true)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [words, language])

  const go = (href: string) => {
    onClose()
    if (href.startsWith('/admin')) router.push(href)
    else window.location.assign(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && items.length > 0) {
      event.preventDefault()
      const next = (chosen + step + items.length) % items.length
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    const item = items[chosen]
    if (event.key === 'Enter' && item) {
      event.preventDefault()
      go(item.href)
    }
  }
  const said = isBroken ? texts.unreachable : groups === null ? '' : toCount(items.length)[language]
  return (
    <dialog ref={dialog} className="studio-search" aria-label={texts.label} onClose={onClose}>
      <div className="studio-search__head">
        <input
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(items.length > 0 ? { 'aria-activedescendant': `${id}-${chosen}` } : {})}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
      <p role="status">{said}</p>
      <FoundList id={id} label={texts.found} groups={groups ?? []} chosen={chosen} onChoose={go} />
    </dialog>
  )
}

type FoundListProps = {
  id: string
  label: string
  groups: readonly FoundGroup[]
  chosen: number
  onChoose: (href: string) => void
}

/** What was found, kind by kind. The field of the search keeps the focus and names the one that Enter opens. */
function FoundList({ id, label, groups, chosen, onChoose }: FoundListProps): ReactNode {
  let position = 0
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="studio-search__found">
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className="studio-search__kind">
            {title}
          </div>
          {items.map(({ label: name, detail, href }) => {
            const at = position++
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={`${href} ${name}`}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === chosen}
                className="studio-search__item"
                onClick={() => onChoose(href)}
              >
                <span>{name}</span> <small>{detail}</small>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function toCount(count: number): StaffText {
  const { none, one, many } = staffTexts.searchCount
  if (count === 0) return none
  return count === 1 ? one : fillText(many, { count })
}
