/** From one try to the next, if the browser does not say before that it has a network, milliseconds. */
const pause = 5000

/** Resolves when the site answers: `navigator.onLine` is wrong behind some firewalls, VPNs and sign-in pages of a network. */
export async function whenReachable(): Promise<void> {
  while (!(await isReachable())) {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, pause)
    })
  }
}

const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
