'use client'
import { toast, useDocumentInfo, useForm, useLivePreviewContext, useModal, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import {
  type BlockAction,
  type MessageToForm,
  type MessageToPreview,
  messageToForm,
  type WordPlace,
} from '@/src/links/preview-messages'
import { restoringForm } from '@/src/payload-fixes/edit-guard'
import { useKeptPreview } from '@/src/payload-fixes/keep-preview'
import { openField, openNewBlock } from '@/src/payload-fixes/open-field'
import { activeRow, hiddenRows } from './active-row'
import { BlockPicker, type PickerTexts } from './BlockPicker.client'
import type { BlockChoice } from './block-choice'
import { FollowFields } from './FollowFields.client'
import { findField, findRowPath } from './find-field'
import { toFieldPath } from './find-place'
import { createFormHistory } from './form-history'
import type { WordsStep } from './page-writing'
import { restoreBlocks } from './restore-blocks'
import { type BlockPlace, useCopiedBlocks } from './use-copied-blocks'
import { usePageWriting, type WritingTexts } from './use-page-writing'

export type PreviewFormTexts = Record<
  'copied' | 'deleted' | 'elsewhere' | 'nothingCopied' | 'notPasted' | 'notSaved',
  string
> & { picker: PickerTexts; writing: WritingTexts }

type PreviewFormProps = { choices: readonly BlockChoice[]; texts: PreviewFormTexts }

/** What can be taken back: blocks as they stood, or words as they were. */
type Step = { blocks: FormState } | WordsStep

const drawer = 'preview-block-picker'

/** Does in the form what is chosen in the preview beside it, and tells the preview what is being filled in. */
export function PreviewForm({ choices, texts }: PreviewFormProps): ReactNode {
  const { dispatchFields, getData, getFields, addFieldRow, moveFieldRow, removeFieldRow, setModified } = useForm()
  const { iframeRef, popupRef, isLivePreviewing } = useLivePreviewContext()
  const { openModal } = useModal()
  const { id } = useDocumentInfo()
  const copies = useCopiedBlocks()
  useKeptPreview()
  const [history] = useState(() => createFormHistory<Step>())
  const language = toStaffLanguage(useTranslation().i18n.language)
  const preview = () => [iframeRef.current?.contentWindow, popupRef?.current].filter(Boolean)
  const say = (message: MessageToPreview) => {
    for (const window_ of preview()) window_?.postMessage(message, window.location.origin)
  }
  const writing = usePageWriting({ texts: texts.writing, language, say, note: history.note })
  const addBelow = useRef<string | null>(null)

  /** What a step back has to be taken forward to again. */
  const toNow = (step: Step): Step =>
    'blocks' in step
      ? { blocks: { ...getFields() } }
      : { place: step.place, words: writing.words(step.place) ?? step.words }

  const restore = (step: Step | undefined) => {
    if (!step) return
    if (!('blocks' in step)) return writing.put(step)
    window.dispatchEvent(new Event(restoringForm))
    dispatchFields({ type: 'REPLACE_STATE', state: restoreBlocks({ before: step.blocks, now: getFields() }) })
    setModified(true)
  }

  const act = (action: BlockAction, row: string) => {
    const fields = getFields()
    const [, list, position] = /^(\w+)\.(\d+)$/.exec(findRowPath(fields, row) ?? '') ?? []
    if (action === 'undo') return restore(history.undo(toNow))
    if (action === 'redo') return restore(history.redo(toNow))
    if (action === 'copy') return copyBlock(row)
    if (action === 'paste') return void pasteBelow(row, copies.noted())
    if (action === 'duplicate') return void pasteBelow(row, { id: Number(id), row })
    if (list === undefined || position === undefined) return
    const index = Number(position)
    if (action === 'add') {
      addBelow.current = row
      return openModal(drawer)
    }
    history.note({ blocks: { ...fields } })
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
    history.note({ blocks: { ...fields } })
    const rowIndex = position === undefined ? (fields[list]?.rows?.length ?? 0) : Number(position) + 1
    const instead = fields[list]?.rows?.[rowIndex]?.id
    addFieldRow({ path: list, schemaPath: list, blockType, rowIndex, subFieldState: state })
    openNewBlock({ getFields, dispatchFields }, { list, index: rowIndex, instead })
  }

  const edit = (row: string | null, words: string, place?: WordPlace) => {
    const fields = getFields()
    const within = row === null ? '' : findRowPath(fields, row)
    const known = place && toFieldPath(fields, place)
    const path = within === undefined ? undefined : (known ?? findField(fields, within, words) ?? within)
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

  const hearMessage = (message: Exclude<MessageToForm, { type: 'payload-live-preview' }>) => {
    if (message.type === 'sona-edit') edit(message.row, message.text, message.place)
    else if (message.type === 'sona-act') act(message.action, message.row)
    else if (message.type === 'sona-typed') writing.hear(message)
    else if (message.type === 'sona-left') writing.leave(message.session)
    else if (!writing.open(message)) edit(message.place.row, message.text, message.place)
  }

  // What the listeners of the window use is always of the last drawing, although they are set once.
  const current = useRef({ hearMessage, getFields, preview, say })
  current.current = { hearMessage, getFields, preview, say }
  const [hint] = useState({ text: texts.writing.hint, language })

  useEffect(() => {
    if (!isLivePreviewing) return
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !current.current.preview().some((window) => window === source)) return
      const message = messageToForm.safeParse(data)
      if (!message.success) return
      if (message.data.type !== 'payload-live-preview') return current.current.hearMessage(message.data)
      again()
      tell()
    }
    let said = ''
    const tell = () => {
      const fields = current.current.getFields()
      const message: MessageToPreview = { type: 'sona-state', row: activeRow(fields), hidden: hiddenRows(fields), hint }
      const text = JSON.stringify(message)
      if (text === said) return
      said = text
      current.current.say(message)
    }
    const again = () => {
      said = ''
    }
    window.addEventListener('message', hear)
    document.addEventListener('focusin', tell)
    const timer = setInterval(tell, 1000)
    return () => {
      window.removeEventListener('message', hear)
      document.removeEventListener('focusin', tell)
      clearInterval(timer)
    }
  }, [isLivePreviewing, hint])

  return (
    <>
      <FollowFields onDrawn={writing.follow} onKept={writing.confirm} />
      <BlockPicker drawer={drawer} choices={choices} texts={texts.picker} onChoose={add} />
    </>
  )
}
