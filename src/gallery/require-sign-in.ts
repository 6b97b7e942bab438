import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isSignedIn } from '@/src/cms/sign-in/is-signed-in'
import { env } from '@/src/platform/env'

/**
 * Lets only people through who work in the CMS; others are sent to the login and come back after it. While the site is being
 * developed everybody may look.
 *
 * @param path the address to come back to.
 */
export async function requireSignIn(path: string): Promise<void> {
  if (env.isDevelopment || (await isSignedIn(await headers()))) return
  redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}
