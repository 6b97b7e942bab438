import { env } from '@/src/platform/env'
import { loginPage } from '../sign-in/sign-in-pages'

const home = env.cmsUrl ?? `http://localhost:${env.cmsPort}`

/** Where the provider leads back to: one address, which is registered there. */
export const callbackAddress = new URL('/api/users/oidc/callback', home)

/** Where the provider leads to after somebody left, which is registered there too. */
export const signInAddress = new URL(loginPage, home)
