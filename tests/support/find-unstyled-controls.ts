import type { Page } from '@playwright/test'

/**
 * Every control of a screen that looks as the browser draws it by itself. Beside each one stands, unseen and only for the moment, a
 * control of the same kind that no style sheet reaches: whoever has the same ground and the same edge, or the same letters where the
 * page has others, was forgotten by the studio's style. Ticks and switches may be the browser's own in the studio's colour.
 *
 * @returns the beginning of the HTML of each
 */
export function findUnstyledControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const host = document.createElement('div')
    host.style.setProperty('all', 'initial')
    document.body.append(host)
    const root = host.attachShadow({ mode: 'open' })
    const isUnstyled = (control: Element): boolean => {
      const kind = control.getAttribute('type') ?? ''
      const style = getComputedStyle(control)
      if (['checkbox', 'radio', 'range'].includes(kind))
        return style.appearance === 'auto' && style.accentColor === 'auto'
      const bare = document.createElement(control.tagName)
      if (kind) bare.setAttribute('type', kind)
      if (control.hasAttribute('disabled')) bare.setAttribute('disabled', '')
      bare.style.colorScheme = style.colorScheme
      root.replaceChildren(bare)
      const part = kind === 'file' ? '::file-selector-button' : null
      const [has, would] = [getComputedStyle(control, part), getComputedStyle(bare, part)]
      const hasSame = (...names: string[]) =>
        names.every((name) => has.getPropertyValue(name) === would.getPropertyValue(name))
      const showsText = control.tagName !== 'BUTTON' || control.textContent?.trim() !== ''
      const letters = showsText && hasSame('font-family')
      return (
        letters ||
        hasSame('background-color', 'background-image', 'border-top-style', 'border-top-width', 'border-top-color')
      )
    }
    try {
      return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
        .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((control) => control.clientWidth > 2 && control.clientHeight > 2)
        .filter(isUnstyled)
        .map((control) => control.outerHTML.slice(0, 160))
    } finally {
      host.remove()
    }
  })
}
