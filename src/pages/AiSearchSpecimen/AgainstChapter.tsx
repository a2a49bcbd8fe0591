import { Faults } from '../../sections/Dossier/Faults.tsx'
import { Chapter } from './Chapter.tsx'

/** The faults of the house. */
export const AgainstChapter = () => (
  <Chapter name="against">
    <Faults />
  </Chapter>
)
