/*
 * Workaround
 * Package: @payloadcms/richtext-lexical 3.90.2
 * Upstream: docs/upstream/payload-controls-without-name.md
 * Test: src/payload-fixes/name-editors.test.ts
 * Goes when: axe finds nothing on the form of a tip without it, and the menu of an editor is named in Portuguese.
 */
import { nameOfField, setAttribute, setName } from './set-name'

/** What the tools of an editor are called, by the key that each has. */
export type EditorWords = Readonly<Record<string, string>>

/** Names the editors of rich text by their fields, and their tools, which are drawn as icons only. */
export function nameEditors(root: ParentNode, words: EditorWords): void {
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector)
  for (const editor of all('.ContentEditable__root[role="textbox"]')) {
    setName(editor, nameOfField(editor))
    setAttribute(editor, 'aria-multiline', 'true')
  }
  for (const tool of all('.toolbar-popup__button[data-button-key]'))
    setName(tool, words[tool.dataset['buttonKey'] ?? ''] ?? '')
  // Their own name is the key and the word “dropdown”, in every language.
  for (const menu of all('.toolbar-popup__dropdown[data-dropdown-key]')) {
    setName(menu, words[menu.dataset['dropdownKey'] ?? ''] ?? '')
  }
}
