import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'
import { toToolId } from '@/src/links/simulator-answer'
import { expectedFacts, plain, readFacts, typeCase } from '../support/ask-simulator'
import { findViolations } from '../support/find-violations'
import { findOverflow } from '../support/judge-layout'
import { readProduct } from '../support/product'
import { readStepwise, readStepwiseSimulators } from '../support/stepwise-simulators'
import { watchPage } from '../support/watch-page'

/** Where each simulator of steps stands: in the middle of what the bank says of its product. */
const places: Readonly<Record<string, { anchor: string; pt: string; en: string }>> = {
  'salary-advance': {
    anchor: 'simulator',
    pt: '/particulares/credito/bcs-antecipa',
    en: '/en/private/credit/bcs-anticipates',
  },
  'flex-overdraft': {
    anchor: 'simulator',
    pt: '/particulares/credito/descoberto-flex',
    en: '/en/private/credit/discovered-flex',
  },
  'savings-plan': {
    anchor: 'savings-plan',
    pt: '/particulares/poupanca-e-investimento',
    en: '/en/private/savings-and-investments',
  },
  'mortgage-periods': {
    anchor: 'rate-periods',
    pt: '/particulares/credito/credito-habitacao',
    en: '/en/private/credit/mortgage-loans',
  },
  leasing: {
    anchor: 'leasing',
    pt: '/particulares/credito/credito-automovel',
    en: '/en/private/credit/car-credit',
  },
}

const goldenCase = z.object({
  answers: z.array(z.object({ input: z.string(), value: z.string() })),
  verdict: z.enum(['workedOut', 'refused']),
  outcomes: z.array(z.object({ step: z.string(), amount: z.number() })).default([]),
  field: z.string().optional(),
})
type GoldenCase = z.infer<typeof goldenCase>

/** The cases that visitors can ask. One of a publication says values of the bank as well, which nobody types. */
function casesOf(key: string): GoldenCase[] {
  const file = parse(readFileSync(`site/content/simulators/${key}.yaml`, 'utf8'))
  const asked = readStepwise(key, 'pt').inputs.map((input) => input.key)
  return z
    .object({ cases: z.array(goldenCase) })
    .parse(file)
    .cases.filter(({ answers }) => answers.every(({ input }) => asked.includes(input)))
}

function placeOf(key: string): { anchor: string; pt: string; en: string } {
  const place = places[key]
  if (!place) throw new Error(`${key} stands on no page`)
  return place
}

async function openSimulator(page: Page, key: string, locale: Locale): Promise<Locator> {
  const { anchor, ...paths } = placeOf(key)
  await page.goto(`${readProduct().site}${paths[locale]}`)
  return page.locator(`#${toToolId(anchor)}`)
}

const keys = readStepwiseSimulators('pt').map(({ key }) => key)

test('every simulator of steps stands on a page', () => {
  expect(Object.keys(places).toSorted()).toEqual(keys.toSorted())
})

for (const key of keys) {
  for (const locale of locales) {
    const worked = casesOf(key).filter(({ verdict }) => verdict === 'workedOut')

    test.describe(`${key} in ${locale}, without script`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

      test('answers each golden case to the cent, at an address', async ({ page }) => {
        for (const golden of worked) {
          const tool = await openSimulator(page, key, locale)
          await typeCase(tool, { key, locale, golden })
          await tool.locator('button[type="submit"]').click()
          await expect(page).toHaveURL(new RegExp(`simulator=${key}&v1=.*#.*-answer$`))
          expect(await readFacts(tool)).toMatchObject(expectedFacts(key, locale, golden))
          await expect(tool.locator('[data-part="result"]')).toBeInViewport()
        }
      })

      test('says at the field what is wrong, by its name', async ({ page }) => {
        const refused = casesOf(key).find(({ verdict }) => verdict === 'refused')
        if (!refused) throw new Error(`${key} has no case that is refused`)
        const tool = await openSimulator(page, key, locale)
        await typeCase(tool, { key, locale, golden: refused })
        await tool.locator('button[type="submit"]').click()
        const label = readStepwise(key, locale).inputs.find((input) => input.key === refused.field)?.label ?? ''
        const errors = tool.locator('[data-part="errors"] a')
        await expect(errors).toHaveCount(1)
        expect(plain(await errors.textContent())).toContain(`${plain(label)}: `)
        await errors.click()
        await expect(tool.getByRole('textbox', { name: label, exact: true })).toBeInViewport()
      })
    })

    test(`${key} in ${locale} answers each golden case to the cent while it is typed`, async ({ page }) => {
      const { complaints } = watchPage(page)
      const tool = await openSimulator(page, key, locale)
      await tool.getByRole('textbox').first().focus()
      await expect(tool.getByRole('slider').first()).toBeVisible()
      for (const golden of worked) {
        await typeCase(tool, { key, locale, golden })
        await expect.poll(() => readFacts(tool)).toMatchObject(expectedFacts(key, locale, golden))
      }
      expect(complaints).toEqual([])
    })
  }

  test(`${key} is accessible with its answer and with a refusal, in both schemes, and fits a small phone`, async ({
    page,
  }) => {
    const { pt, en } = placeOf(key)
    for (const [path, golden] of [
      [pt, casesOf(key)[0]],
      [en, casesOf(key).at(-1)],
    ] as const) {
      const asked = (golden?.answers ?? []).map(({ value }, place): [string, string] => [`v${place + 1}`, value])
      await page.goto(`${readProduct().site}${path}?${new URLSearchParams([['simulator', key], ...asked])}`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await findViolations(page, { reader: 'visitor' }), `${path} ${colorScheme} ${width}`).toEqual([])
          expect(await findOverflow(page), `${path} ${colorScheme} ${width}`).toEqual([])
        }
      }
    }
  })
}
