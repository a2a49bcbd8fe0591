import { useEffect, useEffectEvent } from 'react'
import { navigateIfIdle } from '../../lib/navigation.ts'

/**
 * Replaces the current address with a path of the site, if there is one.
 * @param state the `location.state` of the new address
 */
export function useRedirect(path: string | undefined, state?: object): void {
  const redirect = useEffectEvent((to: string) => navigateIfIdle(to, { replace: true, ...(state && { state }) }))
  useEffect(() => {
    if (path !== undefined) redirect(path)
  }, [path])
}
