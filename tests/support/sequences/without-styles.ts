import { registerHooks } from 'node:module'

/** Has this process take style sheets for empty: the admin's server functions come with them, and Node reads none. */
export function goWithoutStyles(): void {
  registerHooks({
    load: (url, context, next) =>
      /\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
  })
}
