// Links as QR codes, which the server works out.
import type { components } from '../api/schema';
import { post } from './api';

/** A path of unit squares in a square of a size. */
export type QR = components['schemas']['QRDoc'];

export const qr = (text: string): Promise<QR> => post<QR>('/qr', { text });
