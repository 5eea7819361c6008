/**
 * Blank sections and the failure panel as `template` elements of the first page, which its script fills
 * without React. Only the prerendered page has them.
 */
import { ContentFailure } from './ContentFailure.tsx'
import { Sections, sectionTypes } from './Sections.tsx'

const blank = { id: 'blank', title: '', text: '', href: '/', picture: 'blank', badge: '' }

export const ContentTemplates = () => (
  <>
    {sectionTypes.map((type) => (
      <template key={type} data-section={type}>
        <Sections
          content={{ version: '', sections: [{ type, title: '', items: [blank] }] }}
          onChoose={undefined}
        />
      </template>
    ))}
    <template data-content-failure="">
      <ContentFailure errorId="" code={null} onRetry={() => undefined} />
    </template>
  </>
)
