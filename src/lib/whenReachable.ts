/** Resolves when the site can be reached. `navigator.onLine` alone is wrong behind some firewalls and VPNs. */
export async function whenReachable(): Promise<void> {
  if (navigator.onLine || (await isReachable())) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
