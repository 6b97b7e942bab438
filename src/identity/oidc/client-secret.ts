import { readFileSync } from 'node:fs'
import { type ClientAuth, ClientSecretBasic, ClientSecretPost, None } from 'openid-client'

type Secret = { clientSecret: string | undefined; clientSecretFile: string | undefined }

/**
 * How the CMS shows the provider who it is: with its secret, in the way that the provider takes. One in a file is read anew each time
 * that the provider is looked up, so that it can be changed without a restart.
 *
 * @throws when the file cannot be read.
 */
export function readClientAuth({ clientSecret, clientSecretFile }: Secret): ClientAuth {
  const secret = clientSecretFile === undefined ? clientSecret : readFileSync(clientSecretFile, 'utf8').trim()
  if (secret === undefined) return None()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    // What OpenID Connect Discovery says of a provider that says nothing.
    const { token_endpoint_auth_methods_supported: taken = ['client_secret_basic'] } = server
    return taken.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}
