import type { Page } from '@playwright/test'

/**
 * Words whose contrast with the nearest painted surface behind them is below 7 to 1, or 4.5 to 1 where they are large (WCAG 2.2,
 * 1.4.6), as they are drawn. Where the device forces its colours, the browser paints its own surface behind every word that has
 * not been taken out of that.
 */
export function readFaintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toChannels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isPainted = (colour: string): boolean => {
      const [, , , alpha = 1] = toChannels(colour)
      return alpha > 0.9
    }
    const luminanceOf = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** From 24 CSS pixels on, or from 18.66 where they are bold. */
    const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
      Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const isForced = matchMedia('(forced-colors: active)').matches
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    const faint = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const host = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!host || words === '' || ['SCRIPT', 'STYLE'].includes(host.tagName)) continue
      if (!host.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // The picture of a card keeps the colours of the card.
      if (host.closest('[aria-hidden="true"]')) continue
      const style = getComputedStyle(host)
      const isBacked = isForced && style.getPropertyValue('forced-color-adjust') !== 'none'
      let surface = isBacked ? canvas : 'rgb(255, 255, 255)'
      for (let at = isBacked ? null : host; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!isPainted(backgroundColor)) continue
        surface = backgroundColor
        break
      }
      const [dark = 0, light = 0] = [luminanceOf(style.color), luminanceOf(surface)].sort((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < (isLarge(style) ? 4.5 : 7)) faint.add(`${words.slice(0, 50)}: ${style.color} on ${surface}`)
    }
    return [...faint]
  })
}
