/** Shown where a page could not be fetched or prepared. Specification: document 1 section 8. */
import { isMissing } from './crash/missing-chunks.ts'
import { MissingPart } from './crash/MissingPart.tsx'
import { PageNotFetched } from './crash/PageNotFetched.tsx'

export const RouteFailure = ({ error }: { error: unknown }) => (isMissing(error) ? <MissingPart /> : <PageNotFetched />)
