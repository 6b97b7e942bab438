import type { Page } from '@playwright/test'

/** What can be pressed on a page as it stands and is too small for a finger, with its size in CSS pixels. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input:not([type="hidden"]), select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // The trap of a form for programs that fill in everything: no person meets it.
      .filter((element) => !element.matches('[aria-hidden="true"] input[name="_note"]'))
      // A choice is pressed anywhere on its words.
      .map((element) =>
        element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
          ? (element.labels?.[0] ?? element)
          : element,
      )
      // A link in running text is as high as its line; the link of a card answers on the whole card.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ element, box }) => `${element.textContent?.trim().slice(0, 40)}: ${box.width} by ${box.height}`),
  )
}
