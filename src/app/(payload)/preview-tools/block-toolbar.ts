import { type BlockAction, blockActions } from '@/src/links/preview-messages'

export type ToolbarTexts = { toolbar: string; actions: Record<BlockAction, string> }

/** The tools of a block, hidden until there is one that they act on. */
export function makeToolbar(texts: ToolbarTexts, act: (action: BlockAction) => void): HTMLElement {
  const toolbar = document.createElement('div')
  toolbar.dataset['previewTools'] = ''
  toolbar.hidden = true
  toolbar.setAttribute('role', 'toolbar')
  toolbar.setAttribute('aria-label', texts.toolbar)
  for (const action of blockActions) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = texts.actions[action]
    button.addEventListener('click', () => act(action))
    toolbar.append(button)
  }
  return toolbar
}
