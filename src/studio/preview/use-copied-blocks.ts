import { useDocumentInfo, useFormModified, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'
import { z } from 'zod'
import { defaultLocale, isLocale, locales } from '@/src/i18n/locales'
import { toBlockState } from './block-state'

/** A block of a page, by their ids. */
const place = z.object({ id: z.number(), row: z.string() })
export type BlockPlace = z.infer<typeof place>

const block = z.looseObject({ blockType: z.string() })
const copied = z.object({ block: z.record(z.enum(locales), block) })

/** Where the browser keeps which block was copied, so that it can be pasted on another page. */
const copiedKey = 'sona-copied-block'

/** How long a copy waits until the block that is copied is saved, in milliseconds, and how often it looks. */
const patienceMs = 8_000
const pauseMs = 100

/** What came of copying: a block to put into the form, or why there is none. */
export type Copy = { blockType: string; state: FormState } | 'notPasted' | 'notSaved'

type CopiedBlocks = {
  /** Notes a block of this page as the one to paste, here or on another page. */
  note: (row: string) => void
  /** The block that was noted last. */
  noted: () => BlockPlace | undefined
  /** Makes a copy with both languages: the server has them, the form holds one. */
  make: (from: BlockPlace, data: Record<string, unknown>) => Promise<Copy>
}

/** Copies of blocks, as this page's form takes them. */
export function useCopiedBlocks(): CopiedBlocks {
  const { getFormState } = useServerFunctions()
  const { id, docPermissions, getDocPreferences } = useDocumentInfo()
  const { code: locale } = useLocale()
  const isModified = useRef(false)
  isModified.current = useFormModified()
  const page = Number(id)

  const isSaved = async () => {
    for (let waited = 0; isModified.current && waited < patienceMs; waited += pauseMs)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return !isModified.current
  }

  return {
    note: (row) => localStorage.setItem(copiedKey, JSON.stringify({ id: page, row } satisfies BlockPlace)),
    noted: () => place.safeParse(JSON.parse(localStorage.getItem(copiedKey) ?? 'null')).data,
    make: async (from, data) => {
      if (from.id === page && !(await isSaved())) return 'notSaved'
      const response = await fetch('/api/pages/copy-block', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ from, to: page }),
      })
      const answer = response.ok ? copied.safeParse(await response.json()).data : undefined
      const copy = answer?.block[isLocale(locale) ? locale : defaultLocale]
      if (!copy) return 'notPasted'
      const { state } = await getFormState({
        id: page,
        collectionSlug: 'pages',
        data: { ...data, layout: [copy] },
        docPermissions,
        docPreferences: await getDocPreferences(),
        locale,
        operation: 'update',
        schemaPath: 'pages',
        select: { layout: true },
        skipValidation: true,
      })
      return state ? { blockType: copy.blockType, state: toBlockState(state, 'layout.0') } : 'notPasted'
    },
  }
}
