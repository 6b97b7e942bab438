import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { bundleIslands } from '@/src/islands/bundle-islands'
import { readBrowserSettings } from './browser-settings'
import type { JudgedInPage, ToJudgeInPage, TypedInPage } from './islands/JudgePosts.client'

/** A page of nothing but the modules that bring forms to life, in a real browser. */
export type JudgingPage = {
  judge: (asked: ToJudgeInPage) => Promise<JudgedInPage[]>
  judgeTyped: (asked: TypedInPage) => ReturnType<typeof globalThis.inPage.judgeTyped>
  calculate: (asked: TypedInPage) => ReturnType<typeof globalThis.inPage.calculate>
  close: () => Promise<void>
}

const origin = 'https://forms.example'
/** As strict as pages of the site: no code is made of texts. */
const policy = "default-src 'none'; script-src 'self'"

/** Opens such a page, with scripts as the product bundles them. @param day the day it is there, 2026-11-21 */
export async function openJudgingPage(day: string): Promise<JudgingPage> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-judging-'))
  const file = 'tests/support/islands/JudgePosts.client.tsx'
  const { islands } = await bundleIslands({ root: process.cwd(), directory, files: [file] })
  const [script = ''] = islands['JudgePosts']?.modules ?? []
  const { launchOptions, locale, timezoneId } = await readBrowserSettings()
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ locale, timezoneId })
  await page.clock.setFixedTime(`${day}T10:00:00Z`)
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path !== '')
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(directory, path), 'utf8') })
    const body = `<!DOCTYPE html><title>Forms</title><script type="module" src="/${script}"></script>`
    return route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body })
  })
  await page.goto(origin)
  await page.waitForFunction(() => 'inPage' in globalThis)
  return {
    judge: (asked) => page.evaluate((text) => globalThis.inPage.judge(JSON.parse(text)), JSON.stringify(asked)),
    judgeTyped: (asked) =>
      page.evaluate((text) => globalThis.inPage.judgeTyped(JSON.parse(text)), JSON.stringify(asked)),
    calculate: (asked) => page.evaluate((text) => globalThis.inPage.calculate(JSON.parse(text)), JSON.stringify(asked)),
    close: async () => {
      await browser.close()
      rmSync(directory, { recursive: true })
    },
  }
}
