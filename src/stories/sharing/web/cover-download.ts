import { saveFile } from '../../../platform/web/save-file.ts';

/** Saves one of our pictures as a JPEG, which photo apps accept. @throws when it cannot be read. */
export async function downloadCover(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('the cover is not there');
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!jpeg) throw new Error('the cover could not be written');
  // No title in the file name: a title may contain the child's name.
  saveFile(jpeg, 'storywren-cover.jpg');
}
