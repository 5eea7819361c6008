/** Gives several chosen files to the empty upload boxes of a step, in the order of the list. */
import type { AnyActorRef, ActorRefFrom } from 'xstate'
import type { PictureKind } from '#machines/journey/pictures.ts'
import type { uploadBox } from '#machines/upload-box.ts'
import type { JourneySnapshot } from '../../journey.ts'

export type UploadBoxRef = ActorRefFrom<typeof uploadBox>

/** All children of the journey share one type. Only an upload box is a chart. */
export const isUploadBox = (child: AnyActorRef | undefined): child is UploadBoxRef =>
  child !== undefined && 'value' in child.getSnapshot()

/** The boxes without a file, in the order of the list; those after `tag` first. */
export const emptyBoxesOf = (
  { children, context }: JourneySnapshot,
  kind: PictureKind,
  tag?: string,
): readonly UploadBoxRef[] => {
  const tags = context[kind].map((box) => box.tag)
  const after = tag === undefined ? 0 : tags.indexOf(tag) + 1
  return [...tags.slice(after), ...tags.slice(0, after)].flatMap((each) => {
    const child: AnyActorRef | undefined = children[`upload-${each}`]
    return isUploadBox(child) && child.getSnapshot().matches('empty') ? [child] : []
  })
}

/** Returns how many files found no empty box. */
export const fillBoxes = (boxes: readonly UploadBoxRef[], files: readonly File[]): number => {
  for (const [index, box] of boxes.entries()) {
    const file = files[index]
    if (file) box.send({ type: 'file.chosen', file })
  }
  return Math.max(0, files.length - boxes.length)
}
