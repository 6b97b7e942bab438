import { test } from '@playwright/test'
import { copyProduct, type ProductApart } from './product-apart'
import { startApart } from './start-apart'

/**
 * Gives the tests of a file a product of their own, as it was delivered: started before the first of them, ended and removed after the last.
 *
 * @returns the product, to be asked for within tests. @throws Error before it was started.
 */
export function startOwnProduct(): () => ProductApart {
  let product: ProductApart | undefined
  let running: ReturnType<typeof startApart> | undefined
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    product = await copyProduct()
    running = startApart(product.environment)
    await running.seen('Ctrl-C')
  })
  test.afterAll(async () => {
    running?.child.kill('SIGTERM')
    await running?.ended
    product?.remove()
  })
  return () => {
    if (!product) throw new Error('This product is started before the first test, and not sooner')
    return product
  }
}
