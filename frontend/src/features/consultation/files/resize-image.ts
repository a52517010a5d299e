import { LIMITS } from '@afya/contracts';

const { width: MAX_WIDTH, height: MAX_HEIGHT, quality } = LIMITS.imageBox;
/** The output format by input type; all other types become JPEG, which every reader supports. */
const OUTPUT_FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'png',
};

/** The size in pixels that fits 600 × 900 with the same proportions; never larger than the image. */
export function fitImage(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Redraws the image within 600 × 900, rotated by its EXIF orientation. The EXIF data (place, camera) do not leave the device. Throws when
 * this browser cannot read the image.
 */
export async function resizeImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitImage(bitmap.width, bitmap.height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no room to draw the image');
  // Keeps the fine lines of a rash or a scanned report.
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const wanted = `image/${OUTPUT_FORMATS[file.type] ?? 'jpeg'}`;
  const drawn = wanted === 'image/jpeg' ? undefined : await encode(canvas, wanted);
  // A browser that cannot write WebP returns PNG, which is many times larger.
  const blob = drawn?.type === wanted ? drawn : await encode(onWhite(canvas, pen), 'image/jpeg');
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.replace('image/', '');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}

/** JPEG has no transparency; transparent pixels would become black. */
function onWhite(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): HTMLCanvasElement {
  Object.assign(pen, { globalCompositeOperation: 'destination-over', fillStyle: '#fff' });
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The image could not be encoded');
  return blob;
}
