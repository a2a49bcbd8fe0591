import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router-dom'
import { navigateIfIdle } from '../../lib/navigation.ts'

/**
 * Replaces the current address with a path of the site, if there is one, and if the visitor does not leave meanwhile.
 * @param state the `location.state` of the new address
 */
export function useRedirect(path: string | undefined, state?: object): void {
  const redirect = useEffectEvent((to: string) => navigateIfIdle(to, { replace: true, ...(state && { state }) }))
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (path !== undefined && isIdle) redirect(path)
  }, [path, isIdle])
}
