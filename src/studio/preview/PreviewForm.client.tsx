'use client'
import { toast, useDocumentInfo, useForm, useLivePreviewContext, useModal } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BlockAction, type MessageToPreview, messageToForm } from '@/src/links/preview-messages'
import { restoringForm } from '@/src/payload-fixes/edit-guard'
import { openField, openNewBlock } from '@/src/payload-fixes/open-field'
import { BlockPicker, type PickerTexts } from './BlockPicker.client'
import type { BlockChoice } from './block-choice'
import { findField, findRowOf, findRowPath } from './find-field'
import { createFormHistory } from './form-history'
import { restoreBlocks } from './restore-blocks'
import { type BlockPlace, useCopiedBlocks } from './use-copied-blocks'

export type PreviewFormTexts = Record<
  'copied' | 'deleted' | 'elsewhere' | 'nothingCopied' | 'notPasted' | 'notSaved',
  string
> & { picker: PickerTexts }

type PreviewFormProps = { choices: readonly BlockChoice[]; texts: PreviewFormTexts }

const drawer = 'preview-block-picker'

/** Does in the form what is chosen in the preview beside it, and tells the preview what is being filled in. */
export function PreviewForm({ choices, texts }: PreviewFormProps): ReactNode {
  const { dispatchFields, getData, getFields, addFieldRow, moveFieldRow, removeFieldRow, setModified } = useForm()
  const { iframeRef, popupRef, isLivePreviewing } = useLivePreviewContext()
  const { openModal } = useModal()
  const { id } = useDocumentInfo()
  const copies = useCopiedBlocks()
  const [history] = useState(() => createFormHistory<FormState>())
  const addBelow = useRef<string | null>(null)

  const restore = (before: FormState | undefined) => {
    if (!before) return
    window.dispatchEvent(new Event(restoringForm))
    dispatchFields({ type: 'REPLACE_STATE', state: restoreBlocks({ before, now: getFields() }) })
    setModified(true)
  }

  const act = (action: BlockAction, row: string) => {
    const fields = getFields()
    const [, list, position] = /^(\w+)\.(\d+)$/.exec(findRowPath(fields, row) ?? '') ?? []
    if (action === 'undo') return restore(history.undo({ ...fields }))
    if (action === 'redo') return restore(history.redo({ ...fields }))
    if (action === 'copy') return copyBlock(row)
    if (action === 'paste') return void pasteBelow(row, copies.noted())
    if (action === 'duplicate') return void pasteBelow(row, { id: Number(id), row })
    if (list === undefined || position === undefined) return
    const index = Number(position)
    if (action === 'add') {
      addBelow.current = row
      return openModal(drawer)
    }
    history.note({ ...fields })
    const count = fields[list]?.rows?.length ?? 0
    if (action === 'up' && index > 0) moveFieldRow({ path: list, moveFromIndex: index, moveToIndex: index - 1 })
    if (action === 'down' && index < count - 1)
      moveFieldRow({ path: list, moveFromIndex: index, moveToIndex: index + 1 })
    if (action === 'hide') {
      const path = `${list}.${index}.hidden`
      dispatchFields({ type: 'UPDATE', path, value: fields[path]?.value !== true })
    }
    if (action === 'delete') {
      removeFieldRow({ path: list, rowIndex: index })
      toast.success(texts.deleted)
    }
    setModified(true)
  }

  const copyBlock = (row: string) => {
    copies.note(row)
    toast.success(texts.copied)
  }

  const pasteBelow = async (row: string, from: BlockPlace | undefined) => {
    if (!from) return void toast.info(texts.nothingCopied)
    const copy = await copies.make(from, getData())
    if (copy === 'notSaved') toast.info(texts.notSaved)
    else if (copy === 'notPasted') toast.error(texts.notPasted)
    else putBelow(row, copy.blockType, copy.state)
  }

  const putBelow = (row: string, blockType: string, state: FormState) => {
    const fields = getFields()
    const [, list = 'layout', position] = /^(\w+)\.(\d+)$/.exec(findRowPath(fields, row) ?? '') ?? []
    history.note({ ...fields })
    const rowIndex = position === undefined ? (fields[list]?.rows?.length ?? 0) : Number(position) + 1
    const instead = fields[list]?.rows?.[rowIndex]?.id
    addFieldRow({ path: list, schemaPath: list, blockType, rowIndex, subFieldState: state })
    openNewBlock({ getFields, dispatchFields }, { list, index: rowIndex, instead })
  }

  const edit = (row: string | null, words: string) => {
    const fields = getFields()
    const within = row === null ? '' : findRowPath(fields, row)
    const path = within === undefined ? undefined : (findField(fields, within, words) ?? within)
    if (!path) {
      toast.info(texts.elsewhere)
      return
    }
    if (within && path === within) toast.info(texts.elsewhere)
    openField({ getFields, dispatchFields }, path)
  }

  const add = ({ slug, shared }: BlockChoice) => {
    const chosen = shared === undefined ? {} : { shared: { value: shared, initialValue: shared, valid: true } }
    putBelow(addBelow.current ?? '', slug, chosen)
  }

  // What the listeners of the window use is always of the last drawing, although they are set once.
  const current = useRef({ act, edit, getFields })
  current.current = { act, edit, getFields }

  useEffect(() => {
    if (!isLivePreviewing) return
    const preview = () => [iframeRef.current?.contentWindow, popupRef?.current].filter(Boolean)
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !preview().some((window) => window === source)) return
      const message = messageToForm.safeParse(data)
      if (!message.success) return
      if (message.data.type === 'sona-edit') current.current.edit(message.data.row, message.data.text)
      else current.current.act(message.data.action, message.data.row)
    }
    let said = ''
    const tell = () => {
      const fields = current.current.getFields()
      const message: MessageToPreview = { type: 'sona-state', row: activeRow(fields), hidden: hiddenRows(fields) }
      const text = JSON.stringify(message)
      if (text === said) return
      said = text
      for (const window_ of preview()) window_?.postMessage(message, window.location.origin)
    }
    const again = () => {
      said = ''
    }
    window.addEventListener('message', hear)
    document.addEventListener('focusin', tell)
    const frame = iframeRef.current
    frame?.addEventListener('load', again)
    const timer = setInterval(tell, 1000)
    return () => {
      window.removeEventListener('message', hear)
      document.removeEventListener('focusin', tell)
      frame?.removeEventListener('load', again)
      clearInterval(timer)
    }
  }, [isLivePreviewing, iframeRef, popupRef])

  return <BlockPicker drawer={drawer} choices={choices} texts={texts.picker} onChoose={add} />
}

type Fields = Readonly<Record<string, { value?: unknown }>>

/** The block in which the cursor stands. */
function activeRow(fields: Fields): string | null {
  const row = document.activeElement?.closest('[id*="-row-"]')
  const [, list, position] = /^(\w+)-row-(\d+)/.exec(outermost(row)?.id ?? '') ?? []
  return list === undefined || position === undefined ? null : findRowOf(fields, `${list}.${position}`)
}

function outermost(row: Element | null | undefined): Element | null {
  let found = row ?? null
  for (let above = found; above; above = above.parentElement?.closest('[id*="-row-"]') ?? null) found = above
  return found
}

function hiddenRows(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const row = value === true && /^\w+\.\d+\.hidden$/.test(path) ? findRowOf(fields, path) : null
    return row === null ? [] : [row]
  })
}
