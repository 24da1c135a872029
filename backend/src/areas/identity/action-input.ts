import { z } from 'zod';

/** Fields of the protocol's requests, with its bounds. */
export const clientId = z.string().min(1).max(128);
/** A mail address, or the id of a person. */
export const username = z.string().min(1).max(254);
export const password = z.string().min(1).max(256);
export const code = z.string().min(1).max(2048);
export const token = z.string().min(1).max(8192);
