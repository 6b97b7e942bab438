import type { Payload } from 'payload'
import { env } from '@/src/platform/env'
import type { Account } from '../sign-in/find-account'

/** Tells somebody that their account is from now on the one of an identity at the provider: if it is not theirs, they say so. */
export async function tellLinked(payload: Payload, { email }: Account): Promise<void> {
  const { pt, en } = env.oidc?.name ?? { pt: '', en: '' }
  await payload.sendEmail({
    to: email,
    subject: 'CMS: entrada com o serviço de identidade / sign-in with the identity service',
    text: [
      `Pela primeira vez entrou-se na sua conta do CMS com ${pt}. A partir de agora só esta identidade entra assim na sua conta. Se não foi você, avise já um administrador.`,
      `Somebody signed in to your account of the CMS with ${en} for the first time. From now on only this identity signs in to your account this way. If it was not you, tell an administrator now.`,
    ].join('\n\n'),
  })
}
