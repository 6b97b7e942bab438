'use client'
import { Drawer, useModal } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import './block-picker.css'
import { type BlockChoice, groupChoices, searchChoices } from './block-choice'

export type PickerTexts = { title: string; search: string; none: string }

type BlockPickerProps = {
  /** The name of the drawer that it opens in. */
  drawer: string
  choices: readonly BlockChoice[]
  texts: PickerTexts
  onChoose: (choice: BlockChoice) => void
}

/** Every block type with its picture and when to use it, in groups, to be searched. */
export function BlockPicker({ drawer, choices, texts, onChoose }: BlockPickerProps): ReactNode {
  const [words, setWords] = useState('')
  const { closeModal } = useModal()
  const found = searchChoices(choices, words)
  const choose = (choice: BlockChoice) => {
    onChoose(choice)
    closeModal(drawer)
  }
  return (
    <Drawer slug={drawer} title={texts.title}>
      <label className="block-picker__search">
        {texts.search} <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{found.length === 0 ? texts.none : ''}</p>
      {groupChoices(found).map(({ group, choices: blocks }) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="block-picker__blocks">
            {blocks.map((choice) => (
              <li key={`${choice.slug} ${choice.shared ?? ''}`}>
                <button type="button" className="block-picker__block" onClick={() => choose(choice)}>
                  {/* biome-ignore lint/performance/noImgElement: a small picture of the CMS itself */}
                  <img src={choice.picture} alt="" loading="lazy" />
                  <strong>{choice.label}</strong>
                  <span>{choice.purpose}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  )
}
