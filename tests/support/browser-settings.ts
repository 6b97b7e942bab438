import { chromiumEnvironment, chromiumFlags, findChromium } from './chromium'

/** The browser of the tests, as a visitor in Luanda has it. What pages were judged in is part of every proof. */
export async function readBrowserSettings() {
  return {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags, env: chromiumEnvironment },
    locale: 'pt-AO',
    timezoneId: 'Africa/Luanda',
  } as const
}
