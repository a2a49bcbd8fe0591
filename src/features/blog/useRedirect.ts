import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Replaces the current address with a path of the site, if there is one.
 * @param state the `location.state` of the new address
 */
export function useRedirect(path: string | undefined, state?: object): void {
  const navigate = useNavigate()
  const redirect = useEffectEvent((to: string) => navigate(to, { replace: true, state }))
  useEffect(() => {
    if (path !== undefined) redirect(path)
  }, [path])
}
